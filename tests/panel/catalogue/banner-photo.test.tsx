import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { nothingPublished, publication } from '../../../src/contract/publication.ts';
import { photoWords as words } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { showPanel } from '../show-panel.tsx';
import { openDraft, paste, unfold } from './catalogue-draft.ts';

const crops = { wide: `${'a'.repeat(32)}.webp`, tall: `${'b'.repeat(32)}.jpg` };

const chooses = async (file: File) => {
  showPanel('/catalogo?aba=campaigns&campanha=');
  await unfold(words.photo);
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('No file can be chosen.');
  await userEvent.setup({ applyAccept: false }).upload(input, file);
};

it('a photo gets a text, or is said to decorate, and gives way to the drawing again', async () => {
  const looks = [{ key: 'a', campaign: '', photo: { ...crops, alt: '' } }];
  const { kept } = openDraft('marketer', { ...nothingPublished, looks });
  showPanel('/catalogo?aba=campaigns&campanha=');
  await unfold(words.photo);
  const saved = () => kept.publication.looks[0]?.photo;
  await paste(await screen.findByLabelText(words.alt), 'Uma casa');
  await waitFor(() => expect(saved()).toEqual({ ...crops, alt: 'Uma casa' }));
  await userEvent.click(screen.getByLabelText(words.decorates));
  await waitFor(() => expect(saved()?.alt).toBeNull());
  expect(screen.queryByLabelText(words.alt)).toBeNull();
  expect(publication.safeParse(kept.publication).success).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: words.remove }));
  expect(document.activeElement?.textContent).toBe(words.choose);
  await waitFor(() => expect(kept.publication.looks).toEqual([]));
});

it.each([
  ['of another type', new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' })],
  ['that does not open', new File(['a'], 'a.png', { type: 'image/png' })],
])('a file %s is refused with the reason', async (_name, file) => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('broken')));
  onTestFinished(() => void vi.unstubAllGlobals());
  openDraft('marketer');
  await chooses(file);
  await screen.findByText(words.unfit);
  await userEvent.click(screen.getByRole('button', { name: words.cancel }));
  expect(screen.queryByText(words.unfit)).toBeNull();
});

it('a chosen photo is not left behind unasked, and only its crops leave the device', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation((type) =>
    // As a browser that cannot write WebP.
    type === 'image/jpeg' ? 'data:image/jpeg;base64,AAAA' : 'data:image/png;base64,BBBB',
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  const { panel, kept } = openDraft('marketer');
  const sent: unknown[] = [];
  panel.answers(calls.keepPhoto, ({ body }) => {
    sent.push(body);
    return crops;
  });
  await chooses(new File(['original'], 'a.jpg', { type: 'image/jpeg' }));
  const use = await screen.findByRole('button', { name: words.use });
  const leaves = [() => userEvent.click(screen.getByRole('tab', { name: 'Planos' })), () => unfold('Livelo')];
  for (const leave of leaves) {
    await leave();
    await userEvent.click(await screen.findByRole('button', { name: 'Continuar aqui' }));
    await waitForElementToBeRemoved(() => screen.queryByRole('dialog'));
  }
  await userEvent.click(use);
  await waitFor(() => expect(kept.publication.looks[0]?.photo).toEqual({ ...crops, alt: '' }));
  expect(sent).toEqual([{ tall: 'AAAA', wide: 'AAAA' }]);
  expect(screen.queryByRole('slider')).toBeNull();
});
