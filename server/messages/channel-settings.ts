import type { ChannelSettings } from '../app/repositories.ts';
import { messageChannels } from './message-kinds.ts';
import type { MessageSettings } from './message-settings.ts';

/** The channels of messages: the configured ones, in the sandbox all of them. */
export const channelSettingsOf = (
  { senders, quietHours }: MessageSettings,
  sandbox: boolean,
): ChannelSettings => ({
  setUp: new Set(messageChannels.filter((channel) => sandbox || senders[channel] !== undefined)),
  quietHours,
});
