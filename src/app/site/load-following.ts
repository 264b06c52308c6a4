import type { FollowingStore } from '../../pages/site/following-store.ts';
import { saveFile } from '../../ui/files/save-file.ts';
import { browserDependencies } from '../browser-dependencies.ts';
import { createPageHistory } from '../page-history.ts';
import { recoverFrom } from '../reload-once.ts';
import { createFollowingStore } from './create-following-store.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

export function loadFollowing(): FollowingStore {
  const { client, newKey } = browserDependencies(createPageHistory(() => false));
  const following = createFollowingStore(
    {
      client,
      newKey,
      saveFile: ({ name, type, base64 }) => saveFile(name, new Blob([bytesOf(base64)], { type })),
    },
    recoverFrom,
  );
  // In the browser that ordered, the session opens the order without proof.
  following.ask({ kind: 'look' });
  return following;
}
