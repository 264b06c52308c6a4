/** Opens the question of the address, for browsers that do not. */
export function openQuestion(hash: string): void {
  const question = document.getElementById(idIn(hash))?.closest('details');
  if (!question || question.open) return;
  question.open = true;
  question.scrollIntoView();
}

const idIn = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
};
