import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';
import { isEveryWord, setOf, type Text } from '../text/text.ts';
import { expectedOf } from './expected.ts';

const agreeing = setOf(
  'sim isso e eh ta esta certo certa correto correta exato moro fica nessa nesta nesse neste essa esta esse este a o no na rua avenida endereco lugar ai mesmo mesma aqui perfeito ok aham uhum meu minha confirmo',
);
const ofPlace = /\b(?:rua|avenida|endereco|lugar|mesm[oa]|cert[oa]|corret[oa]|exato|confirmo)\b/;

/** 'É essa rua mesmo', where its number is asked. */
export function placeConfirmed({ plain }: Text, asked: Asked): Reading | null {
  const isMeant =
    asked.facts.place !== null &&
    awaitedFields(asked).includes('number') &&
    ofPlace.test(plain) &&
    !plain.includes('?') &&
    isEveryWord(plain, agreeing);
  return isMeant ? { kind: 'question', reply: replies.isNoted(expectedOf(asked, null)) } : null;
}
