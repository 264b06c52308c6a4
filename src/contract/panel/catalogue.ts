import * as z from 'zod/mini';
import { panelCall } from '../endpoint.ts';
import { pictureName, publication, publicationProblem } from '../publication.ts';

/** Where the server shows the draft, page by page. */
export const previewPath = '/painel/previa';

const terms = z.object({
  price_full: z.number(),
  price: z.number(),
  price_with_dacc: z.number(),
  discountMonths: z.int(),
});

/** The terms in the files, before publications are applied. */
const catalogueFiles = z.object({
  plans: z.array(z.object({ sku: z.string(), name: z.string(), terms })),
  lists: z.array(z.object({ name: z.string(), offers: z.array(z.object({ sku: z.string(), terms })) })),
  /** Names of the apps that a new plan can bring. */
  benefits: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Skus of plans that were made and published, or are in drafts of others. */
  former: z.array(z.string()),
  /** First parts of the addresses that the site itself has. */
  addresses: z.array(z.string()),
});

export type CatalogueFiles = z.output<typeof catalogueFiles>;

const version = z.int().check(z.gte(0));
const note = z.string().check(z.trim(), z.maxLength(300));

/** A draft contains every question ever edited, so it may be larger than other bodies. */
const draftBytes = 512 * 1024;

/** The id of an operator. */
const author = z.string().check(z.minLength(1), z.maxLength(60));

/** What an author has changed, on top of what is published. */
const draft = {
  author,
  version,
  publication,
  /** The published version that its changes were saved on. */
  savedOn: version,
  editedBy: z.nullable(z.string()),
  editedAt: z.nullable(z.string()),
};

export const readCatalogueDraft = panelCall('GET', 'panel/catalogue', 'catalogue.see', {
  summary: "Get a draft, one's own or another author's, the published catalogue and the files' catalogue",
  query: z.object({ author: z.optional(author) }),
  response: z.object({
    files: catalogueFiles,
    /** `basedOn` is the published version that it means changes to. */
    draft: z.object({ ...draft, basedOn: version }),
    published: z.object({ version, publication }),
    problems: z.array(publicationProblem),
    /** Questions in drafts of others: a sentence may ask them. */
    asked: z.array(z.object({ id: z.string(), question: z.string() })),
    /** Whatever awaits publication, for those who publish. */
    drafts: z.array(
      z.object({
        ...draft,
        name: z.string(),
        /** Its author's account is disabled or gone: a colleague may take it over. */
        isLeft: z.boolean(),
        problems: z.array(publicationProblem),
      }),
    ),
  }),
});

export const saveCatalogueDraft = panelCall('PUT', 'panel/catalogue/draft', 'catalogue.edit', {
  summary: "Save one's own draft; refused if its version has changed",
  bodyLimit: draftBytes,
  body: z.strictObject({ version, basedOn: version, publication }),
  response: z.object({ version, problems: z.array(publicationProblem) }),
});

/** Of one crop, in bytes: what a phone on a slow line waits for. */
export const largestPicture = 150 * 1024;

export const keepPhoto = panelCall('POST', 'panel/catalogue/photos', 'catalogue.edit', {
  summary: "Keep the crops of a banner's photo, each as base64, for a draft to name",
  bodyLimit: 3 * largestPicture,
  body: z.strictObject({ wide: z.base64(), tall: z.base64() }),
  response: z.object({ wide: pictureName, tall: pictureName }),
});

const draftVersion = z.strictObject({ author, version });

export const discardCatalogueDraft = panelCall('DELETE', 'panel/catalogue/draft', 'catalogue.see', {
  summary: "Discard one's own draft, or any with the right to publish; refused if its version has changed",
  body: draftVersion,
  response: z.object({ version }),
});

export const takeOverCatalogueDraft = panelCall(
  'POST',
  'panel/catalogue/draft/takeovers',
  'catalogue.publish',
  {
    summary:
      "Add the draft of an account that has ended to one's own; refused if its version has changed or if the two clash",
    body: draftVersion,
    response: z.object({ version }),
  },
);

export const publishCatalogue = panelCall('POST', 'panel/catalogue/publications', 'catalogue.publish', {
  summary: 'Publish drafts together; refused if one was saved or another version was published meanwhile',
  body: z.strictObject({
    drafts: z.array(draftVersion).check(z.minLength(1), z.maxLength(50)),
    published: version,
    note,
  }),
  response: z.object({ version }),
});

export const listPublications = panelCall('GET', 'panel/catalogue/publications', 'catalogue.see', {
  summary: 'List published versions, newest first',
  response: z.object({
    versions: z.array(
      z.object({
        version,
        note: z.string(),
        author: z.string(),
        publishedAt: z.string(),
        restores: z.nullable(version),
      }),
    ),
  }),
});

const byVersion = z.object({ version: z.coerce.number().check(z.int(), z.gte(0)) });

export const readPublication = panelCall('GET', 'panel/catalogue/publications/:version', 'catalogue.see', {
  summary: 'Get a published version; version 0 is the files alone',
  params: byVersion,
  response: z.object({ publication }),
});

export const restorePublication = panelCall(
  'POST',
  'panel/catalogue/publications/:version/restore',
  'catalogue.publish',
  {
    summary: 'Publish an older version again as a new one',
    params: byVersion,
    body: z.strictObject({ published: version, note }),
    response: z.object({ version }),
  },
);

export const catalogueProblems = {
  /** The draft was saved in another window, or somebody published or discarded it in the meantime. */
  draftChanged: 'draft-changed',
  /** Another operator has published in the meantime. */
  publishedChanged: 'published-changed',
} as const;
