import { laterWords } from '../../../src/content/screens/later.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';

test('A link sent to oneself shows nothing before the proof, and then resumes the order', async ({
  page,
  browser,
}) => {
  const here = new ConversationVisitor(page);
  await here.startsAt('data-nascimento');
  await expect(page.getByText('enviado', { exact: true }).first()).toBeVisible();
  await here.say('ajuda');
  const own = page.getByRole('link', { name: laterWords.whatsapp });
  const text = new URL((await own.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const [link = '', id = ''] = /http\S+\/chat-tct\/\?l=(\S+)/.exec(text) ?? [];
  expect(await here.leadId()).toBe(id);
  await expect(page.getByText(laterWords.kept)).toBeVisible();
  const help = await page.getByRole('link', { name: 'Falar pelo WhatsApp' }).getAttribute('href');
  expect(new URL(help ?? '').searchParams.get('text')).toMatch(
    /^Olá, preciso de ajuda com o meu pedido\. Protocolo [\w-]+\.$/,
  );
  expect(`${help} ${text}`).not.toMatch(/Ana|91234-?5678|exemplo|01310-?100/);

  const elsewhere = await browser.newContext({ locale: 'pt-BR', viewport: { width: 390, height: 844 } });
  const phone = await elsewhere.newPage();
  const there = new ConversationVisitor(phone, '', '/chat-tct/');
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Confirme que o pedido é seu' })).toBeFocused();
  await expect(phone.locator('main')).toContainText('Você parou depois de informar o e-mail.');
  await expect(phone.locator('main')).not.toContainText(/Ana|Paulista|91234|exemplo/);
  expect(phone.url()).not.toContain(id);
  await expect(phone.getByRole('banner')).toHaveCount(0);
  await checkAccessibility(phone);
  await phone.locator('[name="phone_ending"]').fill(everyAnswer.phone.slice(-4));
  await phone.keyboard.press('Enter');
  await there.isAsked('data-nascimento');
  await elsewhere.close();
});

test('One press takes the order to WhatsApp in another tab, with its code', async ({ page, context }) => {
  const here = new ConversationVisitor(page);
  await here.startsAt('data-nascimento');
  await here.say('ajuda');
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: laterWords.inWhatsApp }).click();
  const other = await opened;
  await other.waitForURL('**/sandbox/whatsapp/**');
  await expect(other.locator('#line')).toHaveValue(/[A-Z2-9]{8}/);
});
