import type { Asked, Command } from '../reading.ts';
import { commandIn } from './command-in.ts';

/** What another journey asks first: a document, a date of birth, a phone, an e-mail or a postcode. */
const value = String.raw`(?:\d[\d./-]{6,}\d|\(?\d{2}\)? ?9?\d{4}[- ]?\d{4}|\d{1,2} (?:de )?[a-z]{3,9} (?:de )?\d{4}|\S+@\S+)`;
const name =
  '(?:meu |minha |o |a |com )*(?:cpf|cnpj|documento|nascid[oa]|nasci|nascimento|data(?: de nascimento)?|telefone|celular|e-?mail|cep)(?: (?:e|eh|em|no|dia|numero|de|da empresa))*[ :]*';
const told = new RegExp(`(?:(?:\\b${name})?(?<!\\S)${value}|\\b${name}$)`, 'g');

const leading: readonly Command['name'][] = ['renewal', 'migration', 'company'];

/** A mere wish for another journey beside what it asks: 'renovação, cpf …, nasci em …'. */
export function commandBesideValues(plain: string, asked: Asked): Command | null {
  const rest = plain.replace(told, ' ');
  if (rest === plain) return null;
  const command = commandIn(rest.replace(/\s+/g, ' ').replace(/^(?:[ ,.;]|e )+|(?:[ ,.;]| e)+$/g, ''), asked);
  return command !== null && leading.includes(command.name) ? command : null;
}
