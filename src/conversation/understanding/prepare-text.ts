import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { isChoice, isName, isOfAddress, isPersonName } from './answer-kinds.ts';
import { withServiceSpokenOf } from './plans/with-service-spoken-of.ts';
import type { Asked } from './reading.ts';
import { awaitedFields, isReview, pendingFields } from './recognise-answers.ts';
import { withAddressClauses } from './recognisers/address/address-clauses.ts';
import { withBlockStated } from './recognisers/address/with-block-stated.ts';
import { withElseDay } from './recognisers/visit/with-else-day.ts';
import { withTimesOfHome } from './recognisers/visit/with-times-of-home.ts';
import { withDayCountedFrom } from './recognisers/with-day-counted-from.ts';
import { withValueByPlace } from './recognisers/with-value-by-place.ts';
import { blockLetters, withLetterOfHouse } from './spoken/spelled-letters.ts';
import { withProviderBehind } from './spoken/with-provider-behind.ts';
import { withAtSaid, withoutBreaths } from './spoken/without-breaths.ts';
import { withoutCalled, withoutRequest } from './text/fillers.ts';
import { withLabelsApart, withoutFrame } from './text/framing.ts';
import { looksLikeQuestion } from './text/looks-like-question.ts';
import { isMisspelled, spelledAs } from './text/name-spelling.ts';
import { normaliseSpeech } from './text/normalise.ts';
import { type Text, textOf } from './text/text.ts';
import { withDictatedClauses } from './text/with-dictated-clauses.ts';
import { withDoubleDenialAsked } from './text/with-double-denial-asked.ts';
import { withTagAgreed } from './text/with-tag-agreed.ts';
import { withoutNameNotes } from './text/without-name-notes.ts';
import { withoutUnknownSurname } from './text/without-unknown-surname.ts';
import { inPortuguese, type Language } from './tone/in-portuguese.ts';
import { withSlipsMended } from './with-slips-mended.ts';

const wanting =
  '(?:e|eh|ok|ta|ta bom|entao|beleza|blz|certo|isso|sim|gostei|otimo|legal|pode ser|eu|quero|queria|vou querer|prefiro|fico com|vou ficar com|vou|pego|escolho|fechado|fechou|fecha|coloca|bota|manda|me ve|contrato|gostei)';
/** 'Esse que você indicou': whose advice is taken. */
const advised =
  '(?:que|q) (?:tu|voce|vc|voces|vcs|o senhor|a senhora)? ?(?:me )?(?:falou|falaram|falaste|disse|disseram|indicou|indicaram|recomendou|sugeriu|mostrou|ofereceu)';
/** 'Quero esse mesmo', behind a reply about one plan. */
const pointing = new RegExp(
  `^(?:${wanting}[ ,.!]+)*(?:(?:[nd]?ess[ea]|[nd]?est[ea]|[nd]?el[ea]|isso|[oa](?= (?:que|q) ))(?: (?:ai|mesm[oa]|plano|entao|sim|dai|${advised}))*)[ ,.!]*$`,
);
/** 'Serve sim, pode ser', or a plain 'sim': agrees to the one plan that the reply before spoke of. */
const agreeing =
  /^(?:(?:sim|ok|ta|ta bom|entao|beleza|blz|certo|isso|gostei|otimo|legal|claro|ah|bom|e)[ ,.!]+)*(?:pode ser|serve|quero|vou querer|fechou|fechado|fecha|eu quero|me serve|serve pra mim|sim|claro|e|aham|uhum|exato)(?:[ ,.!]+(?:sim|entao|mesmo|pode ser|ta bom|quero|fechado|ai))*[ ,.!]*$/;

const asMeant = (text: Text, { meant }: Asked): Text =>
  meant !== undefined && (pointing.test(text.plain) || agreeing.test(text.plain)) ? textOf(meant) : text;

/** What the reply before spoke of: its plan, or its service. */
const asSpokenOf = (text: Text, asked: Asked): Text => withServiceSpokenOf(asMeant(text, asked), asked);

/** 'Quê ene a trinta e quatro' where a block is asked, 'letra b' where it may be that of a house, 'icloud ana.souza'. */
function asSpelled(text: Text, asked: Asked): Text {
  const pending = pendingFields(asked);
  if (pending.includes('email')) return withProviderBehind(text);
  if (!pending.some(isOfAddress)) return text;
  const stated = pending.includes('block_number') ? withBlockStated(text) : text;
  const said = pending.includes('block_number') ? blockLetters(stated) : null;
  return said ?? withLetterOfHouse(stated);
}

/** A day that is told by what else there is on others. */
function withDayMeant(text: Text, open: FieldName | undefined): Text {
  if (open === 'due_date') return withDayCountedFrom(text);
  return open === 'schedules' ? withTimesOfHome(withElseDay(text)) : text;
}

/** The clauses of dictated text apart, as what is asked needs it. */
function withClauses(text: Text, asked: Asked): Text {
  const [open] = awaitedFields(asked);
  const pending = pendingFields(asked);
  const wished = withDayMeant(text, open);
  const said = open !== undefined && isChoice(open) ? withTagAgreed(withDoubleDenialAsked(wished)) : wished;
  const parted = withDictatedClauses(said);
  return pending.some(isOfAddress) ? withAddressClauses(parted, pending.includes('address')) : parted;
}

/** The number of the visitor's own order, by its name. */
function withOrderNamed(text: Text, { facts: { order } }: Asked): Text {
  if (order === null) return text;
  const number = new RegExp(order.orderNumber.split('').join(' ?'));
  return number.test(text.plain) ? textOf(text.shown.replace(number, 'o número do pedido')) : text;
}

/** Removes whoever is called; from a value that is written down also the request to write it: 'anota aí, moça'. */
const withoutFillers = (text: Text, asked: Asked): Text =>
  pendingFields(asked).some(isChoice) || isReview(asked) ? withoutCalled(text) : withoutRequest(text);

interface Prepared {
  /** The message with its denials and dictated signs as the rules know them; null for one in another language. */
  said: Text | null;
  /** The same with the clauses of dictated text apart. */
  text: Text;
  /** The language it was written in, if not Portuguese. */
  language: Language | null;
  /** A slip of the finger was mended, or only agreed to what the reply said: what is read waits for a yes. */
  isMended: boolean;
}

/** A message in the form in which it is read. */
export function prepareText(typed: string, asked: Asked): Prepared {
  const placed = withValueByPlace(withAtSaid(textOf(typed)), asked);
  const meant = withOrderNamed(asSpokenOf(placed, asked), asked);
  const isOfName = pendingFields(asked).some((name) => isName(name) || name === 'email');
  const { text: translated, language } = inPortuguese(meant, isOfName);
  const text = language === null ? withSlipsMended(translated, asked) : translated;
  // Elsewhere a sign that is said ends a sentence.
  const labelled = withLabelsApart(pendingFields(asked).includes('email') ? withoutBreaths(text) : text);
  const said = asSpelled(normaliseSpeech(labelled), asked);
  const bare = withoutFillers(labelled, asked);
  const read = bare === labelled ? said : asSpelled(normaliseSpeech(bare), asked);
  return {
    said: translated === meant ? said : null,
    text: withClauses(read, asked),
    language,
    isMended: text !== translated || (asked.meant !== undefined && agreeing.test(placed.plain)),
  };
}

/** The message without what surrounds it; null where a note says that the name is to be written in other letters. */
export function bareOf(text: Text, asked: Asked): Text | null {
  const pending = pendingFields(asked);
  const isOfName = pending.some(isName);
  const framed = withoutFrame(text, isOfName);
  if (!isOfName || looksLikeQuestion(framed)) return framed;
  const named = withoutNameNotes(pending.every(isPersonName) ? withoutUnknownSurname(framed) : framed);
  return pending.some(isPersonName) && isMisspelled(named) ? null : (spelledAs(named) ?? named.text);
}
