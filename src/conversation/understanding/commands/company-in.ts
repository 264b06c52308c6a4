import type { Asked, Command } from '../reading.ts';
import { pendingFields } from '../recognise-answers.ts';
import type { Text } from '../text/text.ts';
import { commandIn } from './command-in.ts';
import { commandsInClauses } from './commands-in-clauses.ts';

const companyNumber = /\d{2}\.?\d{3}\.?\d{3} ?\/? ?\d{4} ?-? ?\d{2}/;

/** 'Tenho CNPJ mas não quero misturar'. */
const turnedDown =
  /\bcnpj\b.*\bnao (?:quero|vou|e) (?:\w+ ){0,2}?(?:mistur|us|coloc|por|nele|com ele|esse|para ele)/;

/** The command `company`, said beside a CNPJ ('É pessoa jurídica, 78.106.871/0001-81') or as a wish in one clause. */
export function companyIn(text: Text, asked: Asked): Command | null {
  if (pendingFields(asked).includes('cnpj') || turnedDown.test(text.plain)) return null;
  const [number] = companyNumber.exec(text.plain) ?? [];
  const command = number === undefined ? null : commandIn(text.plain.replace(number, ' '), asked);
  const isWished =
    command?.name === 'company' ||
    (/\bcnpj\b/.test(text.plain) && commandsInClauses(text, asked).includes('company'));
  return isWished ? { name: 'company' } : null;
}
