import { onTestFinished, vi } from 'vitest';

/** The files that the test has the browser save, with their names; jsdom saves none. */
export function savedFiles(): { readonly name: string; readonly file: Blob }[] {
  const saved: { name: string; file: Blob }[] = [];
  let made = new Blob();
  const [create, revoke] = [URL.createObjectURL, URL.revokeObjectURL];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) made = blob;
    return '#file';
  };
  URL.revokeObjectURL = () => {};
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, file: made });
  });
  onTestFinished(() => {
    Object.assign(URL, { createObjectURL: create, revokeObjectURL: revoke });
    press.mockRestore();
  });
  return saved;
}
