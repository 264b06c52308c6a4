import { clausesOf } from '../clauses.ts';
import type { Text } from '../text.ts';
import type { Asked, Command } from '../understood.ts';
import { commandIn } from './command-in.ts';

/** 'Não uso e-mail, só WhatsApp' tells what there is. */
const only = /^ ?so (?:(?:uso|tenho|mexo (?:no|com)|o|no|pelo) )*(?:whats\w*|zap|celular)\b/;

/** What the clauses of a message wish, each as a whole. */
export const wishesIn = (text: Text, asked: Asked): readonly (Command['name'] | undefined)[] =>
  clausesOf(text)
    .map(({ from, to }) => text.plain.slice(from, to))
    .map((clause) => (only.test(clause) ? undefined : commandIn(clause, asked)?.name));
