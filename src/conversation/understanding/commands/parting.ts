import { pendingFields } from '../recognise-answers.ts';
import type { Asked, Command } from '../understood.ts';
import { isGivingUp } from './hesitation.ts';
import { isLeaving } from './leaving.ts';

/** 'Só volto dia 4 de noite, então de manhã' tells from when on. */
const backOnDay = /\b(?:volto|chego|retorno) (?:\w+ ){0,3}dia \d.*\b(?:manha|tarde|qualquer)\b/;

/** 'Por enquanto não, depois eu vejo pelo aplicativo' puts off what was asked, and not the order. */
const leaves = (plain: string, asked: Asked): boolean =>
  isLeaving(plain) &&
  // 'Deixa pra amanhã' may be a day of the visit.
  !(
    pendingFields(asked).includes('schedules') &&
    (/^deix\w+ (?:pra|para) amanha\b/.test(plain) || backOnDay.test(plain))
  ) &&
  !(
    pendingFields(asked).includes('direct_debit') &&
    /^(?:(?:por enquanto|por agora|agora|ainda) )?nao,? .*\bdepois\b/.test(plain)
  );

/** Who goes and comes back, or wants nothing more. */
export function partingIn(plain: string, asked: Asked): Command | null {
  if (leaves(plain, asked)) return { name: 'later' };
  return isGivingUp(plain) ? { name: 'cancel' } : null;
}
