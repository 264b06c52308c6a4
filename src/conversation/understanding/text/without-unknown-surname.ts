import { nameAlone } from '../recognisers/names/find-name.ts';
import { judgeName } from '../recognisers/names/judge-name.ts';
import { mothersOpenings, openings } from '../recognisers/names/name-words.ts';
import { clausesOf, within } from './clauses.ts';
import { type Text, textOf } from './text.ts';

const rest =
  '(?:o |os |d[eo] )?(?:resto|restante|sobrenomes?|todo|completo|inteiro|(?:segundo|ultimo)(?: nome)?|final|outros?|(?:nome )?de (?:casada|solteira|batismo))';
const unknown =
  '(?:(?:nao|n|num|nem|nunca) (?:me |eu |a gente )?(?:lembr|record|sei|soube|sabe|tenho|consig|esta|ta\\b)|esqueci|(?:me )?fugiu|so (?:olhando|vendo|procurando|perguntando)|(?:preciso|tenho|tem|teria)(?: que| de)? (?:ver|olhar|procurar|perguntar)|vou (?:ver|olhar|procurar|perguntar)|(?:ta|esta|fica) (?:la )?n[oa]s? |(?:mando|passo|digo|falo|vejo|olho|procuro|pego|envio|informo|pergunto)\\b|mud(?:ou|ei) (?:quando|depois|ao|com o)|e dificil|eh dificil)';
/** 'Francisca e o resto não lembro', 'Emília, o sobrenome de solteira eu não sei ao certo', 'Huda, o resto tá na certidão'. */
const restUnknown = new RegExp(
  `(?<=[a-z]{3})[ ,;.(–-]+(?:(?:e|mas|mais|so que|porem) )?(?:${rest}(?: (?!(?:e|eh|era|nao|n|num)\\b)[a-z]+){0,4}? ${unknown}|(?:eu )?(?:nao|n|num) (?:me )?(?:lembro|recordo|sei|tenho) (?:${rest}|mais|(?:direito |ao certo )?se (?:${rest}|e|era))(?!\\?)|(?:eu )?(?:so|apenas) (?:sei|lembro|tenho|me lembro)(?: d?o)? (?:primeiro(?: nome)?|primeiro mesmo|ess[ea]|isso)\\b)[^?]*$`,
);
/** 'João alguma coisa', 'Ana sei lá o quê', 'Zilda não sei das quantas'. */
const placeholder =
  /(?<=[a-z]{3}) (?:d[eao] )?(?:alguma coisa|qualquer coisa|nao sei (?:d?[aeo]s? )?(?:que|quantas|la)|sei la(?: (?:o que|oque|das quantas))?|nao lembro|de tal|num sei que)[ .!…]*$/;
/** 'Só lembro (que é) Antônia'. */
const onlyKnown =
  /^(?:(?:olha|ah|eu|dela|aqui)[ ,]+)*(?:so|somente|apenas) (?:me )?(?:lembro|sei|recordo|conhe[cç]o|conheci)(?: (?:d[aeo]|ela|como|por|que|o nome|o primeiro(?: nome)?|e|eh|era|se chama\w*|dela|mesmo))*[:,]? (?=[a-z])/;

const leading = new Set([...openings, ...mothersOpenings]);

/** Whether a text ends with a part of a name only, so that the rest is asked for. */
function endsWithPart(text: Text): boolean {
  const last = clausesOf(text).at(-1);
  const name = last === undefined ? null : nameAlone(within(text, last.from, last.to), leading);
  return name !== null && judgeName(name) === 'no';
}

/** The message without the remark that the rest of the name is not known: of a part of a name, the rest is asked for anyway. */
export function withoutUnknownSurname(text: Text): Text {
  const begun = onlyKnown.exec(text.plain)?.[0].length ?? 0;
  const told = begun === 0 ? text : within(text, begun, text.plain.length);
  const match = restUnknown.exec(told.plain) ?? placeholder.exec(told.plain);
  if (match === null) return told;
  const front = within(told, 0, match.index);
  return endsWithPart(front)
    ? front
    : textOf(`${front.shown}, ${told.shown.slice(match.index).replace(/^[ ,;.(–-]+/, '')}`);
}
