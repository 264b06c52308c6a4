import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDocuments } from '../contract/documents.ts';
import { type BuiltFiles, builtParts } from './document/built-parts.ts';
import { createDocuments } from './document/create-documents.ts';

const built: BuiltFiles = JSON.parse(readFileSync(join(import.meta.dirname, 'built-files.json'), 'utf8'));
const partsOf = builtParts(built);

/** The part of the build that the server and the export import. */
export const openDocuments: OpenDocuments = (catalogue, settings) =>
  createDocuments(catalogue, settings, partsOf);
