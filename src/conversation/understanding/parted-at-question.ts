import { clausesOf, within } from './text/clauses.ts';
import { looksLikeQuestion } from './text/looks-like-question.ts';
import { type Text, textOf, wordsOf } from './text/text.ts';

export interface Parted {
  statement: Text;
  question: Text;
  /** The statement holds under a condition: 'se não der, o meu é 111.444.777-35'. */
  isConditional: boolean;
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

/** A choice under a condition is still a choice: 'se sim quero terça', 'se não puder usa o meu'. */
const onCondition =
  /^(?:e |mas |ai )?(?:se (?:\w+ ){1,6}?(?=(?:(?:eu|el[ae]|a gente|pode) (?:nao )?)?(?:quer(?:o|ia|em)?|bota|poe|pode ser|vai (?:[oa]|n[oa]|de|debito|boleto)|marca|fico|coloca|manda|me ve|usa|prefir[oa]|prefere|pega|pego|anota|deixa|fica|serve)\b)|(?:senao|se nao|caso (?:nao|contrario))(?= (?:(?:pode|o|a|vai|n[oa]|meu|minha|bota|poe|usa|coloca|quero|prefiro|e|eh)\b|[\d(])) ?)/;

/** Nothing but a condition: what is told under it follows. */
const conditionAlone =
  /^(?:e |mas |ai )?(?:se (?!(?:quiser|puder|possivel|precis\w+)\b)(?:(?!dia\b)[a-z]+ ?){1,3}|senao|caso (?:nao|contrario)(?: \w+)?)$/;

/** 'Se tiver desconto bota, se não tiver deixa boleto': the second condition is the opposite of the first. */
const onOppositeCondition = /^se (?:nao|n) /;

const mostOfListed = 3;

/** 'Tem os canais, a Globo, o SBT?': a few words between two parts of a question belong to it. */
const isListed = (text: Text, parts: readonly Part[], index: number): boolean => {
  const part = parts[index];
  const isBetween = parts[index - 1]?.isAsked === true && parts.slice(index + 1).at(-1)?.isAsked === true;
  return (
    isBetween &&
    part !== undefined &&
    wordsOf(text.plain.slice(part.from, part.to)).length <= mostOfListed &&
    !/\d/.test(text.plain.slice(part.from, part.to))
  );
};

/** The clauses of a message, without the conditions under which they hold. */
function partsIn(text: Text): { parts: Part[]; isConditional: boolean } {
  let isAnnounced = false;
  let isConditional = false;
  const parts = clausesOf(text).flatMap(({ from, to }): Part[] => {
    const clause = text.plain.slice(from, to);
    const [condition = ''] = onCondition.exec(clause) ?? [];
    const said = within(text, from + condition.length, to);
    const isOpposite = isConditional && onOppositeCondition.test(clause);
    const isAlone = condition === '' && conditionAlone.test(clause.trim()) && text.plain[to] !== '?';
    isConditional ||= condition !== '' || isAlone;
    if (isAlone) return [];
    const isAsked =
      isOpposite || (condition === '' && (isAnnounced || text.plain[to] === '?' || looksLikeQuestion(said)));
    isAnnounced ||= announces.test(said.plain.trim());
    return [{ from: from + condition.length, to, isAsked }];
  });
  return {
    parts: parts.map((part, index) => (isListed(text, parts, index) ? { ...part, isAsked: true } : part)),
    isConditional,
  };
}

/** Splits a message into statement and question; null if it has only one of them. */
export function partedAtQuestion(text: Text): Parted | null {
  const { parts, isConditional } = partsIn(text);
  const told = parts.filter(({ isAsked }) => !isAsked);
  const asked = parts.filter(({ isAsked }) => isAsked);
  if (told.length === 0 || asked.length === 0) return null;
  const turns = parts.filter(({ isAsked }, place) => place > 0 && isAsked !== parts[place - 1]?.isAsked);
  const isApart = turns.length > 1 || isConditional;
  const question = joined(text, asked, isApart);
  const isOfStatement = ofWhatWasTold.test(question.plain.trim());
  return {
    statement: joined(text, told, isApart),
    question: isOfStatement ? text : question,
    isConditional,
  };
}

/** '… mas nasci mesmo em outubro, qual que eu ponho?': only the whole message tells what is asked. */
const ofWhatWasTold =
  /^(?:e |entao )*(?:qual|quais)(?: (?:que|deles|delas|dos dois|das duas|e|eu))* (?:ponho|coloco|coloca|vale|uso|boto|escrevo|digo|informo|passo)\W*$/;
