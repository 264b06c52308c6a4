import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { nothingPublished, type PublishedExperiment } from '../../../src/contract/publication.ts';
import { fileExperiments, newExperiment } from '../../../src/funnel/experiments/experiments.ts';
import { catalogueWords } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { describeChanges } from '../../../src/panel/views/catalogue/publishing/describe-changes.ts';
import { showPanel } from '../show-panel.tsx';
import { files, openDraft, paste, saved, unfold } from './catalogue-draft.ts';

const words = catalogueWords.experiment;
const trial: PublishedExperiment = {
  ...newExperiment,
  id: 'teste',
  title: 'Conversa no Livelo',
  campaigns: ['livelo'],
  goal: 'contact_given',
};
const drafted = { ...nothingPublished, experiments: [trial] };
const [usual] = fileExperiments;
if (usual === undefined) throw new Error('The files have no experiment.');
const form = (title: string) =>
  within(screen.getByRole('region', { name: (name) => name.startsWith(title) }));

it('an experiment is made with its campaigns, shares, goal and end', async () => {
  const { kept } = openDraft('marketer');
  showPanel('/catalogo?aba=experiments');
  await userEvent.click(await screen.findByRole('button', { name: words.make }));
  const title = screen.getAllByLabelText(words.title).at(-1);
  if (!title) throw new Error('No form appeared.');
  expect(document.activeElement).toBe(title);
  await paste(title, trial.title);
  const fields = form(trial.title);
  const campaigns = fields.getByLabelText(words.campaigns);
  await userEvent.click(campaigns);
  const list = document.getElementById(campaigns.getAttribute('aria-controls') ?? '');
  await userEvent.click(within(list ?? document.body).getByText('Livelo'));
  await userEvent.keyboard('{Escape}');
  await userEvent.selectOptions(fields.getByLabelText(words.goal), trial.goal);
  const share = fields.getByLabelText(words.share('Conversa'));
  await userEvent.clear(share);
  await userEvent.type(share, '20');
  await paste(fields.getByRole('textbox', { name: /^Termina em: / }), '24/12/2026 23:59');
  await saved();
  const [pages, chat] = newExperiment.arms;
  expect(kept.publication.experiments).toEqual([
    {
      ...trial,
      id: expect.stringMatching(/^[0-9a-f]{8}$/),
      arms: [pages, { ...chat, share: 20 }],
      until: '2026-12-24T23:59',
    },
  ]);
});

it('an experiment of the files is edited, and not removed', async () => {
  const { kept } = openDraft('marketer');
  showPanel('/catalogo?aba=experiments');
  await unfold(usual.title);
  const fields = form(usual.title);
  expect(fields.queryByRole('button', { name: words.remove })).toBeNull();
  await paste(fields.getByRole('textbox', { name: /^Termina em: / }), '20/10/2020 10:00');
  await saved();
  expect(kept.publication.experiments).toEqual([{ ...usual, until: '2020-10-20T10:00' }]);
  screen.getByRole('button', { name: new RegExp(words.state.over), expanded: true });
});

it('an experiment that is removed leaves the focus on the button that makes another', async () => {
  const { kept } = openDraft('marketer', drafted);
  showPanel('/catalogo?aba=experiments');
  await unfold(trial.title);
  await userEvent.click(screen.getByRole('button', { name: words.remove }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: words.make }));
  await saved();
  expect(kept.publication).toEqual(nothingPublished);
});

it('what is wrong with an experiment stands at its field', async () => {
  const { panel } = openDraft('marketer', drafted);
  const problem = { part: 'experiments', key: trial.id, field: 'campaigns', message: 'Assim não.' } as const;
  panel.answers(calls.saveCatalogueDraft, () => ({ version: 1, problems: [problem] }));
  showPanel('/catalogo?aba=experiments');
  await unfold(trial.title);
  await userEvent.type(screen.getByLabelText(words.title), '!');
  const field = form(`${trial.title}!`).getByLabelText(words.campaigns);
  await waitFor(() => expect(screen.getAllByText(problem.message)).toHaveLength(2));
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

it('what is published says which experiments come, change and end', () => {
  const told = (before: PublishedExperiment[], after: PublishedExperiment[]) =>
    describeChanges({ ...drafted, experiments: before }, { ...drafted, experiments: after }, files);
  expect(told([], [trial])).toEqual([expect.stringMatching(/Livelo.*Páginas 50%, Conversa 50%/)]);
  expect(told([trial], [{ ...trial, until: '2026-12-24T23:59' }])).toEqual([
    expect.stringContaining('até 24/12/2026 às 23:59'),
  ]);
  expect(told([trial], [])).toEqual([expect.stringContaining('termina')]);
  expect(told([trial], [{ ...usual }, trial])).toEqual([]);
});
