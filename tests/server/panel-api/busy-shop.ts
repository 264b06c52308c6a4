import { writtenOnWhatsApp } from '../conversations/whatsapp-conversation.ts';
import { renew } from '../customers/renew.ts';
import { type Changes, openTestServer } from '../test-server/open-test-server.ts';

/** An order of Maria, a lead of João with the same phone, e-mail and document, a renewal of Renata, Maria's conversation. */
export async function busyShop(changes?: Changes) {
  const server = await openTestServer(changes);
  const { orderNumber: order } = await server.ordered({ name: 'Maria José D’Ávila' });
  server.pass({ minutes: 1 });
  const { idLead: lead } = await server.leadAt('order', { name: 'João Marques', door: { number: '7' } });
  const renewal = await renew(server.browser());
  const talk = await writtenOnWhatsApp(server, '11987654321');
  const seller = await server.signIn('seller', 'Bia Reis');
  return { server, seller, order, lead, renewal, talk };
}
