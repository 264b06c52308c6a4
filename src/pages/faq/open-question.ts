/** Where a browser does not open by itself what an address names. */
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
