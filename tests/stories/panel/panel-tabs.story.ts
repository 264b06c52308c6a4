import { worksAs } from '../support/panel-operator.ts';
import { phone } from '../support/panel-screen.ts';
import { expect, test } from '../support/story.ts';

const rows = [
  { path: 'filas?fila=words', tabs: '[role=tab]', selected: 'Perguntas sem resposta', back: 'ArrowLeft' },
  { path: 'catalogo?aba=publish', tabs: '[role=tab]', selected: 'Publicar', back: 'ArrowLeft' },
  { path: 'numeros/recuperacao', tabs: 'main nav a', selected: 'Recuperação', back: 'Shift+Tab' },
];

test('Tabs that do not fit a phone stay in one line, with the selected one in view', async ({ page }) => {
  await worksAs(page, 'admin', 'Tiago Nunes');
  for (const width of [phone.width, 320]) {
    await page.setViewportSize({ width, height: phone.height });
    for (const { path, tabs, selected, back } of rows) {
      await page.goto(`/painel/${path}`);
      const row = page.locator(tabs);
      await expect(row.filter({ hasText: selected }), path).toBeInViewport({ ratio: 1 });
      const tops = await row.evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect().top));
      expect(new Set(tops).size, `${path}, ${width} wide`).toBe(1);
      // The keyboard brings the others into view.
      await row.last().focus();
      for (let steps = tops.length; steps > 1; steps--) await page.keyboard.press(back);
      await expect(row.first(), path).toBeFocused();
      await expect(row.first(), path).toBeInViewport({ ratio: 1 });
    }
  }
});
