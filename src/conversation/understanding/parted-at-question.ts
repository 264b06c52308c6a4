import { clausesOf, within } from './text/clauses.ts';
import { looksLikeQuestion } from './text/looks-like-question.ts';
import { type Text, textOf } from './text/text.ts';

export interface Parted {
  statement: Text;
  question: Text;
}

interface Part {
  from: number;
  to: number;
  isAsked: boolean;
}

/** Joins parts of a message to one text. */
function joined(text: Text, parts: readonly Part[], isApart: boolean): Text {
  if (isApart) return textOf(parts.map(({ from, to }) => text.shown.slice(from, to).trim()).join(', '));
  return within(text, parts[0]?.from ?? 0, parts.at(-1)?.to ?? 0);
}

/** Announces a question: everything after 'me diz uma coisa' counts as asked. */
const announces =
  /^(?:(?:e|mas|antes|antes de tudo|so|agora|aproveitando) )*(?:me (?:diz|diga|fala|fale|tira|responde|explica)|(?:uma|tenho uma|so uma) (?:pergunta|duvida|coisa)|aproveitando)(?: (?:uma|so|mais|coisa|duvida|pergunta|ai|antes|aqui))*$/;

/** A choice under a condition is still a choice: 'se sim quero terça', 'se não tiver problema bota dia 3'. */
const onCondition =
  /^se (?:\w+ ){1,6}?(?=(?:quero|queria|bota|poe|pode ser|vai (?:[oa]|n[oa]|de|debito|boleto)|marca|fico|coloca|manda|me ve)\b)/;

/** 'Se tiver desconto bota, se não tiver deixa boleto': the second condition is the opposite of the first. */
const onOppositeCondition = /^se (?:nao|n) /;

/** Splits a message into statement and question; null if it has only one of them. */
export function partedAtQuestion(text: Text): Parted | null {
  let isAnnounced = false;
  let isConditional = false;
  const parts = clausesOf(text).map(({ from, to }) => {
    const [condition = ''] = onCondition.exec(text.plain.slice(from, to)) ?? [];
    const said = within(text, from + condition.length, to);
    const isOpposite = isConditional && onOppositeCondition.test(text.plain.slice(from, to));
    isConditional ||= condition !== '';
    const isAsked =
      isOpposite || (condition === '' && (isAnnounced || text.plain[to] === '?' || looksLikeQuestion(said)));
    isAnnounced ||= announces.test(said.plain.trim());
    return { from: from + condition.length, to, isAsked };
  });
  const told = parts.filter(({ isAsked }) => !isAsked);
  const asked = parts.filter(({ isAsked }) => isAsked);
  if (told.length === 0 || asked.length === 0) return null;
  const turns = parts.filter(({ isAsked }, place) => place > 0 && isAsked !== parts[place - 1]?.isAsked);
  const isApart = turns.length > 1;
  const question = joined(text, asked, isApart);
  const isOfStatement = ofWhatWasTold.test(question.plain.trim());
  return { statement: joined(text, told, isApart), question: isOfStatement ? text : question };
}

/** '… mas nasci mesmo em outubro, qual que eu ponho?': only the whole message tells what is asked. */
const ofWhatWasTold =
  /^(?:e |entao )*(?:qual|quais)(?: (?:que|deles|delas|dos dois|das duas|e|eu))* (?:ponho|coloco|coloca|vale|uso|boto|escrevo|digo|informo|passo)\W*$/;
