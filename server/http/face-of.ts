import { type FaceId, faces } from '../../src/funnel/routes/face.ts';

/** The face of the referring page; null if the browser sends no referrer from this host. */
export function faceOf(referrer: string | undefined, ownHost: string | undefined): FaceId | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const { host, pathname } = new URL(referrer);
  if (host !== ownHost) return null;
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const conversation = Object.values(faces).find(
    ({ conversationPath }) => conversationPath !== null && path.endsWith(conversationPath),
  );
  return conversation?.id ?? faces.pages.id;
}
