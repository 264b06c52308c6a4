import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, ProposalReading, Reading } from '../reading.ts';
import { pendingFields, stepFor } from '../recognise-answers.ts';
import { commonNames, givenAlone, notNames } from '../recognisers/names/name-words.ts';
import { isCapital, type Text, textOf, wordsOf } from '../text/text.ts';

/** 'Sou a Juliana', 'me chamo Antônio Carlos'. */
const calledSo =
  /(?:^|[,.;!\n] ?| e | )(?:me chamo|meu nome (?:e|eh)|aqui (?:e|eh|quem fala e) [oa]|sou [oa]) (?<name>[a-z]{3,})(?![a-z])/;

/** A longer message says more, which was not understood. */
const mostOfIntroduction = 6;

const noName =
  /^(?:morador|inquilin|vizinh|sindic|client|titular|respons|espos|marid|filh|mae|pai|don[oa]|ti[oa])/;

/** Whether a message tells who writes, in front of the question for the name. */
function tellsName({ plain, shown }: Text): boolean {
  const match = calledSo.exec(plain);
  const name = match?.groups?.name;
  if (match === null || name === undefined || notNames.has(name)) return false;
  const from = match.index + match[0].length - name.length;
  const isShouted = shown === shown.toUpperCase();
  return (
    commonNames.has(name) ||
    givenAlone.has(name) ||
    (isCapital(shown.slice(from)) && !isShouted && !noName.test(name))
  );
}

const isNamed = (reading: Reading): boolean =>
  reading.kind === 'proposal' && reading.answers.some(({ field }) => field === 'name');

/** Of the words that were left over, the name is said to be asked for. */
function withNameInLeft(reading: ProposalReading): Reading {
  const parts = reading.left?.split(', ') ?? [];
  const others = parts.filter((part) => !tellsName(textOf(part)));
  if (others.length === parts.length) return reading;
  const { left: _, ...rest } = reading;
  const reply = [replies.nameLater, reading.reply].filter(Boolean).join(' ');
  return { ...rest, ...(others.length > 0 && { left: others.join(', ') }), reply };
}

/** A first name that is told before its question is not kept: the whole one is asked for later, which is said. */
export function withNameToldEarly(reading: Reading, text: Text, asked: Asked): Reading {
  const isLater =
    asked.facts.answers.name === undefined &&
    !pendingFields(asked).includes('name') &&
    stepFor('name', asked) !== null;
  if (!isLater || isNamed(reading) || !tellsName(text)) return reading;
  if (reading.kind === 'proposal' && reading.left !== undefined) return withNameInLeft(reading);
  const said = (reply = '') => `${replies.nameLater} ${reply}`.trim();
  if (reading.kind === 'question' || reading.kind === 'answer' || reading.kind === 'proposal')
    return { ...reading, reply: said(reading.reply) };
  if (reading.kind !== 'unclear') return reading;
  const expected = said(reading.expected);
  return wordsOf(text.plain).length <= mostOfIntroduction
    ? { kind: 'question', reply: expected }
    : { ...reading, expected };
}
