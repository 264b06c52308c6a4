import type { Text } from '../text/text.ts';
import type { Found, Recogniser } from './recogniser.ts';

const linked = `[:,]? ?(?:(?:e|eh)(?: |$)(?:a )?)?`;
const registered = new RegExp(
  String.raw`\brazao social\b(?: d[ao] (?:\w+ )?(?:empresa|firma|loja))?${linked}`,
);
const called = new RegExp(String.raw`\b(?:empresa|firma)\b${linked}|\bsomos [ao] `);
const byName = new RegExp(String.raw`(?<!\bmeu )\bnome\b(?! (?:fantasia|completo))${linked}`);

const legalForm = /\b(?:ltda|me|mei|epp|eireli|s\.?\/?a|ss|slu)\b\.?$/;
/** What no other sentence ends with. */
const certainForm = /\b(?:ltda|eireli|epp)\b\.?$/;

/** What follows the name of a company: who speaks, or another fact of it. */
const otherFact =
  /[,.;]? (?:e )?(?:(?:eu )?sou [oa] |me chamo|meu nome|nome fantasia|responsavel|cnpj|telefone)\b|[,.;] ?(?:e )?(?:(?:eu )?sou|eu|o dono|a dona|dono:|dona:|[oa] proprietari[oa]|[oa] soci[oa]|[oa]? ?titular|quem|falo|fala|falar|aqui|aos cuidados|contato|celular|whats\w*|zap|fantasia|fica|o nome|por favor|pode|obrigad[oa]|ta)\b|[;\n\uE000]/;

/** 'A razão social está errada' names no company. */
const noName = /^(?:esta|ta|tem|tinha|errad|nao|mudou|foi|que|qual|pode|precisa|d[aeo]s? |n[ao] |vou|depois)/;
const leadIn = /^ *(?:(?:oi|ola|bom dia|boa tarde|boa noite|e|eh|a|o|sou|somos|aqui|nome|para|pra)[ ,:]+)+/;

/** The name that begins at a place, up to another fact. */
function nameFrom({ shown, plain }: Text, at: number): Found | null {
  const rest = plain.slice(at);
  const start = at + (rest.length - rest.replace(/^[\s,.:-]+/, '').length);
  const end = otherFact.exec(plain.slice(start))?.index ?? plain.length - start;
  const name = shown.slice(start, start + end).replace(/[\s,;:-]+(?:(?:e|o|a|e o|e a)[\s,]*)?$/i, '');
  if (!/\p{L}/u.test(name) || noName.test(plain.slice(start))) return null;
  return { raw: { company_name: [name] }, from: start, to: start + name.length };
}

function behind(text: Text, opening: RegExp): Found | null {
  const match = opening.exec(text.plain);
  const found = match && nameFrom(text, match.index + match[0].length);
  return found && { ...found, from: match.index };
}

const isTitled = ({ raw }: Found): boolean => /^[\p{Lu}\d]/u.test(raw.company_name?.[0] ?? '');

/** A part of the message that ends with a legal form: 'Padaria Sol Ltda, 11.222.333/0001-81'. */
function withForm(text: Text, form: RegExp): Found | null {
  for (const { 0: part, index } of text.plain.matchAll(/[^;\n\uE000]+/g)) {
    const found = nameFrom(text, index + (leadIn.exec(part)?.[0].length ?? 0));
    if (found === null || !form.test(text.plain.slice(found.from, found.to))) continue;
    return isTitled(found) ? found : { ...found, doubtful: true };
  }
  return null;
}

/** A company may be called anything: its name is taken where it is announced, or ends with the legal form. */
export const recogniseCompany: Recogniser = {
  kind: 'name',
  asked: (text) =>
    behind(text, registered) ?? behind(text, called) ?? withForm(text, legalForm) ?? behind(text, byName),
  anywhere: (text) => {
    const found = behind(text, registered);
    return found !== null && isTitled(found) ? found : withForm(text, certainForm);
  },
};
