import { idInHash } from '../site/id-in-hash.ts';

/** Opens the question of the address, for browsers that do not. */
export function openQuestion(hash: string): void {
  const answer = document.getElementById(idInHash(hash));
  const question = answer?.closest('details');
  if (!question || question.open) return;
  question.open = true;
  question.closest('[data-rest]')?.toggleAttribute('open', true);
  question.scrollIntoView();
}
