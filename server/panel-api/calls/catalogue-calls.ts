import { collectDrafts, isChanged, takenProblems } from '../../../src/catalogue/rebase-draft.ts';
import { checkWords } from '../../../src/content/publication-checks.ts';
import { mayDo, type Right } from '../../../src/contract/panel/access/rights.ts';
import { sessionProblems } from '../../../src/contract/panel/access/session.ts';
import * as calls from '../../../src/contract/panel/catalogue.ts';
import { catalogueProblems } from '../../../src/contract/panel/catalogue.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { nothingPublished, type Publication, questionsIn } from '../../../src/contract/publication.ts';
import type { Connection } from '../../database/database.ts';
import { refuse } from '../../http/refusal.ts';
import {
  type AuthorDraft,
  onto,
  readDraft,
  readDrafts,
  withEnded,
} from '../../publications/author-drafts.ts';
import { catalogueFiles } from '../../publications/catalogue-files.ts';
import { checkedCrop } from '../../publications/checked-crop.ts';
import { knownNames } from '../../publications/known-names.ts';
import type { LiveCatalogue } from '../../publications/live-catalogue.ts';
import type { Published } from '../../publications/publication-repository.ts';
import { checkPublication, publish } from '../../publications/publish.ts';
import { handleOperator, handleReading, handleSaving, type PanelContext } from '../panel-call.ts';

const maxVersions = 50;

export const catalogueCalls = [
  handleReading(calls.readCatalogueDraft, async (db, { query: { author } }, context) => {
    const { publications } = context.repositories;
    const current = await publications.current(db);
    const check = await checkOf(context, db, current);
    const {
      name: _name,
      isLeft: _isLeft,
      taken: used,
      edited,
      ...merged
    } = await draftBy(context, db, current, author);
    const draft = { ...merged, ...edited };
    const all = await readDrafts(db, { publications, current, now: context.clock() });
    const drafts = mayDo(context.operator.role, 'catalogue.publish') ? all : [];
    const others = all.filter((one) => one.author !== draft.author).map((one) => one.publication);
    const taken = [...current.former.plans, ...others.flatMap(({ plans }) => plans)];
    const asked = others.flatMap(({ faq }) => Object.values(faq).flatMap(questionsIn));
    return {
      files: catalogueFiles(check.defaults, taken, check.known.addresses),
      asked: asked.map(({ id, question }) => ({ id, question })),
      draft,
      published: { version: current.version, publication: current.publication },
      problems: [...used, ...check.problemsOf(draft.publication)],
      drafts: drafts.map(({ taken: used, edited: _edited, ...one }) => ({
        ...one,
        problems: [...used, ...check.problemsOf(one.publication)],
      })),
    };
  }),

  handleSaving(calls.saveCatalogueDraft, async (db, { body: { version, basedOn, publication } }, context) => {
    const base = await publicationAt(context, db, basedOn);
    const current = await context.repositories.publications.current(db);
    const { id: author, name: editedBy } = context.operator;
    const draft = { author, version, basedOn, publication, editedBy };
    const saved = await context.repositories.publications.saveDraft(db, draft, context.clock());
    if (saved === null) return refuseDraft(context, db, author, 'editava');
    const { problemsOf } = await checkOf(context, db, current);
    return {
      version: saved,
      problems: [
        ...takenProblems(base, publication, current.publication),
        ...problemsOf(onto({ current, now: context.clock() }, base, publication)),
      ],
    };
  }),

  handleSaving(calls.keepPhoto, async (db, { body }, { audit, repositories, clock }) => {
    const [wide, tall] = [checkedCrop('wide', body.wide), checkedCrop('tall', body.tall)];
    for (const crop of [wide, tall]) await repositories.publications.keepPicture(db, crop, clock());
    await audit(db, 'catalogue.photo', 'catalogue', wide.name);
    return { wide: wide.name, tall: tall.name };
  }),

  handleSaving(calls.discardCatalogueDraft, async (db, { body: { author, version } }, context) => {
    refuseOthers(context, author, 'catalogue.edit');
    const current = await context.repositories.publications.current(db);
    const { name } = await draftBy(context, db, current, author);
    const saved = await emptyDraft(context, db, { author, version }, current);
    await context.audit(db, 'catalogue.discarded', 'catalogue', String(current.version), name);
    return { version: saved };
  }),

  handleSaving(calls.takeOverCatalogueDraft, async (db, { body: { author, version } }, context) => {
    const current = await context.repositories.publications.current(db);
    const left = await draftBy(context, db, current, author);
    if (left.version !== version) return refuseDraft(context, db, author, 'conferia');
    if (!left.isLeft) return refuse(409, problemCodes.invalid, checkWords.notLeft(left.name));
    const own = await draftBy(context, db, current);
    const [used] = [...left.taken, ...own.taken];
    if (used) return refuse(422, problemCodes.invalid, used.message);
    const drafts = [{ ...own, name: context.operator.name }, left];
    const { publication, clashing } = collectDrafts(current.publication, drafts);
    if (clashing) return refuse(422, problemCodes.invalid, checkWords.clashing(...clashing.names));
    if (!isChanged(own.publication, publication))
      return refuse(422, problemCodes.invalid, checkWords.addsNothing);
    const { id, name: editedBy } = context.operator;
    const draft = { author: id, version: own.version, basedOn: current.version, publication, editedBy };
    const saved = await context.repositories.publications.saveDraft(db, draft, context.clock());
    if (saved === null) return refuseDraft(context, db, id, 'editava');
    await emptyDraft(context, db, left, current);
    await context.audit(db, 'catalogue.taken-over', 'catalogue', String(current.version), left.name);
    return { version: saved };
  }),

  handleOperator(calls.publishCatalogue, async ({ body: { drafts: wanted, published, note } }, context) => {
    const live = liveCatalogue(context);
    const version = await context.save(async (db) => {
      const { publications } = context.repositories;
      const current = await publications.current(db);
      if (current.version !== published) return refuseOutdated(current.version);
      const drafts = await Promise.all(wanted.map(({ author }) => draftBy(context, db, current, author)));
      for (const [index, { author, version }] of wanted.entries())
        if (drafts[index]?.version !== version) return refuseDraft(context, db, author, 'conferia');
      const [used] = drafts.flatMap((draft) => draft.taken);
      if (used) return refuse(422, problemCodes.invalid, used.message);
      const { publication, clashing } = collectDrafts(current.publication, drafts);
      if (clashing !== null) return refuse(422, problemCodes.invalid, checkWords.clashing(...clashing.names));
      const detail = drafts.map(({ name }) => name).join(', ');
      const version = await publishIn(context, db, { publication, published, note, restores: null, detail });
      for (const draft of wanted) await emptyDraft(context, db, draft, { version, publication });
      return { version };
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
      return { version: await publishIn(context, db, { publication, published, note, restores }) };
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
  /** Whose drafts it collects. */
  detail?: string;
}

async function publishIn(
  context: PanelContext,
  db: Connection,
  { publication, published, note, restores, detail }: ToPublish,
): Promise<number> {
  const { operator, clock, repositories } = context;
  const outcome = await publish(
    db,
    { ...(await partsOf(context, db)), publications: repositories.publications, now: clock() },
    { publication, basedOn: published, author: operator.name, note, restores },
  );
  if (outcome.kind === 'outdated') return refuseOutdated(outcome.version);
  if (outcome.kind === 'refused')
    return refuse(
      422,
      problemCodes.invalid,
      outcome.problems[0]?.message ?? notPublished,
      outcome.problems.slice(0, 20).map(({ key, message }) => ({ field: key, message })),
    );
  const action = restores === null ? 'catalogue.published' : 'catalogue.restored';
  await context.audit(db, action, 'catalogue', String(outcome.version), detail);
  return outcome.version;
}

const draftBy = (
  context: PanelContext,
  db: Connection,
  current: Published,
  author: string = context.operator.id,
): Promise<AuthorDraft> => {
  refuseOthers(context, author, 'catalogue.see');
  const { publications } = context.repositories;
  return readDraft(db, { publications, current, now: context.clock() }, author);
};

/** Another author's draft is for those who publish. */
function refuseOthers({ operator }: PanelContext, author: string, ownNeeds: Right): void {
  const isOwn = author === operator.id && mayDo(operator.role, ownNeeds);
  if (!isOwn && !mayDo(operator.role, 'catalogue.publish'))
    refuse(403, sessionProblems.noRight, 'Este rascunho é de outra pessoa.');
}

/** Makes a draft what is published: its open editor is told. */
async function emptyDraft(
  context: PanelContext,
  db: Connection,
  { author, version }: Pick<AuthorDraft, 'author' | 'version'>,
  { version: basedOn, publication }: Pick<Published, 'version' | 'publication'>,
): Promise<number> {
  const draft = { author, version, basedOn, publication, editedBy: context.operator.name };
  const isStored = version > 0;
  const saved = isStored && (await context.repositories.publications.saveDraft(db, draft, context.clock()));
  return saved || refuseDraft(context, db, author, 'conferia');
}

async function publicationAt(
  { repositories: { publications }, clock }: PanelContext,
  db: Connection,
  version: number,
): Promise<Publication> {
  const found = version === 0 ? nothingPublished : await publications.at(db, version);
  if (found === undefined) return refuse(404, problemCodes.notFound, 'Esta versão não existe.');
  return withEnded(found, (await publications.current(db)).publication, clock());
}

async function refuseDraft(
  { repositories, operator }: PanelContext,
  db: Connection,
  author: string,
  doing: 'editava' | 'conferia',
): Promise<never> {
  const [draft] = await repositories.publications.drafts(db, author);
  if (draft === undefined) return refuse(404, problemCodes.notFound, 'Este rascunho não existe.');
  const isOwn = draft.editedBy === operator.name;
  const what = isOwn
    ? 'O rascunho foi salvo em outra janela sua'
    : `${draft.editedBy} publicou, descartou ou salvou o rascunho`;
  return refuse(409, catalogueProblems.draftChanged, `${what} enquanto você ${doing}.`);
}

const refuseOutdated = (version: number): never =>
  refuse(
    409,
    catalogueProblems.publishedChanged,
    `A versão ${version} foi publicada enquanto você conferia. Veja o que mudou e publique de novo.`,
  );

const notPublished = 'O rascunho não pode ser publicado.';

const partsOf = async (context: PanelContext, db: Connection) => {
  const defaults = liveCatalogue(context).defaults();
  const pictures = await context.repositories.publications.pictureNames(db);
  return {
    defaults,
    known: knownNames(defaults, context.clock(), { pictures, addresses: context.addresses() }),
  };
};

async function checkOf(context: PanelContext, db: Connection, current: Published) {
  const parts = await partsOf(context, db);
  const problemsOf = (publication: Publication) => checkPublication(parts, publication, current).problems;
  return { ...parts, problemsOf };
}

const liveCatalogue = ({ catalogue }: PanelContext): LiveCatalogue =>
  catalogue ?? refuse(503, 'not-set-up', 'Este servidor não publica catálogos.');
