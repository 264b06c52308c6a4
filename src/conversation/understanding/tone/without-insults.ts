import { insults } from '../../../content/conversation/tone.ts';
import { type Text, textOf, wordsOf } from '../text/text.ts';

/** 'Que saco, não tenho e-mail, porra': what an angry visitor says besides; null where nothing is left, or nothing was taken out. */
export function withoutInsults({ shown, plain }: Text): Text | null {
  const places = [...plain.matchAll(insults)].toReversed();
  const rest = places.reduce(
    (all, { index, 0: words }) => `${all.slice(0, index)} ${all.slice(index + words.length)}`,
    shown,
  );
  const text = textOf(rest.replace(/^[ ,.;!?]+|[ ,;]+$/g, ''));
  return places.length === 0 || wordsOf(text.plain).length < 2 ? null : text;
}
