import type { ChannelMessage } from '../../../../server/channels/channel-message.ts';

export const links = { site: 'https://loja.test' };

/** All that these messages say, choices included. */
export const textsOf = (messages: readonly ChannelMessage[]): string =>
  messages
    .flatMap((message) => {
      const choices = message.kind === 'choices' ? message.choices : [];
      return [message.text, ...choices.flatMap(({ title, detail = '' }) => [title, detail])];
    })
    .join('\n');
