import { type FaceId, faces } from '../../src/funnel/routes/face.ts';

/** The face that a page of ours shows: its address is the referrer. null where the browser keeps it to itself. */
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
