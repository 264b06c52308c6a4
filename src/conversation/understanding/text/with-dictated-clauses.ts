import { mother } from './people.ts';
import { type Text, textOf, wordsOf } from './text.ts';
import { weekdays } from './weekdays.ts';

/** Behind these words a clause goes on. */
const goesOn =
  '(?<!\\b(?:que|q|nao|so|eu|quando|se|onde|como|de|e|ou|mas|porque|pq|pois|pra|para|gente|voces?|vcs?|entao|ai|me|a|o|da|do|com|por|em|sem|quem|ja|tambem|qual|quanto|o que|mais))';

/** A question that begins. */
const asks = [
  'sera que',
  'tem (?:problema|como|taxa|multa|fidelidade|custo|prazo|limite)',
  'da pra [a-z]+r\\b',
  'posso [a-z]+[aei]r\\b',
  'quanto (?:tempo|custa|fica|vai|sai|que)',
  'quantas? [a-z]+ (?:ainda )?falta',
  'vai (?:precisar|demorar|custar|ter que)\\b',
  'precisa (?:mesmo|ter|d[aeo])\\b',
  'v(?:oce|c)s? (?:tem|atende|instala|consulta|vem|faz|aceita|cobra|quer)\\w*',
  '(?:agora )?(?:por|pra|para) que\\b',
  'como (?:que|faz|faco|funciona|fica)\\b',
  'qual (?:que|e|deles|delas)\\b',
  '(?:eu )?(?:queria|quero|gostaria de) saber',
  'pode fazer n[ao] meu',
];

/** A statement that begins. */
const tells = [
  'eu (?:nao|ja|tenho|to|estou|moro|vou|acho|queria|quero|preciso|trabalho|fico|sou|recebo|fui|era|nasci|ainda)\\b',
  'nao sei se',
  'nao nao\\b',
  'ja (?:e|eh) falecid[oa]',
  'ja (?:faleceu|morreu)',
  '(?:era|se chama(?:va)?) [a-z]{3,} [a-z]+(?: [a-z]+){0,4}$',
  '(?:[ao] )?(?:minha|meu) [a-z]+ (?:tem|ta|esta|trabalha|estuda|faz)\\b',
  `(?:${weekdays})(?: feira)? (?:(?:de|a|pela) )?(?:manha|tarde|cedo) (?:ta|esta|e|fica|pode|da|serve|seria)\\b`,
];

/** 'O lote eu não tenho', 'de manhã eu trabalho': the clause began with what it speaks of. */
const goesOnBehindSubject = `(?<!\\b(?:(?:os?|as?|meu|minha) [a-z-]+|${mother}|manha|tarde|noite|cedo|dia|${weekdays}))`;
/** 'O hbo dá pra ver em quantas telas'. */
const isFirst = '(?<!^[a-z]+ [a-z]+)';

const asked = `${goesOn}${isFirst} (?=(?:${asks.join('|')}))`;
const told = `${goesOn}${goesOnBehindSubject} (?=(?:${tells.join('|')}))`;
/** 'De preferência cedo', 'vinte e cinco não não' end a clause. */
const ended = '(?<=\\b(?:preferencia (?:(?:de|a|pela) )?(?:manha|cedo|tarde)|nao nao)) (?=[a-z])';
const begins = new RegExp(`(?<asked>${asked})|${told}|${ended}`, 'g');
const marks = /[,;:!?\n]|[.](?= |$)|[@/]/;

/** A shorter message is one clause. */
const least = 7;

/** Announces a question: 'e me diz uma coisa', 'vem cá', 'só uma dúvida'. */
const announced =
  /(?<=\S)[ ,.;]+(?:(?:e|mas|agora|so|antes|aproveitando|ai|entao)[ ,]+)*(?:(?:me|vc me|voce me) (?:diz|diga|fala|fale|tira|tire|responde|explica|conta|esclarece) (?:so |aqui )?(?:uma |mais uma |so uma )?(?:coisa|coisinha|duvida|pergunta)|vem ca|(?:so |mais )?uma (?:duvida|pergunta|perguntinha)|(?:tenho|to com|estou com|fiquei com) (?:so )?(?:uma |mais uma )?(?:duvida|pergunta))[ ,.:;!?]+(?=\S)(?!e (?:eu |ja )*(?:desisto|vou|largo|paro|saio)\b)/;

/** Behind its announcement everything is asked: '… mas me fala uma coisa tem fidelidade'. */
function withAnnouncedQuestion(text: Text): Text {
  const match = announced.exec(text.plain);
  // With its sign the question is known as one.
  if (match === null || text.plain.endsWith('?')) return text;
  const said = text.shown.slice(0, match.index).trim();
  const asked = text.shown.slice(match.index + match[0].length).trim();
  return textOf(`${said}, ${asked.replace(/[.!]*$/, '')}?`);
}

/** Dictated text has no punctuation: separates its clauses and marks its questions, as its writer would. */
export function withDictatedClauses(said: Text): Text {
  const text = withAnnouncedQuestion(said);
  if (marks.test(text.plain) || wordsOf(text.plain).length < least) return text;
  const starts = [...text.plain.matchAll(begins)];
  if (starts.length === 0) return text;
  const ends = [...starts.map(({ index }) => index), text.shown.length];
  const signed = ends.map((to, place) => {
    const start = starts[place - 1];
    const sign = start?.groups?.asked === undefined ? (to === text.shown.length ? '' : ',') : '?';
    return text.shown.slice(start?.index ?? 0, to) + sign;
  });
  return textOf(signed.join(''));
}
