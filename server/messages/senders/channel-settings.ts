import type { QuietHours } from '../../outbox/after-quiet-hours.ts';
import type { Channel } from '../../outbox/outbox-item.ts';
import { messageChannels } from '../message-kind.ts';
import type { MessageSettings } from './message-settings.ts';

export interface MessageChannels {
  readonly setUp: ReadonlySet<Channel>;
  readonly quietHours: QuietHours;
}

/** The channels of messages: the configured ones, in the sandbox all of them. */
export const channelSettingsOf = (
  { senders, quietHours }: MessageSettings,
  sandbox: boolean,
): MessageChannels => ({
  setUp: new Set(messageChannels.filter((channel) => sandbox || senders[channel] !== undefined)),
  quietHours,
});
