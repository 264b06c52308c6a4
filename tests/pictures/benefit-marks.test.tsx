import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readPlanLists } from '../../server/catalogue/plan-lists.ts';
import { streamingSlugs } from '../../src/funnel/streaming-slugs.ts';
import { anyBenefitMark, BenefitMark, benefitMarks } from '../../src/pictures/BenefitMark.tsx';

const slugs = [...readPlanLists('catalogue').files.values()]
  .flat()
  .flatMap(({ benefits }) => benefits.map(({ slug }) => slug));

/** Services are set in type. */
const named: readonly string[] = Object.values(streamingSlugs);

const sold = [...new Set([...slugs, 'deezer'])].filter((slug) => !named.includes(slug));

describe('the mark of an app', () => {
  it('the marks are compared with all apps on sale', () => {
    expect(sold.length).toBeGreaterThanOrEqual(10);
  });

  it.each(sold)('the mark of %s is its own', (slug) => {
    const { line } = benefitMarks[slug] ?? anyBenefitMark;
    const same = Object.values(benefitMarks).filter((mark) => mark.line === line);
    expect(line).not.toBe(anyBenefitMark.line);
    expect(same).toHaveLength(1);
  });

  it('an app without a mark gets the general one', () => {
    expect(renderToStaticMarkup(<BenefitMark slug="new-app" />)).toContain(anyBenefitMark.line);
  });

  it.each(Object.keys(benefitMarks))(
    'the mark of %s is small decoration without a style attribute',
    (slug) => {
      const html = renderToStaticMarkup(<BenefitMark slug={slug} />);
      expect(html).toContain('aria-hidden="true"');
      expect(html).not.toMatch(/\sstyle=|undefined/);
      expect(html.length).toBeLessThan(900);
    },
  );
});
