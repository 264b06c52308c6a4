import { channelSettingsOf } from '../messages/senders/channel-settings.ts';
import { whatsappTemplates } from '../messages/senders/whatsapp-templates.ts';
import { runCommand } from './run-command.ts';

/** Each element is the body of one POST to `message_templates`. */
await runCommand(async ({ settings: { messages, sandbox, siteUrl }, print }) => {
  const { setUp } = channelSettingsOf(messages, sandbox);
  print(JSON.stringify(whatsappTemplates({ siteUrl, setUp }), null, 2));
});
