import { complementIn } from '../recognisers/address/complement-words.ts';
import { within } from '../text/clauses.ts';
import { cutMark, type Text, textOf } from '../text/text.ts';
import { put } from './correction-phrases.ts';
import { withoutDenied } from './denied-value.ts';
import { towards } from './may-correct.ts';
import type { Named } from './named-in.ts';

const behind = ({ shown, plain }: Text, at: number): Text => ({
  shown: shown.slice(at),
  plain: plain.slice(at),
});

/** Words between the name and its value: 'o número (tá errado, é) 1580', 'o número que era 12'. */
const verdict =
  /^ (?:(?:ta|tava|esta|estava|ficou|saiu|foi|veio) (?:todo )?(?:errad[oa]|incorret[oa]|trocad[oa]|incomplet[oa]|pela metade|faltando(?: \w+)?)[, ]+(?=(?:e|eh|era|o cert|o corret)\b)|(?:era|eh?|foi|mudou pra|agora e) outr[oa][, ]+(?=(?:e|eh|era|o cert|o corret|agora)\b)|(?:que|q) (?=(?:e|eh|era) ))/;

/** Between a value and its name behind it. */
const valueBefore = / (?:[oa]|meu|minha|d[oa])(?: numero d[oae])? $/;
const states = /^\W*(?:(?:ah|ai|opa|ops|olha|na verdade|desculpa|perdao|nao|o|certo)\W+)*(?:e|eh) \S/;
const figureAlone = /^\W*(?:(?:e|eh|o certo|certo|correto|o)\W+)*(\d{1,5} ?[a-z]?)\W*$/;

/** The text with the new value: behind the last 'para', or behind the name. */
function valueIn(text: Text, named: { from: number; valueFrom: number }): Text {
  const match = towards.exec(text.plain);
  const isBehind = match !== null && match.index >= named.from;
  const at = isBehind ? match.index + match[0].length : named.valueFrom;
  const [relative = ''] = verdict.exec(text.plain.slice(at)) ?? [];
  const value = behind(text, at + relative.length);
  return withoutDenied(value);
}

/** 'Não é 1024, é 1204 o ap': with its name behind it. */
function valueInFront(text: Text, { label, from, to }: Named): Text | null {
  const at = valueBefore.exec(text.plain.slice(0, from));
  if (at === null || /[a-z\d]/.test(text.plain.slice(to))) return null;
  const value = withoutDenied(within(text, 0, at.index));
  if (!states.test(value.plain.replaceAll(cutMark, ' '))) return null;
  return label.field === 'complement' ? withKind(value, text, { label, from, to }) : value;
}

/** 'O apartamento (não é 52) é 25': the kind and its number stand apart where a denied value stood. */
const apart = new RegExp(`^(\\p{L}+) *${cutMark}+ *(?:é|eh?) (?=\\d)`, 'iu');

/** A mere figure behind 'coloquei apto 1024, mas é' is one of a flat. */
function withKind(value: Text, { shown }: Text, { label, to }: Named): Text {
  if (label.field === 'complement' && apart.test(value.shown))
    return textOf(value.shown.replace(apart, '$1 '));
  const [, figure] = figureAlone.exec(value.plain.replaceAll(cutMark, ' ')) ?? [];
  const kind = shown.slice(0, to).split(' ').at(-1) ?? '';
  return label.field === 'complement' && figure !== undefined ? textOf(`${kind} ${figure}`) : value;
}

/** 'Bota no débito', 'troca pra débito automático': the name of the answer is its value. */
const wayWished = new RegExp(
  `(?<!\\bnao (?:\\w+ )?)\\b(?:${put}|pra|pro|para|por|no|em|volta|quero|queria|prefiro)(?: (?:o|no|em|ser|por))* $`,
);

/**
 * The start of a correction. The kind of complement belongs to the value: 'o apto é 304', 'faltou o bloco, é bloco B
 * apto 32'.
 */
function beginningOf({ plain }: Text, { label, from, to }: Named): { from: number; valueFrom: number } {
  if (label.field === 'direct_debit' && wayWished.test(plain.slice(0, from)))
    return { from, valueFrom: from };
  if (label.field !== 'complement') return { from, valueFrom: to };
  const kindAt = plain.lastIndexOf(' ', to - 1) + 1;
  const valueFrom = Math.min(kindAt, complementIn(plain)?.index ?? kindAt);
  return { from: Math.min(from, valueFrom), valueFrom };
}

/** The new value of the answer that a correction names, and where the correction begins. */
export function correctedValue(text: Text, named: Named): { from: number; value: Text } {
  const inFront = valueInFront(text, named);
  if (inFront !== null) return { from: 0, value: inFront };
  const { from, valueFrom } = beginningOf(text, named);
  return { from, value: withKind(valueIn(text, { from: named.from, valueFrom }), text, named) };
}
