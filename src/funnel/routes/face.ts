export type FaceId = 'pages' | 'chat' | 'chat-tct';

/** One of the ways to present the same questions. */
export interface Face {
  id: FaceId;
  /** The one path of a conversation, with the question in the fragment. `null`: each question has its own path. */
  conversationPath: string | null;
  header: boolean;
  /** Whether the link's origin wins over the campaign's. */
  keepsOrigin: boolean;
}

export const faces: Record<FaceId, Face> = {
  pages: { id: 'pages', conversationPath: null, header: true, keepsOrigin: false },
  chat: { id: 'chat', conversationPath: '/chat/', header: true, keepsOrigin: false },
  'chat-tct': { id: 'chat-tct', conversationPath: '/chat-tct/', header: false, keepsOrigin: true },
};

/** Paths of conversations without a question named. */
export const conversationPaths: readonly string[] = Object.values(faces).flatMap(
  ({ conversationPath }) => conversationPath ?? [],
);

export const isConversationPath = (route: string): boolean => conversationPaths.includes(route);
