import { isDeepStrictEqual } from 'node:util';
import { minuteInBrasilia } from '../../../src/brazil/clock-minute.ts';
import { minuteMs } from '../../../src/brazil/durations.ts';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { catalogueProblems } from '../../../src/contract/panel/catalogue.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { nothingPublished, type Publication } from '../../../src/contract/publication.ts';
import { fileExperiments } from '../../../src/funnel/experiments/experiments.ts';
import type { Connection } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import { catalogueFiles } from '../../publications/catalogue-files.ts';
import { checkedCrop } from '../../publications/checked-crop.ts';
import { knownNames } from '../../publications/known-names.ts';
import type { LiveCatalogue } from '../../publications/live-catalogue.ts';
import { checkPublication, publish } from '../../publications/publish.ts';
import { handleOperator, handleReading, handleSaving, type PanelContext } from '../panel-call.ts';

const maxVersions = 50;

export const catalogueCalls = [
  handleReading(calls.readCatalogueDraft, async (db, _input, context) => {
    const { publications } = context.repositories;
    const { basedOn: _version, ...draft } = await publications.draft(db);
    const current = await publications.current(db);
    const parts = await partsOf(context, db);
    return {
      files: catalogueFiles(parts.defaults, current.former.plans, parts.known.addresses),
      draft,
      published: { version: current.version, publication: current.publication },
      problems: checkPublication(parts, draft.publication, current).problems,
    };
  }),

  handleSaving(calls.saveCatalogueDraft, async (db, { body: { version, publication: sent } }, context) => {
    const parts = await partsOf(context, db);
    const current = await context.repositories.publications.current(db);
    const publication = withEnded(sent, current.publication, context.clock());
    const saved = await replaceDraft(context, db, { publication, basedOn: current.version, version });
    if (saved === null) return refuseDraft(context, db, 'editava');
    return { version: saved, problems: checkPublication(parts, publication, current).problems };
  }),

  handleSaving(calls.keepPhoto, async (db, { body }, { audit, repositories, clock }) => {
    const [wide, tall] = [checkedCrop('wide', body.wide), checkedCrop('tall', body.tall)];
    for (const crop of [wide, tall]) await repositories.publications.keepPicture(db, crop, clock());
    await audit(db, 'catalogue.photo', 'catalogue', wide.name);
    return { wide: wide.name, tall: tall.name };
  }),

  handleSaving(calls.discardCatalogueDraft, async (db, { body: { version } }, context) => {
    const { publication, version: basedOn } = await context.repositories.publications.current(db);
    const saved = await replaceDraft(context, db, { publication, basedOn, version });
    if (saved === null) return refuseDraft(context, db, 'conferia');
    await context.audit(db, 'catalogue.discarded', 'catalogue', String(basedOn));
    return { version: saved };
  }),

  handleOperator(calls.publishCatalogue, async ({ body: { draft: seen, published, note } }, context) => {
    const live = liveCatalogue(context);
    const version = await context.save(async (db) => {
      const { publications } = context.repositories;
      const draft = await publications.draft(db);
      if (draft.version !== seen) return refuseDraft(context, db, 'conferia');
      return { version: await publishIn(context, db, { ...draft, published, note, restores: null }) };
    });
    await live.takePublished();
    return version;
  }),

  handleReading(calls.listPublications, async (db, _input, { repositories }) => ({
    versions: await repositories.publications.versions(db, maxVersions),
  })),

  handleReading(calls.readPublication, async (db, { params: { version } }, context) => ({
    publication: await publicationAt(context, db, version),
  })),

  handleOperator(calls.restorePublication, async ({ params, body: { published, note } }, context) => {
    const live = liveCatalogue(context);
    const version = await context.save(async (db) => {
      const publication = await publicationAt(context, db, params.version);
      const restores = params.version;
      const takesDraftBack = await isPublished(context, db);
      const restored = await publishIn(context, db, { publication, published, note, restores });
      // Otherwise the next publication would bring back what was just taken back.
      if (takesDraftBack) {
        const { version } = await context.repositories.publications.draft(db);
        await replaceDraft(context, db, { publication, basedOn: restored, version });
      }
      return { version: restored };
    });
    await live.takePublished();
    return version;
  }),
];

interface ToPublish {
  publication: Publication;
  published: number;
  note: string;
  restores: number | null;
}

async function publishIn(
  context: PanelContext,
  db: Connection,
  { publication, published, note, restores }: ToPublish,
): Promise<number> {
  const { operator, clock, repositories } = context;
  const outcome = await publish(
    db,
    { ...(await partsOf(context, db)), publications: repositories.publications, now: clock() },
    { publication, basedOn: published, author: operator.name, note, restores },
  );
  if (outcome.kind === 'outdated')
    return refuse(409, catalogueProblems.publishedChanged, publishedChanged(outcome.version));
  if (outcome.kind === 'refused')
    return refuse(
      422,
      problemCodes.invalid,
      outcome.problems[0]?.message ?? notPublished,
      outcome.problems.slice(0, 20).map(({ key, message }) => ({ field: key, message })),
    );
  const action = restores === null ? 'catalogue.published' : 'catalogue.restored';
  await context.audit(db, action, 'catalogue', String(outcome.version));
  return outcome.version;
}

/** Whether the draft has nothing of its own. */
async function isPublished({ repositories: { publications } }: PanelContext, db: Connection) {
  const [draft, current] = [await publications.draft(db), await publications.current(db)];
  return isDeepStrictEqual(draft.publication, current.publication);
}

/** Null if another operator saved it meanwhile. */
const replaceDraft = (
  { repositories, operator, clock }: PanelContext,
  db: Connection,
  draft: { publication: Publication; basedOn: number; version: number },
): Promise<number | null> =>
  repositories.publications.saveDraft(db, { ...draft, editedBy: operator.name }, clock());

async function publicationAt(
  { repositories: { publications }, clock }: PanelContext,
  db: Connection,
  version: number,
): Promise<Publication> {
  const found = version === 0 ? nothingPublished : await publications.at(db, version);
  if (found === undefined) return refuse(404, problemCodes.notFound, 'Esta versão não existe.');
  return withEnded(found, (await publications.current(db)).publication, clock());
}

/** An experiment that is taken back has ended: its visits were counted, and figures name it. */
function withEnded(publication: Publication, before: Publication, now: Date): Publication {
  const kept = new Set([...fileExperiments, ...publication.experiments].map(({ id }) => id));
  const until = minuteInBrasilia(now.getTime() - minuteMs);
  const gone = before.experiments
    .filter(({ id }) => !kept.has(id))
    .map((one) => (one.until && one.until < until ? one : { ...one, from: undefined, until }));
  return { ...publication, experiments: [...publication.experiments, ...gone] };
}

async function refuseDraft(
  { repositories }: PanelContext,
  db: Connection,
  doing: 'editava' | 'conferia',
): Promise<never> {
  const { editedBy } = await repositories.publications.draft(db);
  return refuse(
    409,
    catalogueProblems.draftChanged,
    `${editedBy ?? 'Outra pessoa'} salvou outra versão do rascunho enquanto você ${doing}.`,
  );
}

const publishedChanged = (version: number) =>
  `A versão ${version} foi publicada enquanto você conferia. Veja o que mudou e publique de novo.`;

const notPublished = 'O rascunho não pode ser publicado.';

const partsOf = async (context: PanelContext, db: Connection) => {
  const defaults = liveCatalogue(context).defaults();
  const pictures = await context.repositories.publications.pictureNames(db);
  return {
    defaults,
    known: knownNames(defaults, context.clock(), { pictures, addresses: context.addresses() }),
  };
};

const liveCatalogue = ({ catalogue }: PanelContext): LiveCatalogue =>
  catalogue ?? refuse(503, 'not-set-up', 'Este servidor não publica catálogos.');
