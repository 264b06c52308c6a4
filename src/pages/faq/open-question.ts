import { idInHash } from '../site/id-in-hash.ts';

/** Opens the question of the address, for browsers that do not. */
export function openQuestion(hash: string): void {
  const question = document.getElementById(idInHash(hash))?.closest('details');
  if (!question || question.open) return;
  question.open = true;
  question.scrollIntoView();
}
