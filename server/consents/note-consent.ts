import { createHash } from 'node:crypto';
import type { Generated } from 'kysely';
import { whatsappConsent } from '../../src/content/conversation/whatsapp.ts';
import { agreement } from '../../src/content/steps/agreement.ts';
import { coverageConsent } from '../../src/content/steps/coverage.ts';
import { personal } from '../../src/content/steps/personal.ts';
import type { Connection } from '../database/database.ts';
import { preparedQuery } from '../database/prepared-query.ts';
import { type Random, timeOrderedId } from '../protection/random.ts';
import { heardBy } from './spoken.ts';

/** What is agreed to: the labels of the consent checkboxes, and what a first message says. */
const texts = {
  offers: personal.steps.email.fields.accept_promotions.label,
  'order-terms': agreement.label,
  'coverage-news': coverageConsent.label,
  'whatsapp-messages': whatsappConsent,
} as const;

type ConsentPurpose = keyof typeof texts;

/** Versioned by hash, so that a changed text is a new version automatically. */
const consentText = (purpose: ConsentPurpose): { text: string; version: string } => {
  const text = texts[purpose];
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { text, version: `${purpose}-${digest}` };
};

export interface ConsentTables {
  consent_texts: { version: string; purpose: string; text: string; since: string };
  consents: {
    id: string;
    subject_id: string;
    purpose: string;
    given: number;
    text_version: string;
    at: string;
    /** Empty: by the person's own press. */
    how: Generated<'spoken' | null>;
    /** Who heard it. */
    operator_id: Generated<string | null>;
  };
}

interface Noted {
  /** Id of the lead, the lead without coverage or the renewal. */
  readonly subjectId: string;
  readonly purpose: ConsentPurpose;
  /** Null or undefined: not asked. */
  readonly given: boolean | null | undefined;
}

const lastConsent = preparedQuery((db, param: (name: 'subjectId' | 'purpose') => string) =>
  db
    .selectFrom('consents')
    .select('given')
    .where('subject_id', '=', param('subjectId'))
    .where('purpose', '=', param('purpose'))
    .orderBy('id', 'desc')
    .limit(1),
);

/** Records a consent in the transaction of its answer; an unchanged consent is not recorded again. */
export async function noteConsent(
  db: Connection,
  random: Random,
  { subjectId, purpose, given }: Noted,
  now: Date,
): Promise<void> {
  if (given === null || given === undefined) return;
  const [last] = (await lastConsent(db, { subjectId, purpose })).rows;
  if ((last?.given ?? 0) === Number(given)) return;
  const { text, version } = consentText(purpose);
  const at = now.toISOString();
  const operator = heardBy();
  await db
    .insertInto('consent_texts')
    .values({ version, purpose, text, since: at })
    .onConflict((conflict) => conflict.column('version').doNothing())
    .execute();
  await db
    .insertInto('consents')
    .values({
      id: timeOrderedId(random, now),
      subject_id: subjectId,
      purpose,
      given: Number(given),
      text_version: version,
      at,
      ...(operator !== undefined && { how: 'spoken', operator_id: operator }),
    })
    .execute();
}

/** Consents in chronological order. */
export async function consentsOf(db: Connection, ...subjectIds: readonly string[]) {
  const rows = await db
    .selectFrom('consents')
    .innerJoin('consent_texts', 'consent_texts.version', 'consents.text_version')
    .leftJoin('operators', 'operators.id', 'consents.operator_id')
    .select([
      'subject_id as of',
      'consents.purpose',
      'given',
      'at',
      'text',
      'how',
      'operators.name as heardBy',
    ])
    .where('subject_id', 'in', [...subjectIds, ''])
    .orderBy('consents.id')
    .execute();
  return rows.map(({ given, ...row }) => ({ ...row, given: given === 1 }));
}
