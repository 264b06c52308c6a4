import type { Asked } from '../reading.ts';
import { openDays, recogniseSchedules } from '../recognisers/visit/recognise-schedules.ts';
import { spokenParts } from '../recognisers/visit/spoken-parts.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { type Text, textOf } from '../text/text.ts';
import { isLeaving } from './leaving.ts';

/** What stands behind it gives the reason. */
const why =
  /(?<!\b(?:tem|teria)) (?:(?:so )?(?:que|q)(?! (?:vem|entra|tiver|der|aparecer|puder\w*|voces?|vcs?)\b)|porque|pq|pois|mas|se) /;

/** The time of what the visitor does, and not of the visit: 'quinta de manhã eu te falo'. */
const ofVisitor =
  /\b(?:vol|termin|continu|retorn|finaliz|fal|dig|avis|cham|mand|decid|confirm|respond|fech|assin|escolh|resolv|retom)[a-z]{0,2}o\b|\b(?:vejo|faco|vou (?:\w+ )?(?:ver|falar|confirmar|decidir|saber|voltar|olhar|perguntar)|dou (?:a |uma )?(?:resposta|retorno)|posso (?:te |lhe )?(?:responder|confirmar|dizer|falar|avisar|voltar|ver))\b/;

/** 'Deixa pra amanhã', 'manda logo amanhã': a day of the visit, offered or not. */
const askedOfShop =
  /^(?:deix\w+ (?:pra|para) amanha\b|(?:(?:e|so|entao|dai|ai|agora|por favor) )*(?:(?:mand|marc|bot|coloc|agend|pass|mud|troc|jog|adi|remarc|empurr)(?:a|ar|em)|poe|vem|venham)\b)/;

/** From the day on that the visitor is back at home: 'volto dia 8, só depois disso', 'tô viajando, chego dia 9'. */
const returning =
  /\b(?:volto|retorno|chego|mudo)\b.*\b(?:(?:so|dali|dai)(?: \w+)? (?:depois|apos|em diante|pra frente|pra la)|so (?:depois|apos|dali|dai)|a partir (?:dai|dali|disso|desse)|depois disso)\b|\b(?:viaj\w+|viagem|ferias|praia|sitio|roca|interior|fora)\b.*\b(?:volto|retorno|chego)\b|\b(?:volto|retorno|chego) (?:de (?:viagem|ferias)|da praia)\b/;

export const tellsReturn = (plain: string): boolean => returning.test(plain);

const partsOf = (text: Text): Text[] =>
  clausesOf(text).flatMap(({ from, to }) => within(text, from, to).shown.split(why).map(textOf));

/** What the visitor will do, and no wish for a visit. */
export const isOfVisitor = (plain: string): boolean =>
  !askedOfShop.test(plain) && (ofVisitor.test(plain) || isLeaving(plain));

/** The parts of a message that are not about what the visitor does: 'bota pra segunda de tarde que aí eu fecho'. */
export const partsForShop = (text: Text): Text[] => partsOf(text).filter(({ plain }) => !isOfVisitor(plain));

/**
 * Whether a part of the message wishes for a visit by itself, whatever is told beside it: 'quarta à tarde, tô sem tempo de ler
 * tudo', 'o primeiro horário que tiver, a bateria tá acabando'.
 */
export const wishesVisit = (plain: string, asked: Asked): boolean => {
  const whole = { plain, shown: plain };
  const isOpenWish = (text: Text): boolean => openDays(text, asked).length > 0;
  return (
    (tellsReturn(plain) && isOpenWish(whole)) ||
    partsOf(whole).some((part) => {
      if (askedOfShop.test(part.plain) && spokenParts(part.plain).length > 0) return true;
      if (isOfVisitor(part.plain)) return false;
      return recogniseSchedules.asked(part, asked) !== null || isOpenWish(part);
    })
  );
};
