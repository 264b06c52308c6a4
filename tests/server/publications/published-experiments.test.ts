import { expect, it } from 'vitest';
import { countEvents } from '../../../server/measurement/count-events.ts';
import { visitEventRepository } from '../../../server/measurement/visit-event-repository.ts';
import { checkWords } from '../../../src/content/publication-checks.ts';
import { sendEvents } from '../../../src/contract/calls/measurement.ts';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { readExperiments } from '../../../src/contract/panel/figures.ts';
import {
  nothingPublished,
  type Publication,
  type PublishedExperiment,
} from '../../../src/contract/publication.ts';
import { fileExperiments, newExperiment } from '../../../src/funnel/experiments/experiments.ts';
import { anEvent, shown } from '../measurement/given-events.ts';
import { engines } from '../test-server/test-database.ts';
import { openTeam } from './open-team.ts';

const premium: PublishedExperiment = {
  ...newExperiment,
  id: 'premium',
  title: 'Premium na conversa',
  campaigns: ['premium'],
  goal: 'coverage_found',
};
const withExperiments = (...experiments: PublishedExperiment[]): Publication => ({
  ...nothingPublished,
  experiments,
});
const period = { from: '2026-11-01', to: '2026-11-30' };

it.each(engines)(
  'an experiment made in the panel is counted by its own goal, and its results outlive its end by a rollback, on %s',
  async (engine) => {
    const { shop, marketer, save, publish, restore } = await openTeam(engine);
    const inChat = { arms: ['premium:chat'], face: 'chat' as const };
    let sent = 0;
    const visit = async () => {
      sent += 2;
      const found = { name: 'coverage_found', uf: 'SP', covered: true } as const;
      const events = [anEvent(sent, found, inChat), shown(sent + 1, 'cep', inChat)];
      await shop.browser().call(sendEvents, { body: { events } });
      await countEvents(shop.database, visitEventRepository());
    };
    const results = async () => {
      const { experiments } = await marketer.call(readExperiments, { query: period });
      return experiments.find(({ id }) => id === premium.id);
    };
    const before = (await shop.page()).body;
    await visit();
    expect(await save(withExperiments(premium))).toEqual([]);
    expect(await results()).toBeUndefined();
    await publish();
    await visit();
    const goal = { goal: 'coverage_found', title: premium.title };
    const counted = { id: 'chat', visits: 1, goals: 1 };
    expect(await results()).toMatchObject({ ...goal, isRunning: true, arms: [{}, counted] });
    expect((await shop.page()).body).toContain('"premium"');

    await restore(0);
    expect(await results()).toMatchObject({ ...goal, isRunning: false, arms: [{}, counted] });
    expect((await shop.page()).body).toBe(before);
    // Taken back, it has ended: the draft says so too.
    const { draft, published } = await marketer.call(calls.readCatalogueDraft, { query: {} });
    expect(draft.publication).toEqual(published.publication);
    expect(published.publication.experiments).toEqual([{ ...premium, until: '2026-11-23T11:59' }]);
    await restore(1);
    expect(await results()).toMatchObject({ isRunning: true });
  },
);

it('an experiment that is removed from the draft ends with the publication', async () => {
  const { shop, publish } = await openTeam();
  await publish(withExperiments(premium));
  await publish(withExperiments());
  const { publication } = await shop.database.read((db) => shop.publications.current(db));
  expect(publication.experiments).toEqual([{ ...premium, until: '2026-11-23T11:59' }]);
});

it('an experiment that had ended before a rollback keeps its days', async () => {
  const { shop, publish, restore } = await openTeam();
  const ended = { ...premium, from: '2026-11-01T00:00', until: '2026-11-08T23:59' };
  await publish(withExperiments(ended));
  await restore(0);
  const { publication } = await shop.database.read((db) => shop.publications.current(db));
  expect(publication.experiments).toEqual([ended]);
});

it('a draft that takes back one of very many experiments can be read', async () => {
  const { marketer, save, publish } = await openTeam();
  const over = { ...premium, until: '2026-11-08T23:59' };
  const many = Array.from({ length: 200 }, (_, index) => ({ ...over, id: `a${index}` }));
  await publish(withExperiments(...many));
  await save(withExperiments(premium, ...many.slice(1)));
  const { draft } = await marketer.call(calls.readCatalogueDraft, { query: {} });
  expect(draft.publication.experiments.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['a0', 'a199', premium.id]),
  );
});

it('pages tell of an experiment before it begins, that it runs, and of its end at the minute', async () => {
  const { shop, publish } = await openTeam();
  const before = (await shop.page()).body;
  await publish(withExperiments({ ...premium, from: '2026-12-01T00:00', until: '2026-12-24T23:59' }));
  const told = async () => (await shop.page()).body.match(/"id":"premium".*?"isRunning":(\w+)/)?.[1];
  expect(await told()).toBe('false');
  shop.setClock('2026-12-01T03:00:00Z');
  expect(await told()).toBe('true');
  shop.setClock('2026-12-25T03:00:00Z');
  expect((await shop.page()).body).toBe(before);
});

it('an experiment of the files is ended, and runs again after a rollback', async () => {
  const { shop, save, publish, restore } = await openTeam();
  const before = (await shop.page()).body;
  await save(withExperiments(...fileExperiments.map((one) => ({ ...one, until: '2026-11-22T00:00' }))));
  await publish();
  expect((await shop.page()).body).toContain('[]');
  await restore(0);
  expect((await shop.page()).body).toBe(before);
});

it.each<[string, Partial<PublishedExperiment>, string, string]>([
  ['without a name', { title: ' ' }, 'title', checkWords.empty],
  ['without a campaign', { campaigns: [] }, 'campaigns', checkWords.noCampaignChosen],
  ['of a campaign that is gone', { campaigns: ['nenhuma'] }, 'campaigns', checkWords.noCampaign('nenhuma')],
  [
    'of more than everybody',
    { arms: newExperiment.arms.map((arm) => ({ ...arm, share: 60 })) },
    'arms',
    checkWords.shares,
  ],
  [
    'of nobody',
    { arms: newExperiment.arms.map((arm) => ({ ...arm, share: 0 })) },
    'arms',
    checkWords.noShare,
  ],
  ['that ends first', { from: '2026-12-02T00:00', until: '2026-12-01T00:00' }, 'until', checkWords.order],
  [
    'beside another one in the same campaign',
    { campaigns: [''] },
    'campaigns',
    checkWords.experimentBeside(fileExperiments[0]?.title ?? ''),
  ],
])('an experiment %s is not published, and its field says why', async (_name, parts, field, message) => {
  const { marketer } = await openTeam();
  const body = { version: 0, basedOn: 0, publication: withExperiments({ ...premium, ...parts }) };
  const { problems } = await marketer.call(calls.saveCatalogueDraft, { body });
  expect(problems).toEqual([{ part: 'experiments', key: premium.id, field, message }]);
});

it('an experiment may follow another one in the same campaign', async () => {
  const { save } = await openTeam();
  const ended = fileExperiments.map((one) => ({ ...one, until: '2026-12-01T00:00' }));
  const next = { ...premium, campaigns: [''], from: '2026-12-01T00:01' };
  expect(await save(withExperiments(...ended, next))).toEqual([]);
  const over = fileExperiments.map((one) => ({ ...one, until: '2026-11-22T00:00' }));
  expect(await save(withExperiments(...over, { ...next, from: undefined }))).toEqual([]);
});
