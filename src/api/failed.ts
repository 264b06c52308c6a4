import type { CallFailure } from './call-result.ts';

export const failed = (
  kind: CallFailure['kind'],
  message: string,
  rest: Partial<Pick<CallFailure, 'status' | 'code' | 'fields' | 'retryAfter'>> = {},
): { ok: false; failure: CallFailure } => ({
  ok: false,
  failure: { kind, message, status: null, code: '', fields: [], retryAfter: 0, ...rest },
});
