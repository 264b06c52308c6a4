import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, Reading } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';

/** Whoever has no code to tell. */
const noCode =
  /nao (?:recebi|chegou|veio|achei|encontrei|tenho)|outro codigo|novo codigo|reenvi|(?:envi|mand)\w* (?:de novo|outra vez|novamente)|cade|expirou|venceu/;

/** Where another code comes from, for whom the one that is asked never reached; null for everybody else. */
export const codeReply = (plain: string, asked: Asked): Extract<Reading, { kind: 'question' }> | null =>
  awaitedFields(asked)[0] === 'code' && noCode.test(plain)
    ? { kind: 'question', reply: replies.noCode }
    : null;
