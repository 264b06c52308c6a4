import { replies } from '../../../content/conversation/replies.ts';
import type { Asked, QuestionReading } from '../reading.ts';
import { awaitedFields } from '../recognise-answers.ts';

/** Says that no code arrived, or asks where it is. */
const noCode =
  /nao (?:recebi|chegou|veio|achei|encontrei|tenho)|(?:nao (?:sei|lembro)|esqueci|perdi|apaguei)\b.*\b(?:codigo|e-?mail)\b|\b(?:onde|qual)\b.*\bcodigo(?! d[aeo] )|outro codigo|novo codigo|reenvi|(?:envi|mand)\w* (?:outro|de novo|outra vez|novamente)|cade|expirou|venceu/;

/** Tells how to get another code if none arrived; null otherwise. */
export const codeReply = (plain: string, asked: Asked): QuestionReading | null =>
  awaitedFields(asked)[0] === 'code' && noCode.test(plain)
    ? { kind: 'question', reply: replies.noCode }
    : null;
