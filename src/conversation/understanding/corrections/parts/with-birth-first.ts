import { monthNames } from '../../recognisers/typed-date.ts';
import { slip } from '../correction-phrases.ts';

const dayAndMonth = `\\d{1,2}(?:[/.-]| d[oe] )(?:\\d{1,2}|${monthNames})`;
const birthPart = `(?:dia )?(?:${dayAndMonth}|\\d{1,2})(?!\\d)`;
const deniedDate = new RegExp(
  `(?<=\\d| de [a-z]+),? (?:e )?nao (?:em |n?o |de |foi )?(?:dia )?${dayAndMonth}(?= |[.!]*$)`,
);
const bornBehind = new RegExp(
  `^(?:(?:${slip}|ah|nao)[ ,]+)*(?:nao (?:e|eh|foi|era) (?:em |no )?${birthPart},? )?(?:mas )?(?:(?:e|eh|foi|era) )?(?:em |n?o )?(?:dia )?(?<told>${dayAndMonth}|\\d{1,2}(?!\\d))(?:,? (?:e )?nao (?:em |n?o )?${birthPart})?,? (?:(?:e|eh|foi) )?(?:(?:o dia )?(?:que|q) (?:eu )?nasci|(?:(?:o|a|meu|minha|data|dia|do|da|de) )*(?:aniversario|niver|nascimento))$`,
);

/** 'É 4 de março e não 3 de abril meu aniversário': its name in front, and nothing that is denied. */
export const withBirthFirst = (plain: string): string =>
  plain
    .replace(/[ .!]+$/, '')
    .replace(bornBehind, (_, told: string) => `nasci dia ${told}`)
    .replace(deniedDate, '');
