import type { Asked, Command } from '../reading.ts';
import { clausesOf } from '../text/clauses.ts';
import type { Text } from '../text/text.ts';
import { commandIn } from './command-in.ts';

/** Ends a contract, not this order: 'quero cancelar, faz dois meses que peço'. */
export const endsContract =
  /\b(?:ninguem (?:\w+ )?cancela|(?:faz|ha|tem) \w+ (?:mes|meses|semanas?|dias) que|(?:minha|a) (?:linha|assinatura|internet)|meu contrato|cancelar o meu|cancelar a minha[.! ]*$|nao (?:to|tou|estou|vim) contrata\w+|nao aguento mais)\b/;

/** 'Não uso e-mail, só WhatsApp' states a fact, and is no command. */
const only = /^ ?so (?:(?:uso|tenho|mexo (?:no|com)|o|no|pelo) )*(?:whats\w*|zap|celular)\b/;

/** The commands that single clauses of a message are. */
export const commandsInClauses = (text: Text, asked: Asked): readonly (Command['name'] | undefined)[] =>
  clausesOf(text)
    .map(({ from, to }) => text.plain.slice(from, to))
    .map((clause) => (only.test(clause) ? undefined : commandIn(clause, asked)?.name));
