import { type ConversationMedia, sentFileTypes } from '../../src/contract/panel/conversations.ts';

export type MediaKind = 'picture' | 'voice' | 'video' | 'document';

const iso = /^.{8}66747970/;
/** A photo of an iPhone, in the same box as a film. No browser but Safari shows one. */
const heic = 'image/heic';

/**
 * What is kept: its first bytes in hexadecimal, as what it may be sent, and how its name may end; the first is added to
 * another one. Everything else is refused, whatever it is called.
 */
const mediaTypes: readonly (readonly [type: string, begins: RegExp, kinds: string, endings: string])[] = [
  ['image/jpeg', /^ffd8ff/, 'picture document', 'jpg jpeg'],
  ['image/png', /^89504e470d0a1a0a/, 'picture document', 'png'],
  ['image/webp', /^52494646.{8}57454250/, 'picture document', 'webp'],
  [heic, /^.{8}66747970(?:6865|6d6966|6d7366)/, 'picture document', 'heic heif'],
  ['audio/ogg', /^4f676753/, 'voice document', 'ogg opus oga'],
  ['audio/mpeg', /^(?:494433|fff[23b])/, 'voice document', 'mp3'],
  ['audio/aac', /^fff[19]/, 'voice document', 'aac'],
  ['audio/amr', /^2321414d52/, 'voice document', 'amr'],
  ['audio/mp4', iso, 'voice', 'm4a mp4'],
  ['video/mp4', iso, 'video document', 'mp4 3gp mov m4a'],
  ['application/pdf', /^255044462d/, 'document', 'pdf'],
  ['application/zip', /^504b0304/, 'document', 'zip docx xlsx pptx odt ods'],
  ['application/x-ole-storage', /^d0cf11e0/, 'document', 'doc xls ppt'],
  // No control characters but those of lines.
  ['text/plain', /^(?:0[9a-d]|[2-9a-f].)+$/, 'document', 'txt csv'],
];

export function typeOfMedia(content: Buffer, kind: MediaKind): string | undefined {
  const start = content.toString('hex', 0, 512);
  return mediaTypes.find(([, begins, kinds]) => kinds.includes(kind) && begins.test(start))?.[0];
}

/** What a person of the team sends: undefined if its first bytes are of no such type. */
export function sentFileOf(sent: { readonly name: string; readonly content: string }) {
  const bytes = Buffer.from(sent.content, 'base64');
  const type = typeOfMedia(bytes, 'document') ?? '';
  const kind: MediaKind = shownAs(type) === 'picture' ? 'picture' : 'document';
  return sentFileTypes.includes(type) ? { name: fileNameOf(sent.name, type), kind, type, bytes } : undefined;
}

export type SentFile = NonNullable<ReturnType<typeof sentFileOf>>;

export function shownAs(type: string | null): ConversationMedia['shown'] {
  if (type !== heic && type?.startsWith('image/')) return 'picture';
  return type?.startsWith('audio/') ? 'sound' : 'file';
}

/** A name that a computer opens as what it is, with nothing that leads elsewhere. */
export function fileNameOf(name: string, type: string): string {
  const plain = name.replace(/[\p{C}/\\:*?"<>|]+/gu, ' ').replace(/^[\s.]+|[\s.]+$/g, '');
  const endings = mediaTypes.find(([one]) => one === type)?.[3].split(' ') ?? [];
  const isSo = endings.some((ending) => plain.toLowerCase().endsWith(`.${ending}`));
  return isSo ? plain : `${plain || 'arquivo'}.${endings[0] ?? 'bin'}`;
}
