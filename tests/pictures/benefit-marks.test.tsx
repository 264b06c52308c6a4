import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { planList } from '../../src/contract/plan.ts';
import { BenefitMark } from '../../src/pictures/BenefitMark.tsx';
import { anyBenefitMark, benefitMarks } from '../../src/pictures/benefit-marks.ts';

const folder = join(import.meta.dirname, '../../public/json');
const slugs = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => z.safeParse(planList, JSON.parse(readFileSync(join(folder, name), 'utf8'))))
  .flatMap(({ data }) => data?.plans ?? [])
  .flatMap(({ benefits }) => benefits.map(({ slug }) => slug));

const sold = [...new Set([...slugs, 'globo-play', 'MAX', 'deezer'])];

describe('the mark of an app', () => {
  it('is looked for among what is sold', () => {
    expect(sold.length).toBeGreaterThanOrEqual(13);
  });

  it.each(sold)('%s is its own', (slug) => {
    const { line } = benefitMarks[slug] ?? anyBenefitMark;
    const same = Object.values(benefitMarks).filter((mark) => mark.line === line);
    expect(line).not.toBe(anyBenefitMark.line);
    expect(same).toHaveLength(1);
  });

  it('is drawn for an app that has none yet', () => {
    expect(renderToStaticMarkup(<BenefitMark slug="new-app" />)).toContain(anyBenefitMark.line);
  });

  it.each(Object.keys(benefitMarks))('%s is small decoration without a style attribute', (slug) => {
    const html = renderToStaticMarkup(<BenefitMark slug={slug} />);
    expect(html).toContain('aria-hidden="true"');
    expect(html).not.toMatch(/\sstyle=|undefined/);
    expect(html.length).toBeLessThan(900);
  });
});
