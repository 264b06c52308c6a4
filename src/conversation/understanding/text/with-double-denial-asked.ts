import { type Text, textOf } from './text.ts';

const there = '(?:tem|rola|existe|aceita\\w*|teria|dava|pode(?:ria)? ser|podia ser)';
const deniedTwice = new RegExp(
  `(?<=^|[,.;!] ?|\\b(?:e|mas|ai|caro|car[oa]s) )(?:(?<before>(?:(?!nao\\b|tem\\b)[a-z\\d]+ ){1,4}?)(?:voces? |vcs? )?nao (?<verb>${there})(?: mais)?|(?:voces? |vcs? )?nao (?<verb2>${there}) (?<behind>(?:(?!nao\\b)[a-z\\d$,.]+ ){1,8}?)(?:mais )?)(?: ?nao\\b|(?<=tem)(?=\\?))(?: ne| moca?o?| gente| viu)?(?=[.!? ]|$)`,
);

/** 'E pix não tem não?', 'não tem sábado não': where something is to be chosen, whoever denies twice asks. */
export function withDoubleDenialAsked(text: Text): Text {
  const match = deniedTwice.exec(text.plain);
  if (match === null) return text;
  const { before = '', behind = '', verb, verb2 } = match.groups ?? {};
  const about = (before || behind).replace(/^(?:e|mas|ai|entao) /, '').trim();
  const [from, to] = [match.index, match.index + match[0].length];
  return textOf(
    `${text.shown.slice(0, from)}${verb ?? verb2} ${about}?${text.shown.slice(to).replace(/^\?/, '')}`,
  );
}
