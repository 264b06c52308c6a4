import { channelSettingsOf } from '../messages/senders/channel-settings.ts';
import { whatsappTemplates } from '../messages/senders/whatsapp-templates.ts';
import { type Command, runCommand } from './run-command.ts';

/** Each element is the body of one POST to `message_templates`. */
export const templatesCommand: Command = async ({ settings: { messages, sandbox, siteUrl }, print }) => {
  const { setUp } = channelSettingsOf(messages, sandbox);
  print(JSON.stringify(whatsappTemplates({ siteUrl, setUp }), null, 2));
};

if (import.meta.main) await runCommand(templatesCommand);
