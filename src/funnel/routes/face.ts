export type FaceId = 'pages' | 'chat' | 'chat-tct' | 'whatsapp' | 'phone';

/** One of the ways to present the same questions. */
export interface Face {
  id: FaceId;
  /** The one path of a conversation, with the question in the fragment. `null`: each question has its own path. */
  conversationPath: string | null;
  /** Whether the site has it; the others take place in a channel. */
  isOnSite: boolean;
  /** Without it the link's origin wins over the campaign's. */
  header: boolean;
}

export const faces: Record<FaceId, Face> = {
  pages: { id: 'pages', conversationPath: null, isOnSite: true, header: true },
  chat: { id: 'chat', conversationPath: '/chat/', isOnSite: true, header: true },
  'chat-tct': {
    id: 'chat-tct',
    conversationPath: '/chat-tct/',
    isOnSite: true,
    header: false,
  },
  whatsapp: {
    id: 'whatsapp',
    conversationPath: '/whatsapp/',
    isOnSite: false,
    header: false,
  },
  // A person of the shop types for a customer on the phone.
  phone: { id: 'phone', conversationPath: '/phone/', isOnSite: false, header: false },
};

const pathsOf = (some: readonly Face[]): string[] =>
  some.flatMap(({ conversationPath }) => conversationPath ?? []);

/** Paths of conversations without a question named. */
export const conversationPaths: readonly string[] = pathsOf(Object.values(faces));

/** Those that the site has. */
export const conversationPages: readonly string[] = pathsOf(
  Object.values(faces).filter(({ isOnSite }) => isOnSite),
);

export const isConversationPath = (route: string): boolean => conversationPaths.includes(route);
