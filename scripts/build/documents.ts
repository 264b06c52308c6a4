import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentPdf } from '../../server/pdf/document-pdf.ts';
import { loyaltyRegulation } from '../../src/content/documents/loyalty-regulation.ts';
import { migrationFaq } from '../../src/content/documents/migration-faq.ts';
import { privacyPolicy } from '../../src/content/documents/privacy-policy.ts';
import type { PublicDocument } from '../../src/content/documents/public-document.ts';
import { fixedLinks } from '../../src/content/landing/site/fixed-links.ts';

/** By the address that texts link to. */
export const documents: ReadonlyMap<string, PublicDocument> = new Map([
  [fixedLinks.privacy, privacyPolicy],
  [fixedLinks.migrationFaq, migrationFaq],
  [fixedLinks.rewardsRegulation, loyaltyRegulation],
]);

export async function writeDocuments(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [path, document] of documents) await writeFile(join(folder, path), await documentPdf(document));
}
