import type { Asked } from '../reading.ts';
import { blank, plainOf, wordsOf } from '../text/text.ts';
import { isOfDebit } from './recognise-account.ts';
import { type Found, type Recogniser, span } from './recogniser.ts';

/** Other names of banks than those in the list. */
const nicknames: readonly (readonly [code: string, names: string])[] = [
  ['001', 'banco do brasil|bb'],
  ['341', 'itau unibanco|itau|iti'],
  ['104', 'caixa economica federal|caixa economica|caixa tem|caixa|cef'],
  ['260', 'nu pagamentos|nubank|nu bank|roxinho|nu'],
  ['237', 'banco bradesco|bradesco|next'],
  ['033', 'banco santander|santander'],
  ['077', 'banco inter|inter'],
  ['336', 'c6 bank|c6bank|banco c6|c6'],
  ['290', 'pagseguro|pagbank|pag bank'],
  ['323', 'mercado pago|mercadopago'],
  ['380', 'picpay|pic pay'],
  ['756', 'sicoob|bancoob'],
  ['748', 'sicredi'],
  ['208', 'banco btg pactual|btg pactual|btg'],
  ['070', 'banco de brasilia|brb'],
  ['041', 'banrisul'],
  ['004', 'banco do nordeste|bnb'],
  ['003', 'banco da amazonia|basa'],
  ['655', 'votorantim'],
  ['413', 'banco bv|bv'],
  ['536', 'banco neon|neon'],
  ['102', 'xp investimentos|xp'],
];

type Bank = NonNullable<Asked['lists']['banks']>[number];

interface Named {
  code: string;
  /** Between single spaces. */
  name: string;
}

const bare = (name: string): string => plainOf(name).replace(/ \(.*$/, '');

/** Whole words between single spaces, as long as the text itself. */
const padded = (text: string): string => ` ${text.replace(/[^\p{L}\p{N}+]/gu, ' ')} `;

const known: readonly Named[] = nicknames.flatMap(([code, names]) =>
  names.split('|').map((name) => ({ code, name: padded(name) })),
);

/** A bank by its whole name, and without 'Banco' in front. */
function ownNames({ code, name }: Bank): Named[] {
  const full = bare(name);
  const short = full.replace(/^banco (?!d[aoe])/, '');
  return [...new Set(short.length < 2 ? [full] : [full, short])].map((one) => ({ code, name: padded(one) }));
}

const namesOfBanks = new WeakMap<readonly Bank[], readonly Named[]>();

function namesOf({ lists: { banks } }: Asked): readonly Named[] {
  if (banks === null) return known;
  const names = namesOfBanks.get(banks) ?? [
    ...known.filter(({ code }) => banks.some((bank) => bank.code === code)),
    ...banks.flatMap(ownNames),
  ];
  namesOfBanks.set(banks, names);
  return names;
}

/** 'Prefiro pagar no caixa': no bank. */
const till = /\b(?:no|do|ao) caixas?\b/g;

/** The longest name in the text: 'Banco do Brasil' and not 'Brasil', 'Neon Financeira' and not 'Neon'. */
function nameIn(plain: string, asked: Asked): Found | null {
  const words = padded(blank(plain, till));
  let longest: (Named & { at: number }) | null = null;
  for (const named of namesOf(asked)) {
    const at = words.indexOf(named.name);
    if (at !== -1 && named.name.length > (longest?.name.length ?? 0)) longest = { ...named, at };
  }
  return longest === null
    ? null
    : { raw: { bank: [longest.code] }, from: longest.at, to: longest.at + longest.name.length - 2 };
}

const codeBefore = /(?:(?<![a-z\d])banco )?(?:(?:codigo|numero|n[º°]?) )?(?<!\d)(\d{1,3})[ )]*[-–:,]? ?$/;
const codeBehind = /^[ ,(–-]{1,3}(?:(?:banco|codigo|cod|numero|n[º°]?)[ .:]*){0,2}(\d{1,3})(?![\d.-])[ )]*/;

/** The name with its code beside it: 'Inter (077)', '104 - Caixa'. */
function withCode(plain: string, found: Found): Found {
  const isCode = (digits: string | undefined) =>
    digits !== undefined && found.raw.bank?.[0] === digits.padStart(3, '0');
  const front = codeBefore.exec(plain.slice(0, found.from));
  const back = codeBehind.exec(plain.slice(found.to));
  return {
    ...found,
    from: front !== null && isCode(front[1]) ? front.index : found.from,
    to: back !== null && isCode(back[1]) ? found.to + back[0].length : found.to,
  };
}

/** 'O banco é o do Brasil': a verb between the words of one name. */
const verbWithin = /(?<=\bbanco) (?:e|eh|seria) o(?= d[aoe] )/;

function byName(plain: string, asked: Asked): Found | null {
  const verb = verbWithin.exec(plain);
  const found = nameIn(plain.replace(verbWithin, ''), asked);
  if (verb === null) return found;
  const isAround = found !== null && found.from < verb.index && found.to > verb.index;
  return isAround ? { ...found, to: found.to + verb[0].length } : nameIn(plain, asked);
}

const code = /(?:^|\bbanco (?:numero |codigo |n )?|\bcodigo )(\d{1,3})(?![\d.]|-\d)/;

function byCode(plain: string, { lists }: Asked): Found | null {
  const match = code.exec(plain);
  const digits = match?.[1]?.padStart(3, '0');
  if (match === null || digits === undefined || lists.banks?.some((bank) => bank.code === digits) !== true)
    return null;
  // Three digits in front may also be an agency that is written short.
  return plain.startsWith('banco') || match[1]?.length === 3
    ? { raw: { bank: [digits] }, ...span(match) }
    : null;
}

function find(plain: string, asked: Asked): Found | null {
  const named = byName(plain, asked);
  return named === null ? byCode(plain, asked) : withCode(plain, named);
}

const ofAccount: readonly (readonly RegExp[])[] = [
  [/\b(?:conta|cc|c\/c)\b/, /\bag(?:encia)?\b/],
  [/\b(?:debito|automatico)(?: em conta)? (?:n[oa]|d[oa]|pel[oa]|banco) /],
  // 'No débito automático que eu tenho conta no Itaú'
  [/\bdebito\b/, /\b(?:tenho|minha|uma) conta (?:e |eh )?(?:n[oa]|d[oa]|pel[oa]|em) /],
  // 'Dia 15 e débito, itaú'
  [
    /\b(?:debito|automatico)(?: em conta)?, (?:(?:e|eh|meu|banco|n[oa]|d[oa]|o) )*[a-z]+(?: [a-z]+){0,2}(?:$|[,.;])/,
  ],
];

/** 'Sim, santander': no longer than a bank is called. */
const mostAlone = 3;

const isBesideDebit = (plain: string, asked: Asked): boolean =>
  isOfDebit(asked) &&
  (wordsOf(plain).length <= mostAlone ||
    /\b(?:ag|agencia|e|eh|no|na|do|da|pelo|banco|conta|meu)\b/.test(plain));

export const recogniseBank: Recogniser = {
  kind: 'option',
  asked: ({ plain }, asked) => find(plain, asked),
  // Inter, Pan or Stone are banks only where an account is spoken of.
  anywhere: ({ plain }, asked) =>
    ofAccount.some((words) => words.every((pattern) => pattern.test(plain))) || isBesideDebit(plain, asked)
      ? find(plain, asked)
      : null,
};
