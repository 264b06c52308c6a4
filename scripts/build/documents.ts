import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { documentPdf } from '../../server/pdf/document-pdf.ts';
import { loyaltyRegulation } from '../../src/content/documents/loyalty-regulation.ts';
import { migrationFaq } from '../../src/content/documents/migration-faq.ts';
import { privacyPolicy } from '../../src/content/documents/privacy-policy.ts';
import type { PublicDocument } from '../../src/content/documents/public-document.ts';

export const documents: ReadonlyMap<string, PublicDocument> = new Map([
  ['politica-de-privacidade.pdf', privacyPolicy],
  ['faq-migracao.pdf', migrationFaq],
  ['regulamento-livelo.pdf', loyaltyRegulation],
]);

/** Writes the public documents as PDF files. */
export async function writeDocuments(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, document] of documents) await writeFile(join(folder, name), await documentPdf(document));
}
