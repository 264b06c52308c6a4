/** Names which questions were asked, in which order: figures of different ones are not compared. */
export function definitionOf(steps: readonly string[]): string {
  let hash = 0x811c9dc5;
  for (const character of steps.join(' ')) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
