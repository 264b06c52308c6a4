import { laterWords } from '../../../src/content/screens/later.ts';
import { everyAnswer } from '../../visitor/ana.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { again } from '../support/full-run.ts';
import { withoutDebit } from '../support/sandbox.ts';
import { checkAccessibility, expect, test } from '../support/story.ts';
import { listenTo } from '../support/traffic.ts';

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
  await there.giveAll(withoutDebit.slice(withoutDebit.indexOf('data-nascimento')));
  await there.isAt('/pedido-realizado/');
  await elsewhere.close();
});

for (const [door, prefix, expected] of [
  ['/chat-tct/', '', 'Parceiro'],
  ['/chat/', '/black-friday', 'LP Black Friday'],
] as const)
  test(
    `An order from '${prefix}${door}' is saved with the origin '${expected}', its plan and its utm`,
    again(door === '/chat/'),
    async ({ page }) => {
      const { sent } = listenTo(page);
      const visitor = new ConversationVisitor(page, prefix, door);
      await visitor.begin('?s=d600b&utm_source=whatsapp&utm_campaign=indica&lp_origin=Parceiro');
      await expect(page.getByRole('banner')).toHaveCount(door === '/chat/' ? 1 : 0);
      await visitor.giveAll(['cep', 'nr-imovel']);
      await visitor.isAsked('nome');
      await expect(page.getByText('Separei o').first()).toBeVisible();
      const lead = () => sent.find(({ path }) => path === 'lead-v2');
      await expect.poll(() => lead()?.body).toBeDefined();
      const { tracking } = JSON.parse(lead()?.body ?? '{}').lead;
      expect(tracking).toMatchObject({
        lp_origin: expected,
        utm_source: 'whatsapp',
        utm_campaign: 'indica',
      });
    },
  );
