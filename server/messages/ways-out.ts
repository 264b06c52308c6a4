import type { WaysOut } from '../database/create-repositories.ts';
import { messageChannels } from './message-kinds.ts';
import type { MessageSettings } from './message-settings.ts';

/** By which ways messages leave: those that are set up; the sandbox shows what goes any other way. */
export const waysOutOf = ({ senders, quietHours }: MessageSettings, sandbox: boolean): WaysOut => ({
  setUp: new Set(messageChannels.filter((channel) => sandbox || senders[channel] !== undefined)),
  quietHours,
});
