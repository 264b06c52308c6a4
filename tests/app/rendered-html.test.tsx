import { describe, expect, it } from 'vitest';
import { renderHtml } from '../../src/app/document/render-html.ts';
import { splitAtFold, splitTitle, textsInOnePiece } from '../../src/app/document/rendered-html.tsx';
import { Fold } from '../../src/pages/site/Fold.tsx';

describe('HTML as the installed React renders it', () => {
  it('the title is split off in plain text', async () => {
    const title = `1 > 0 & "A" < 'B'`;
    const rendered = await renderHtml(
      <main>
        <title>{title}</title>
        <p>Texto</p>
      </main>,
    );
    expect(splitTitle(rendered)).toEqual({ title, html: '<main><p>Texto</p></main>' });
  });

  it('a page without a title is left as it is', () =>
    expect(splitTitle('<main></main>')).toEqual({ title: '', html: '<main></main>' }));

  it('a page is split at its fold', async () => {
    const rendered = await renderHtml(
      <>
        <p>Antes</p>
        <Fold />
        <p>Depois</p>
      </>,
    );
    expect(splitAtFold(rendered)).toEqual({ first: '<p>Antes</p>', below: '<p>Depois</p>' });
    expect(splitAtFold('<p>Antes</p>')).toEqual({ first: '<p>Antes</p>', below: null });
  });

  it('text does not break outside islands, and islands are left unchanged', async () => {
    const rendered = await renderHtml(
      <div title="1 Giga">
        <p>1 Giga</p>
        <div data-island="a" data-props="{}">
          <div>1 Giga</div>
          <p>1 Giga</p>
        </div>
        <p>1 Giga</p>
      </div>,
    );
    expect(textsInOnePiece(rendered).replaceAll('\u00a0', '~')).toBe(
      '<div title="1 Giga"><p>1~Giga</p><div data-island="a" data-props="{}"><div>1 Giga</div><p>1 Giga</p></div><p>1~Giga</p></div>',
    );
  });
});
