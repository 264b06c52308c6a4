import { pictureAddress, pictureName } from '../../src/contract/publication.ts';
import type { Database } from '../database/database.ts';
import { contentTypeOf, type SiteFile } from '../site/site-file.ts';
import type { Publications } from './publication-repository.ts';

/** Serves the photos of banners, of drafts too: nobody finds a name who has not seen the picture. */
export const heldPictures =
  (database: Database, publications: Publications) =>
  (path: string): SiteFile | undefined => {
    const name = path.split('/').at(-1) ?? '';
    if (path !== pictureAddress(name) || !pictureName.safeParse(name).success) return undefined;
    return {
      type: contentTypeOf(name),
      immutable: true,
      encodings: ['identity'],
      load: async () => {
        const body = await database.read((db) => publications.picture(db, name));
        return body && { body, etag: `"${name}"` };
      },
    };
  };
