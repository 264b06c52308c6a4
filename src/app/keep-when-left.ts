let isOutdated = false;

/** Keeps what is typed but not sent when the page is left. Captured: before the listener that stores the changes. */
export const keepWhenLeft = (keep: () => void): void =>
  addEventListener('pagehide', () => isOutdated || keep(), true);

/** Another page of this tab went on: this one is loaded anew from what is stored, and keeps nothing of its own. */
export function reloadFromStored(): void {
  isOutdated = true;
  location.reload();
}
