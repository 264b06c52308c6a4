import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { followPageWords as page } from '../../../src/content/screens/follow-page.ts';
import { orderNumber, writtenOrderNumber } from '../../../src/contract/followed-order.ts';
import { bareOf } from '../../../src/dialogue/closed-words.ts';
import type { FollowTask } from '../../../src/store/site/following-events.ts';
import { paragraphs, text } from '../prompts/said.ts';
import { ask, type Followed, type Following, type FollowParts, withButtons } from './about.ts';

const words = whatsappWords.follow;

const isNumber = (said: string): boolean => orderNumber.safeParse(writtenOrderNumber(said)).success;

/** What proves an order that was begun elsewhere, if nothing of what is said is something else. */
export function proofIn(said: string, { asks }: Following): keyof typeof proofs | null {
  if (asks === null || asks === 'day' || asks === 'withdrawal')
    return /^\s*uf/i.test(said) && isNumber(said) ? 'number' : null;
  return /\d/.test(said) || bareOf(said) === bareOf(words.byCode) || isNumber(said) ? asks : null;
}

export const askNumber = (following: Following, note?: string): Followed => ({
  following: { ...following, asks: 'number' },
  shown: [text(note, `${page.proof.number}? ${page.proof.numberHint}.`)],
});

const askPhone = (number: string, following: Following, note?: string): Followed => ({
  following: { ...following, number, asks: 'phone' },
  shown: [
    withButtons(
      paragraphs([note, `${page.proof.phoneEnding}? ${page.proof.phoneEndingHint}.`]),
      words.byCode,
    ),
  ],
});

/** What was wished for before goes on. */
interface Proved {
  readonly proved: Following;
}

const provedNow = (number: string, { said, proved = [] }: Following): Proved => ({
  proved: { number, asks: null, proved: [...proved, number], ...(said !== undefined && { said }) },
});

/** The proofs of the site: the number with the ending of the phone on file, which is tried first, or with a code. */
export const proofs: Readonly<
  Record<
    'number' | 'phone' | 'code',
    (said: string, following: Following, parts: FollowParts) => Promise<Followed | Proved>
  >
> = {
  number: async (said, following, parts) => {
    const number = writtenOrderNumber(said);
    const { error } = orderNumber.safeParse(number);
    if (error) return askNumber(following, error.issues[0]?.message);
    const opened = await ask({ kind: 'open', number, phoneEnding: parts.phone.slice(-4) }, null, parts);
    return opened.ok ? provedNow(number, following) : askPhone(number, following);
  },
  phone: async (said, following, parts) => {
    const number = following.number ?? '';
    const wantsCode = bareOf(said) === bareOf(words.byCode);
    const task: FollowTask = wantsCode
      ? { kind: 'send-code', number }
      : { kind: 'open', number, phoneEnding: said.replace(/\D/g, '').slice(-4) };
    const answer = await ask(task, null, parts);
    if (!answer.ok) return askPhone(number, following, answer.message);
    return wantsCode
      ? { following: { ...following, asks: 'code' }, shown: [text(page.code.sent)] }
      : provedNow(number, following);
  },
  code: async (said, following, parts) => {
    const number = following.number ?? '';
    const opened = await ask({ kind: 'open-by-code', number, code: said }, null, parts);
    return opened.ok ? provedNow(number, following) : askPhone(number, following, opened.message);
  },
};
