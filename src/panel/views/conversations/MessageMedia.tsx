import { Anchor, Image, Text } from '@mantine/core';
import { type ConversationMessage, conversationFilePath } from '../../../contract/panel/conversations.ts';
import { mediaFault, conversationsWords as words } from './conversations-words.ts';

interface Props {
  message: ConversationMessage;
  by: string;
}

/** The file of a message: a picture or a sound as itself, all else to save. It is loaded where it is in view. */
export function MessageMedia({ message: { id, media }, by }: Props) {
  if (media === null) return null;
  const { state, shown, name, size, reason } = media;
  if (state !== 'kept')
    return <Text size="sm">{state === 'failed' ? mediaFault(reason) : words.file[state]}</Text>;
  const address = `/api/${conversationFilePath}/${id}`;
  if (shown === 'picture')
    return (
      <a href={address} target="_blank" rel="noreferrer">
        <Image src={address} alt={words.file.picture(by)} loading="lazy" w="auto" maw="100%" mah="20rem" />
      </a>
    );
  if (shown === 'sound')
    // biome-ignore lint/a11y/useMediaCaption: what a customer said has no captions
    return <audio src={address} controls preload="none" aria-label={words.file.sound(by)} />;
  return (
    <Anchor size="sm" href={address} download>
      {[name, words.file.download(Math.ceil((size ?? 0) / 1000))].filter(Boolean).join(' · ')}
    </Anchor>
  );
}
