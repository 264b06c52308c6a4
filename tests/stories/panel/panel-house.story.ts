import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkWords } from '../../../src/content/publication-checks.ts';
import { photoCrops, pictureAddress } from '../../../src/contract/publication.ts';
import { catalogueWords } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { madePlanWords as planWords } from '../../../src/panel/views/catalogue/made-plan-words.ts';
import { photoWords } from '../../../src/panel/views/catalogue/photo/photo-words.ts';
import { termWords } from '../../../src/panel/views/catalogue/publishing/change-words.ts';
import { kindWords } from '../../../src/panel/views/imports/import-words.ts';
import { ownAccountWords } from '../../../src/panel/views/own-account/own-account-words.ts';
import { dutyWords } from '../../../src/panel/words/shell-words.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { countedOn, named } from '../support/counted-events.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, phone, view } from '../support/panel-screen.ts';
import { withoutDebit } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

// The days of those who keep the shop: what it sells, what it knows, and who may work in it.

// There is one draft and one import at a time.
test.describe.configure({ mode: 'default' });

test('A manager reads a period of sale without the field behind the button of its calendar', async ({
  page,
}) => {
  await worksAs(page, 'manager', 'Célia Brito', 'catalogo');
  const start = page.getByRole('textbox', { name: /^Começa em/ });
  await expect(start).toBeDisabled();
  await expect(start.locator('..').locator('[type=date]')).toHaveCSS('opacity', '0');
});

test(
  'A question that marketing adds is answered in the conversation and on the page once it is published, and no more when it is taken back',
  inFullRun,
  async ({ page, browser }) => {
    // No other story asks in this campaign.
    const visitor = new ConversationVisitor(await (await browser.newContext()).newPage(), '/premium');
    const reply = visitor.page.locator('li').getByText('Chip não vendemos.').first();
    await page.setViewportSize(desktop);
    await worksAs(page, 'marketer', 'Marina Alves', 'catalogo?aba=questions');
    const form = page.locator('form').filter({ hasText: 'Nova dúvida' });
    await form.getByLabel('Pergunta', { exact: true }).fill('Vocês vendem chip pré-pago?');
    await form.getByLabel('Resposta', { exact: true }).fill('Chip não vendemos.\n- Só fibra.');
    await form.getByLabel('Outros jeitos de perguntar').fill('quero comprar um chip\ntem chip');
    await form.getByLabel('Vale nas campanhas').click();
    await page.getByRole('option', { name: 'Premium', exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(form.getByText('Chip não vendemos.')).toHaveCount(2);
    await fits(page, desktop);
    await form.getByRole('button', { name: 'Nova dúvida' }).click();
    await expect(page.getByRole('status').getByText('Rascunho salvo')).toBeVisible();

    const manager = await (await browser.newContext({ viewport: desktop })).newPage();
    await worksAs(manager, 'manager', 'Célia Brito', 'catalogo?aba=publish');
    await expect(manager.getByText('vale em Campanha Premium')).toBeVisible();
    await manager.getByRole('button', { name: 'Publicar' }).click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByLabel('Nota para a equipe').fill('Chip');
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await expect(dialog).toHaveCount(0);
    await visitor.begin('');
    await visitor.isAsked('cep');
    await visitor.say('oi, queria comprar um chip, vcs tem?');
    await expect(reply).toBeVisible();
    await visitor.page.goto('/premium/duvidas/#voces-vendem-chip-pre-pago');
    await expect(reply).toBeVisible();

    await manager.getByRole('button', { name: 'Voltar aos arquivos' }).click();
    await dialog.getByRole('button', { name: 'Voltar aos arquivos' }).click();
    await expect(dialog).toHaveCount(0);
    await visitor.page.reload();
    await expect(visitor.page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(reply).toHaveCount(0);
  },
);

test(
  'A marketer crops a photo by the keyboard; once it is published every screen has its crop of it, until it is taken back',
  inFullRun,
  async ({ page, browser }) => {
    const alt = 'O painel em uma tela';
    // No other story opens this campaign.
    const [name, address] = ['livelo', '/livelo/'];
    const saved = page.getByRole('status').getByText('Rascunho salvo');
    await page.setViewportSize(desktop);
    await worksAs(page, 'marketer', 'Marina Alves', 'catalogo?aba=campaigns');
    await page.getByLabel('Campanha', { exact: true }).selectOption(name);
    const file = page.locator('input[type=file]').first();
    await file.setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
    await expect(page.getByText(photoWords.unfit)).toBeVisible();
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() });
    for (const crop of ['tall', 'wide'] as const) {
      const part = page.getByRole('region', { name: photoWords.crops[crop] });
      const drawn = () =>
        part
          .locator('canvas')
          .evaluate((canvas) => (canvas instanceof HTMLCanvasElement ? canvas.toDataURL() : ''));
      const before = await drawn();
      await part.getByRole('slider', { name: photoWords.moves.zoom }).focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(drawn).not.toBe(before);
    }
    await fits(page, phone);
    await fits(page, desktop);
    await page.getByRole('button', { name: photoWords.use }).click();
    await page.getByLabel(photoWords.alt).fill(alt);
    await expect(saved).toBeVisible();
    await fits(page, phone);
    await fits(page, desktop);
    await page.getByRole('tab', { name: 'Prévia' }).click();
    const preview = page.frameLocator('iframe[title="Prévia da página"]');
    await expect(preview.getByRole('img', { name: alt })).toHaveJSProperty(
      'naturalWidth',
      photoCrops.wide.width,
    );

    const manager = await (await browser.newContext({ viewport: desktop })).newPage();
    const shop = await (await browser.newContext()).newPage();
    const photo = shop.getByRole('img', { name: alt });
    await shop.goto(address);
    await expect(photo).toHaveCount(0);
    await worksAs(manager, 'manager', 'Célia Brito', 'catalogo?aba=publish');
    await expect(manager.getByText(`foto do banner: “${alt}”`)).toBeVisible();
    const dialog = manager.getByRole('dialog');
    await manager.getByRole('button', { name: 'Publicar' }).click();
    await dialog.getByRole('button', { name: 'Publicar' }).click();
    await expect(dialog).toHaveCount(0);
    for (const [screen, crop] of [
      [phone, photoCrops.tall],
      [desktop, photoCrops.wide],
    ] as const) {
      await shop.setViewportSize(screen);
      await shop.goto(address);
      await expect(photo).toHaveJSProperty('naturalWidth', crop.width);
      await fits(shop, screen);
    }
    // It stands below the texts, which have no ground of their own.
    const facts = await shop.locator('h1 ~ div li').last().boundingBox();
    const box = await photo.boundingBox();
    expect(box?.y).toBeGreaterThan((facts?.y ?? 0) + (facts?.height ?? 0));

    const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-export-'));
    const env = { ...process.env, DATABASE_URL: process.env.STORIES_DATABASE };
    execFileSync('node', ['scripts/export.ts', folder], { env, stdio: 'ignore' });
    const pictures = readdirSync(join(folder, pictureAddress('')));
    const html = readFileSync(join(folder, address, 'index.html'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(html).toContain(pictureAddress(picture));

    await manager.getByRole('button', { name: 'Voltar aos arquivos' }).click();
    await dialog.getByRole('button', { name: 'Voltar aos arquivos' }).click();
    await expect(dialog).toHaveCount(0);
    await shop.reload();
    await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(photo).toHaveCount(0);
  },
);

for (const screen of [phone, desktop]) {
  const told = (title: string) => `${title}, ${screen.width} wide`;

  test(
    told('A marketer drafts a banner, a manager publishes it, and takes it back'),
    inFullRun,
    async ({ page, browser }) => {
      const heading = `Fibra que chegou ontem, ${screen.width}`;
      // No other story opens this campaign.
      const shop = await (await browser.newContext()).newPage();
      const shown = shop.getByRole('heading', { level: 1, name: heading });
      await page.setViewportSize(screen);
      await worksAs(page, 'marketer', 'Marina Alves', 'catalogo?aba=campaigns');
      await page.getByLabel('Campanha', { exact: true }).selectOption('fluxo');
      await page.getByLabel('Título do banner').fill(heading);
      await expect(page.getByRole('status').getByText('Rascunho salvo')).toBeVisible();
      await fits(page, screen);

      await page.getByRole('tab', { name: 'Prévia' }).click();
      const preview = page.frameLocator('iframe[title="Prévia da página"]');
      await expect(preview.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(preview.locator('input[name="cep"]').first()).toBeVisible();
      expect(await preview.locator('html').evaluate(() => innerWidth)).toBe(1280);
      await page.getByRole('tab', { name: 'Publicar' }).click();
      await expect(page.getByText(heading)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Publicar' })).toHaveCount(0);
      await shop.goto('/fluxo/');
      await expect(shown).toHaveCount(0);

      const manager = await (await browser.newContext({ viewport: screen })).newPage();
      await worksAs(manager, 'manager', 'Célia Brito', 'catalogo?aba=publish');
      await manager.getByRole('button', { name: 'Publicar' }).click();
      const dialog = manager.getByRole('dialog');
      await dialog.getByLabel('Nota para a equipe').fill('Chamada nova');
      await dialog.getByRole('button', { name: 'Publicar' }).click();
      await expect(dialog).toHaveCount(0);
      const version = manager.getByRole('row').filter({ hasText: 'Chamada nova' });
      await expect(version.getByText('No ar')).toBeVisible();
      await fits(manager, screen);
      await shop.reload();
      await expect(shown).toBeVisible();

      await manager.getByRole('button', { name: 'Voltar aos arquivos' }).click();
      await dialog.getByRole('button', { name: 'Voltar aos arquivos' }).click();
      await expect(dialog).toHaveCount(0);
      await expect(version.getByText('No ar')).toHaveCount(0);
      await shop.reload();
      await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(shown).toHaveCount(0);
    },
  );

  test(
    told('A marketer makes a campaign, a visitor orders in it once it is published, and it is taken back'),
    inFullRun,
    async ({ page, browser }) => {
      const [name, address] = [`Natal ${screen.width}`, `natal-${screen.width}`];
      const saved = page.getByRole('status').getByText('Rascunho salvo');
      const shop = await (await browser.newContext()).newPage();
      await page.setViewportSize(screen);
      await worksAs(page, 'marketer', 'Marina Alves', 'catalogo?aba=campaigns');
      await page.getByRole('button', { name: 'Nova campanha' }).click();
      await page.getByLabel('Nome da campanha').fill(name);
      await page.getByLabel('Endereço da campanha').fill('livelo');
      await page.getByRole('button', { name: 'Criar no rascunho' }).click();
      await expect(page.getByText('/livelo/ já é de outra campanha')).toBeVisible();
      await fits(page, screen);
      await page.getByLabel('Endereço da campanha').fill('');
      await page.getByRole('button', { name: 'Criar no rascunho' }).click();
      await expect(page.getByLabel('Campanha', { exact: true })).toHaveValue(address);
      await page.getByLabel('Desenho do banner').selectOption('castle');
      await page.getByLabel('Título do banner').fill(`${name} com fibra`);
      await page.getByLabel('Preços próprios').check();
      await expect(saved).toBeVisible();
      await fits(page, screen);
      await page.getByLabel('Fonte').fill('cartaz');
      await expect(page.getByLabel('Link', { exact: true })).toHaveValue(
        new RegExp(`/${address}/\\?utm_source=cartaz&utm_campaign=${address}$`),
      );
      const picture = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Baixar em PNG' }).click();
      expect((await picture).suggestedFilename()).toBe(`qr-${address}.png`);
      await page.getByRole('tab', { name: catalogueWords.tabs.questions }).click();
      const form = page.locator('form').filter({ hasText: 'Nova dúvida' });
      await form.getByLabel('Pergunta', { exact: true }).fill('Tem brinde de Natal?');
      await form.getByLabel('Resposta', { exact: true }).fill('Tem, e [ligamos](/receber-ligacao/).');
      await form.getByLabel('Vale nas campanhas').click();
      await page.getByRole('option', { name, exact: true }).click();
      await page.keyboard.press('Escape');
      await form.getByRole('button', { name: 'Nova dúvida' }).click();
      await expect(saved).toBeVisible();
      await page.getByRole('tab', { name: 'Prévia' }).click();
      const preview = page.frameLocator('iframe[title="Prévia da página"]');
      await expect(preview.getByRole('heading', { level: 1, name: `${name} com fibra` })).toBeVisible();
      expect((await shop.goto(`/${address}/`))?.status()).toBe(404);

      const manager = await (await browser.newContext({ viewport: screen })).newPage();
      await worksAs(manager, 'manager', 'Célia Brito', 'catalogo?aba=publish');
      await expect(manager.getByText(`Campanha nova: ${name}, em /${address}/`)).toBeVisible();
      await manager.getByRole('button', { name: 'Publicar' }).click();
      const dialog = manager.getByRole('dialog');
      await dialog.getByLabel('Nota para a equipe').fill(name);
      await dialog.getByRole('button', { name: 'Publicar' }).click();
      await expect(dialog).toHaveCount(0);
      await shop.goto(`/${address}/`);
      await expect(shop.getByRole('heading', { level: 1, name: `${name} com fibra` })).toBeVisible();
      const talker = new ConversationVisitor(await (await browser.newContext()).newPage(), `/${address}`);
      await talker.begin('');
      await talker.isAsked('cep');
      await talker.say('tem brinde de natal?');
      const own = talker.page.locator('li').getByRole('link', { name: 'ligamos' }).first();
      await expect(own).toHaveAttribute('href', `/${address}/receber-ligacao/`);
      const visitor = new PagesVisitor(shop, `/${address}`);
      await visitor.begin('?s=d600b&utm_source=cartaz');
      await visitor.giveAll(withoutDebit);
      await visitor.isAt('/pedido-realizado/');

      await manager.getByRole('button', { name: 'Voltar aos arquivos' }).click();
      await dialog.getByRole('button', { name: 'Voltar aos arquivos' }).click();
      await expect(dialog).toHaveCount(0);
      await shop.goto(`/${address}/?utm_source=cartaz`);
      await expect(shop).toHaveURL(/[^0-9]\/\?utm_source=cartaz$|:\d+\/\?utm_source=cartaz$/);
      await manager.goto('/painel/pedidos');
      // What it sold is found by its name.
      await expect(manager.locator('option', { hasText: name })).toBeAttached();
    },
  );

  test(
    told('A marketer makes a plan, a visitor orders it once it is published, and it is taken back'),
    inFullRun,
    async ({ page, browser }) => {
      const speed = screen.width === phone.width ? 800 : 900;
      const [name, sku] = [`${speed} Mega`, `d${speed}a`];
      const shop = await (await browser.newContext()).newPage();
      const card = shop.getByRole('heading', { name, exact: false });
      await page.setViewportSize(screen);
      // No other story orders in this campaign.
      await worksAs(page, 'marketer', 'Marina Alves', 'catalogo?lista=premium');
      await page.getByRole('button', { name: planWords.new }).press('Enter');
      const form = page.getByRole('dialog');
      await form.getByLabel(planWords.plan).press('Enter');
      await expect(form.getByText(checkWords.planName)).toBeVisible();
      await expect(form.getByLabel(planWords.plan)).toBeFocused();
      await fits(page, screen);
      await form.getByLabel(planWords.plan).fill(name);
      await form.getByLabel(planWords.plan_download).fill(`${speed}`);
      await form.getByLabel(planWords.plan_upload).fill('400');
      await form.getByLabel(termWords.price_full.head).fill('159,90');
      await form.getByLabel(termWords.price.head).fill('1399,00');
      await form.getByLabel(termWords.price_with_dacc.head).fill('129,90');
      await expect(form.getByText(checkWords.aboveFull)).toBeVisible();
      await form.getByLabel(termWords.price.head).fill('139,90');
      await form.getByRole('button', { name: planWords.make }).click();
      await expect(form).toHaveCount(0);
      await expect(page.getByRole('rowheader', { name })).toBeVisible();
      await expect(page.getByRole('status').getByText('Rascunho salvo')).toBeVisible();
      await fits(page, screen);
      await shop.goto('/premium/');
      await expect(card).toHaveCount(0);

      const manager = await (await browser.newContext({ viewport: screen })).newPage();
      await worksAs(manager, 'manager', 'Célia Brito', 'catalogo?aba=publish');
      await expect(manager.getByText(`Plano novo: ${name} (${sku})`)).toBeVisible();
      await manager.getByRole('button', { name: 'Publicar' }).click();
      const dialog = manager.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Publicar' }).click();
      await expect(dialog).toHaveCount(0);
      await shop.reload();
      await expect(card.first()).toBeAttached();
      const visitor = new PagesVisitor(shop, '/premium');
      await visitor.begin(`?s=${sku}`);
      await visitor.giveAll(withoutDebit);
      await visitor.isAt('/pedido-realizado/');

      await manager.getByRole('button', { name: 'Voltar aos arquivos' }).click();
      await dialog.getByRole('button', { name: 'Voltar aos arquivos' }).click();
      await expect(dialog).toHaveCount(0);
      await shop.goto('/premium/');
      await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(card).toHaveCount(0);
      await manager.goto('/painel/pedidos');
      await expect(manager.getByText(name).filter({ visible: true }).first()).toBeVisible();
    },
  );

  test(
    told('A marketer makes an experiment, a visitor joins it and another tries it, and it is taken back'),
    inFullRun,
    async ({ page, browser }) => {
      const title = `Conversa primeiro, ${screen.width}`;
      await page.setViewportSize(screen);
      await worksAs(page, 'marketer', 'Marina Alves', 'catalogo?aba=experiments');
      await page.getByRole('button', { name: catalogueWords.experiment.make }).click();
      await expect(page.getByRole('textbox').and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.type(title);
      const form = page.getByRole('region', { name: title });
      await expect(form.getByText(checkWords.noCampaignChosen)).toBeVisible();
      await fits(page, screen);
      // No other story comes to its landing page.
      await form.getByLabel(catalogueWords.experiment.campaigns).click();
      await page.getByRole('option', { name: 'Premium', exact: true }).click();
      await page.keyboard.press('Escape');
      await form.getByLabel(catalogueWords.experiment.share('Páginas')).fill('0');
      await form.getByLabel(catalogueWords.experiment.share('Conversa')).fill('100');
      await expect(form.getByText(checkWords.noCampaignChosen)).toHaveCount(0);
      await expect(page.getByRole('status').getByText('Rascunho salvo')).toBeVisible();
      await fits(page, screen);

      const manager = await (await browser.newContext({ viewport: screen })).newPage();
      await worksAs(manager, 'manager', 'Célia Brito', 'catalogo?aba=publish');
      await expect(manager.getByText(`Experimento novo: ${title}`)).toBeVisible();
      await manager.getByRole('button', { name: 'Publicar' }).click();
      const dialog = manager.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Publicar' }).click();
      await expect(dialog).toHaveCount(0);

      const orders = async (path: string, start: string) => {
        const shop = await (await browser.newContext()).newPage();
        const events = countedOn(shop);
        await shop.goto(path);
        await shop
          .locator('a[href^="/premium/checkout/cep/"]:not([data-hires])')
          .first()
          .dispatchEvent('click');
        await shop.waitForURL((url) => url.pathname === start);
        await shop.locator('main form [name="cep"]').fill('01310-100');
        await shop.locator('main form [name="cep"]').press('Enter');
        await expect.poll(() => events.map(named)).toContain('question_answered cep');
        return events.flatMap(({ arms }) => arms);
      };
      const joined = await orders('/premium/', '/premium/chat/');
      expect(joined).toEqual(joined.map(() => expect.stringMatching(/^[0-9a-f]{8}:chat$/)));
      expect(joined).not.toEqual([]);
      expect(await orders('/premium/?test=pages', '/premium/checkout/cep/')).toEqual([]);
      await manager.goto('/painel/numeros/experimentos');
      await expect(manager.getByRole('heading', { name: title })).toBeVisible();
      await fits(manager, screen);

      await manager.goto('/painel/catalogo?aba=publish');
      await manager.getByRole('button', { name: 'Voltar aos arquivos' }).click();
      await dialog.getByRole('button', { name: 'Voltar aos arquivos' }).click();
      await expect(dialog).toHaveCount(0);
      expect(await orders('/premium/', '/premium/checkout/cep/')).toEqual([]);
      await page.reload();
      await expect(form.getByText(catalogueWords.experiment.state.over)).toBeVisible();
    },
  );

  test(
    told('A price of a cent waits for a yes in the dialog that publishes it, and its draft is discarded'),
    inFullRun,
    async ({ page }) => {
      await page.setViewportSize(screen);
      await worksAs(page, 'admin', 'Tiago Nunes', 'catalogo');
      const price = page.getByLabel(/^Com débito automático: /).first();
      const saved = page.getByRole('status').getByText('Rascunho salvo');
      const usual = await price.inputValue();
      await price.fill('0,01');
      await expect(page.getByText('Padrão: ', { exact: false })).toBeVisible();
      await expect(saved).toBeVisible();
      await fits(page, screen);
      await page.getByRole('tab', { name: 'Publicar' }).click();
      await page.getByRole('button', { name: 'Publicar' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Publicar' }).click();
      await expect(dialog.getByRole('alert')).toContainText('R$ 0,01');
      await expect(dialog.getByText('Confira os preços e marque aqui.')).toBeVisible();
      await fits(page, screen);
      await dialog.getByRole('button', { name: 'Cancelar' }).click();
      await page.getByRole('button', { name: 'Descartar o rascunho' }).click();
      await expect(dialog.getByRole('button', { name: 'Manter o rascunho' })).toBeFocused();
      await fits(page, screen);
      await dialog.getByRole('button', { name: 'Sim, descartar' }).click();
      await expect(dialog).toHaveCount(0);
      await page.getByRole('tab', { name: 'Planos' }).click();
      await expect(price).toHaveValue(usual);
    },
  );

  test(
    told(
      'An engineer is told the wrong lines of a file, what the mended one changes, and imports it by a yes',
    ),
    inFullRun,
    async ({ page }) => {
      const columns = 'cep_from,cep_to,city,uf,network,status';
      // A town that no other story asks about.
      const right = '69980000,69989999,Cruzeiro do Sul,AC,rede-propria,planned';
      const csv = (...lines: string[]) => ({
        name: 'cobertura.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([columns, ...lines].join('\n')),
      });
      await page.setViewportSize(screen);
      await worksAs(page, 'admin', 'Tiago Nunes', 'importacoes');
      const form = page.locator('form').filter({ hasText: 'Cobertura' });
      await form.getByRole('button', { name: 'Conferir' }).click();
      await expect(form.getByText('Escolha o arquivo.')).toBeVisible();
      await expect(form.getByRole('button', { name: 'Arquivo CSV' })).toBeFocused();
      const send = async (file: ReturnType<typeof csv>) => {
        await form.locator('input[type="file"]').setInputFiles(file);
        await form.getByRole('button', { name: 'Conferir' }).click();
      };
      await send(csv(right, '6998,69989999,Mâncio Lima,XX,rede-propria,planned'));
      const runs = page.getByRole('article', { name: /^Cobertura/ });
      await expect(runs.filter({ hasText: 'Recusada' })).toContainText(
        'Linha 3: o CEP precisa ter 8 dígitos',
      );
      await expect(runs.filter({ hasText: 'Recusada' })).toContainText('Nada mudou.');
      // On a phone the list is below the screen.
      await expect(form.getByRole('alert')).toContainText('Linha 3: o CEP precisa ter 8 dígitos');
      await fits(page, screen);
      await send(csv(right));
      const dialog = page.getByRole('dialog', { name: kindWords.coverage.question });
      await expect(dialog).toContainText('Linhas no arquivo1');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
      await fits(page, screen);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(form.getByRole('button', { name: 'Conferir' })).toBeFocused();
      await expect(runs.first()).toContainText('Não importada');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Importar e substituir' }).click();
      await expect(runs.filter({ hasText: '1 linha importada.' })).toBeVisible();
      await expect(form.getByRole('button', { name: 'Conferir' })).toBeFocused();
    },
  );

  test(
    told('An engineer opens an account; its owner signs in, and is out once it is closed'),
    inFullRun,
    async ({ page, browser, expectNoise }) => {
      expectNoise(/401/);
      const name = 'Bia Reis';
      const email = `${crypto.randomUUID()}@loja.example`;
      await page.setViewportSize(screen);
      await worksAs(page, 'admin', 'Tiago Nunes', 'contas');
      await page.getByRole('button', { name: 'Nova conta' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nome').fill(name);
      await dialog.getByLabel('E-mail').fill(email);
      const password = await dialog.getByLabel('Senha provisória').inputValue();
      await fits(page, screen);
      await dialog.getByRole('button', { name: 'Criar a conta' }).click();
      const account = page.getByRole('row').filter({ hasText: email });
      await expect(account).toContainText('Ativa');
      await fits(page, screen);

      const other = await (await browser.newContext({ viewport: screen })).newPage();
      const signIn = async (secret: string) => {
        await other.goto('/painel/');
        await other.getByLabel('E-mail').fill(email);
        await other.getByLabel('Senha', { exact: true }).fill(secret);
        await other.keyboard.press('Enter');
      };
      await signIn(password);
      const own = 'uma frase que so eu sei';
      await view(other, dutyWords.title.password);
      await other.getByLabel(ownAccountWords.firstCurrent, { exact: true }).fill(password);
      await other.getByLabel(ownAccountWords.wanted, { exact: true }).fill(own);
      await other.getByRole('button', { name: ownAccountWords.firstChange }).click();
      await view(other, 'Início');

      await account.getByRole('button', { name: `Alterar a conta de ${name}` }).click();
      await dialog.getByRole('button', { name: 'Desativar a conta' }).click();
      await dialog.getByRole('button', { name: 'Sim, desativar' }).click();
      await expect(account).toContainText('Desativada');
      await signIn(own);
      await expect(other.getByRole('alert')).toBeVisible();
      await view(other, 'Entrar no painel');
    },
  );
}
