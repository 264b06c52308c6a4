import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { photoCrops, pictureAddress } from '../../../src/contract/publication.ts';
import { catalogueWords, photoWords } from '../../../src/panel/views/catalogue/catalogue-words.ts';
import { kindWords } from '../../../src/panel/views/imports/import-words.ts';
import { ConversationVisitor } from '../support/conversation-visitor.ts';
import { inFullRun } from '../support/full-run.ts';
import { PagesVisitor } from '../support/pages-visitor.ts';
import { worksAs } from '../support/panel-operator.ts';
import { desktop, fits, fitsBoth, phone } from '../support/panel-screen.ts';
import { withoutDebit } from '../support/sandbox.ts';
import { expect, test } from '../support/story.ts';

// The days of those who keep the shop: what it sells and what it knows.

// One version is on sale, and one import runs, at a time.
test.describe.configure({ mode: 'default' });

/** A manager who has read that this changes, and put it on sale. */
async function publish(browser: Browser, change: string): Promise<Page> {
  const manager = await (await browser.newContext({ viewport: desktop })).newPage();
  await worksAs(manager, 'manager', 'Célia Brito', 'catalogo?aba=publish');
  await expect(manager.getByText(change)).toBeVisible();
  await pressAndConfirm(manager, 'Publicar');
  return manager;
}

const takeBack = (manager: Page) => pressAndConfirm(manager, 'Voltar aos arquivos');

async function pressAndConfirm(page: Page, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name }).click();
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toHaveCount(0);
}

test('A manager reads a period of sale without the field behind the button of its calendar', async ({
  page,
}) => {
  await worksAs(page, 'manager', 'Célia Brito', 'catalogo');
  await page.getByRole('button', { name: catalogueWords.listPeriod }).click();
  const start = page.getByRole('textbox', { name: /^Começa em/ });
  await expect(start).toBeDisabled();
  await expect(start.locator('..').locator('[type=date]')).toHaveCSS('opacity', '0');
});

test('Of two marketers’ drafts a manager publishes the finished one and leaves the other to its author', async ({
  page,
  browser,
  expectNoise,
}) => {
  expectNoise(/409/);
  const saved = page.getByRole('status').getByText('Rascunho salvo');
  const writes = async (author: Page, name: string, field: string, text: string) => {
    await worksAs(author, 'marketer', name, 'catalogo?aba=campaigns&campanha=r3');
    await author.getByLabel(field).first().fill(text);
  };
  await writes(page, 'Marina Alves', 'Título do banner', 'Fibra na sua linha');
  await expect(saved).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await writes(other, 'Davi Rocha', 'Botão do banner', 'Ver');
  await expect(other.getByRole('status').getByText('Rascunho salvo')).toBeVisible();
  await other.getByRole('tab', { name: 'Publicar' }).click();
  await expect(other.getByText('Fibra na sua linha')).toHaveCount(0);

  const manager = await (await browser.newContext({ viewport: desktop })).newPage();
  await worksAs(manager, 'manager', 'Célia Brito', 'catalogo?aba=publish');
  await manager.getByRole('checkbox', { name: catalogueWords.toPublish('Davi Rocha') }).uncheck();
  await fitsBoth(manager);
  await pressAndConfirm(manager, 'Publicar');
  await expect(manager.getByText('Botão do banner: “Ver”')).toBeVisible();
  await expect(manager.getByText('Fibra na sua linha')).toHaveCount(0);

  // Her open editor is told who changed the draft.
  await page.getByLabel('Título do banner').first().fill('Fibra');
  await expect(page.getByText(/^Célia Brito publicou/)).toBeVisible();
  await page.getByRole('button', { name: catalogueWords.takeTheirs }).click();
  await expect(page.getByLabel('Título do banner').first()).toHaveValue('Fibra na sua linha');
  await manager.getByRole('button', { name: catalogueWords.discardOf('Davi Rocha') }).click();
  await manager.getByRole('button', { name: catalogueWords.discardSurely }).click();
  await expect(manager.getByText('Botão do banner: “Ver”')).toHaveCount(0);
  await takeBack(manager);
});

test(
  'A marketer crops a photo by the keyboard; once it is published every screen has its crop of it, until it is taken back',
  inFullRun,
  async ({ page, browser }) => {
    const alt = 'O painel em uma tela';
    // No other story opens this campaign.
    const [name, address] = ['livelo', '/livelo/'];
    const saved = page.getByRole('status').getByText('Rascunho salvo');
    await page.setViewportSize(desktop);
    await worksAs(page, 'marketer', 'Marina Alves', `catalogo?aba=campaigns&campanha=${name}`);
    await page.getByRole('button', { name: photoWords.photo }).first().click();
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
    await fitsBoth(page);
    await page.getByRole('button', { name: photoWords.use }).click();
    await page.getByLabel(photoWords.alt).fill(alt);
    await expect(saved).toBeVisible();
    await fitsBoth(page);
    await page.getByRole('tab', { name: 'Prévia' }).click();
    const preview = page.frameLocator('iframe[title="Prévia da página"]');
    await expect(preview.getByRole('img', { name: alt })).toHaveJSProperty(
      'naturalWidth',
      photoCrops.wide.width,
    );

    const shop = await (await browser.newContext()).newPage();
    const photo = shop.getByRole('img', { name: alt });
    await shop.goto(address);
    await expect(photo).toHaveCount(0);
    const manager = await publish(browser, `foto do banner: “${alt}”`);
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
    const box = await photo.boundingBox();
    for (const text of await shop.locator('h1, h1 ~ div > p').all()) {
      const { y = 0, height = 0 } = (await text.boundingBox()) ?? {};
      expect(box?.y).toBeGreaterThanOrEqual(y + height);
    }

    const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-export-'));
    const env = { ...process.env, DATABASE_URL: process.env.STORIES_DATABASE };
    execFileSync('node', ['scripts/export.ts', folder], { env, stdio: 'ignore' });
    const pictures = readdirSync(join(folder, pictureAddress('')));
    const html = readFileSync(join(folder, address, 'index.html'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(pictures).toHaveLength(2);
    for (const picture of pictures) expect(html).toContain(pictureAddress(picture));

    await takeBack(manager);
    await shop.reload();
    await expect(shop.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(photo).toHaveCount(0);
  },
);

test(
  'A marketer makes a campaign, a visitor orders in it once it is published, and it is taken back',
  inFullRun,
  async ({ page, browser }) => {
    const [name, address] = ['Natal', 'natal'];
    const saved = page.getByRole('status').getByText('Rascunho salvo');
    const shop = await (await browser.newContext()).newPage();
    await page.setViewportSize(desktop);
    await worksAs(page, 'marketer', 'Marina Alves', 'catalogo?aba=campaigns');
    await page.getByRole('button', { name: 'Nova campanha' }).click();
    await page.getByLabel('Nome da campanha').fill(name);
    await page.getByLabel('Endereço da campanha').fill('livelo');
    await page.getByRole('button', { name: 'Criar no rascunho' }).click();
    await expect(page.getByText('/livelo/ já é de outra campanha')).toBeVisible();
    await fitsBoth(page);
    await page.getByLabel('Endereço da campanha').fill('');
    await page.getByRole('button', { name: 'Criar no rascunho' }).click();
    const row = page.getByRole('button', { name: new RegExp(`^${name}\\s*/${address}/`), expanded: true });
    await expect(row).toBeFocused();
    await page.getByLabel('Preços próprios').check();
    await fitsBoth(page);
    // Each step leads to the next.
    await page.getByRole('button', { name: catalogueWords.next }).click();
    await expect(page.getByRole('button', { name: catalogueWords.banner })).toBeFocused();
    await page.getByLabel('Desenho do banner').selectOption('castle');
    await page.getByLabel('Título do banner').fill(`${name} com fibra`);
    // What is saved is seen beside it.
    const preview = page.frameLocator('iframe[title="Prévia da página"]');
    await expect(preview.getByRole('heading', { level: 1, name: `${name} com fibra` })).toBeVisible();
    await expect(saved).toBeVisible();
    await fitsBoth(page);
    await page.getByRole('button', { name: catalogueWords.hidePreview }).click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Link com origem' }).click();
    await page.getByLabel('Fonte').fill('cartaz');
    await expect(page.getByLabel('Link', { exact: true })).toHaveValue(
      new RegExp(`/${address}/\\?utm_source=cartaz&utm_campaign=${address}$`),
    );
    const picture = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar em PNG' }).click();
    expect((await picture).suggestedFilename()).toBe(`qr-${address}.png`);
    await page.getByRole('tab', { name: catalogueWords.tabs.questions }).click();
    await page.getByRole('button', { name: catalogueWords.add }).click();
    const form = page.locator('form');
    await form.getByLabel('Pergunta', { exact: true }).fill('Tem brinde de Natal?');
    await form.getByLabel('Resposta', { exact: true }).fill('Tem, e [ligamos](/receber-ligacao/).');
    await form.getByRole('button', { name: catalogueWords.spoken }).click();
    await form.getByLabel('Vale nas campanhas').click();
    await page.getByRole('option', { name, exact: true }).click();
    await page.keyboard.press('Escape');
    await form.getByRole('button', { name: 'Criar no rascunho' }).click();
    await expect(saved).toBeVisible();
    expect((await shop.goto(`/${address}/`))?.status()).toBe(404);

    const manager = await publish(browser, `Campanha nova: ${name}, em /${address}/`);
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

    await takeBack(manager);
    await shop.goto(`/${address}/?utm_source=cartaz`);
    await expect(shop).toHaveURL(/[^0-9]\/\?utm_source=cartaz$|:\d+\/\?utm_source=cartaz$/);
    await manager.goto('/painel/pedidos');
    // What it sold is found by its name.
    await expect(manager.locator('option', { hasText: name })).toBeAttached();
  },
);

test(
  'An engineer is told the wrong lines of a file, what the mended one changes, and imports it by a yes',
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
    await page.setViewportSize(desktop);
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
    await expect(runs.filter({ hasText: 'Recusada' })).toContainText('Linha 3: o CEP precisa ter 8 dígitos');
    await expect(runs.filter({ hasText: 'Recusada' })).toContainText('Nada mudou.');
    // On a phone the list is below the screen.
    await expect(form.getByRole('alert')).toContainText('Linha 3: o CEP precisa ter 8 dígitos');
    await fitsBoth(page);
    await send(csv(right));
    const dialog = page.getByRole('dialog', { name: kindWords.coverage.question });
    await expect(dialog).toContainText('Linhas no arquivo1');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeFocused();
    await fitsBoth(page);
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
