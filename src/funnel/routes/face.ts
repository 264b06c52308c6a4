export type FaceId = 'pages' | 'chat' | 'chat-tct' | 'whatsapp';

/** One of the ways to present the same questions. */
export interface Face {
  id: FaceId;
  /** The one path of a conversation, with the question in the fragment. `null`: each question has its own path. */
  conversationPath: string | null;
  /** Whether the site has it; the other takes place in a channel. */
  isOnSite: boolean;
  header: boolean;
  /** Whether the link's origin wins over the campaign's. */
  keepsOrigin: boolean;
}

export const faces: Record<FaceId, Face> = {
  pages: { id: 'pages', conversationPath: null, isOnSite: true, header: true, keepsOrigin: false },
  chat: { id: 'chat', conversationPath: '/chat/', isOnSite: true, header: true, keepsOrigin: false },
  'chat-tct': {
    id: 'chat-tct',
    conversationPath: '/chat-tct/',
    isOnSite: true,
    header: false,
    keepsOrigin: true,
  },
  whatsapp: {
    id: 'whatsapp',
    conversationPath: '/whatsapp/',
    isOnSite: false,
    header: false,
    keepsOrigin: true,
  },
};

const pathsOf = (some: readonly Face[]): string[] =>
  some.flatMap(({ conversationPath }) => conversationPath ?? []);

/** Paths of conversations without a question named. */
const conversationPaths: readonly string[] = pathsOf(Object.values(faces));

/** Those that the site has. */
export const conversationPages: readonly string[] = pathsOf(
  Object.values(faces).filter(({ isOnSite }) => isOnSite),
);

export const isConversationPath = (route: string): boolean => conversationPaths.includes(route);
