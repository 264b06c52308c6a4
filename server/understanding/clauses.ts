import type { Message, Token } from './message.ts';

/** Words that begin another thought. Where one does not, the thoughts are joined again: see segments.ts. */
const opens = new Set(
  'e mas porem so que porque pq pois entao dai ai agora ou alias outra tambem obs quero queria qual quanto como quando onde tem posso and but y pero et mais ma e'.split(
    ' ',
  ),
);

const sign = /^[,;.!?()\n:–—-]$/;

/** A full stop inside 'gmail.com', a hyphen inside '01310-100'. */
const isInside = (token: Token, before: Token | undefined, after: Token | undefined): boolean =>
  before !== undefined && after !== undefined && before.to === token.from && token.to === after.from;

/** More pieces than this are left joined: what follows belongs to the last. */
const most = 10;

/** The tokens in runs that may be thoughts of their own. */
export function clausesOf({ tokens }: Message): readonly (readonly Token[])[] {
  const clauses: Token[][] = [];
  let clause: Token[] = [];
  const end = (): void => {
    if (clause.some(({ plain }) => !sign.test(plain)) && clauses.length + 1 < most) {
      clauses.push(clause);
      clause = [];
    }
  };
  for (const [at, token] of tokens.entries()) {
    if (opens.has(token.plain) && clause.length > 0) end();
    clause.push(token);
    const isEnd = sign.test(token.plain) && !isInside(token, tokens[at - 1], tokens[at + 1]);
    if (isEnd && tokens[at + 1]?.plain !== token.plain) end();
  }
  if (clause.length > 0) clauses.push(clause);
  return clauses;
}
