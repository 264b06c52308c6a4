export type FaceId = 'pages' | 'chat' | 'chat-tct';

/** One of the ways to be asked the same questions. */
export interface Face {
  id: FaceId;
  /** The one address of a conversation; what follows '#' names the question. `null`: each question has its own. */
  conversationPath: string | null;
  header: boolean;
  /** Whether a link may say itself where the visitor came from, instead of the campaign. */
  keepsOrigin: boolean;
}

export const faces: Record<FaceId, Face> = {
  pages: { id: 'pages', conversationPath: null, header: true, keepsOrigin: false },
  chat: { id: 'chat', conversationPath: '/chat/', header: true, keepsOrigin: false },
  'chat-tct': { id: 'chat-tct', conversationPath: '/chat-tct/', header: false, keepsOrigin: true },
};

/** Where a conversation begins, or goes on: the address names no question. */
export const conversationPaths: readonly string[] = Object.values(faces).flatMap(
  ({ conversationPath }) => conversationPath ?? [],
);

export const isConversationPath = (route: string): boolean => conversationPaths.includes(route);
