import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { newsWords } from '../../src/content/landing/news.ts';
import { newsPictures } from '../../src/pictures/news-pictures.ts';
import styles from '../../src/pictures/pictures.module.css';
import type { PictureProps } from '../../src/pictures/Scene.tsx';
import { StreetAtDusk } from '../../src/pictures/StreetAtDusk.tsx';
import { street } from '../../src/pictures/street.ts';

const modules = import.meta.glob<Record<string, ComponentType<PictureProps>>>(
  '../../src/pictures/scenes/*.tsx',
  { eager: true },
);
const scenes = Object.values(modules).flatMap((module) => Object.entries(module));
const wide = ['SofaNight', 'StadiumNight'];

/** As the build writes it, whose class names are six letters long. */
const built = (html: string) =>
  html.replace(/class="([^"]*)"/g, (_, names: string) => `class="${names.replace(/[^ ]+/g, 'abcdef')}"`);

const sources = import.meta.glob<string>('../../src/pictures/**/*.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('pictures use only classes of their styles', () => {
  const used = Object.values(sources)
    .filter((source) => source.includes('/pictures.module.css'))
    .flatMap((source) => [...source.matchAll(/\bstyles\.(\w+)/g)].map(([, name]) => name));
  expect(used.filter((name) => name === undefined || !(name in styles))).toEqual([]);
});

describe.each([...scenes, ['StreetAtDusk', StreetAtDusk] as const])('%s', (name, Picture) => {
  const html = renderToStaticMarkup(<Picture />);

  it('the picture is decoration with its own size and without a style attribute', () => {
    expect(html).toMatch(/^<svg [^>]*width="\d+" height="\d+"[^>]*aria-hidden="true">/);
    expect(html).not.toMatch(/\sstyle=/);
  });

  it('the picture refers only to what it holds', () => {
    const held = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const meant = [...html.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
    expect(new Set(meant)).toEqual(new Set(held));
  });

  it('the picture is small', () => {
    const budget = name === 'StreetAtDusk' ? 5500 : wide.includes(name) ? 3400 : 2500;
    expect(built(html).length).toBeLessThan(budget);
  });

  it('the picture can be used twice on a page', () => {
    const ids = (markup: string) => [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const other = ids(renderToStaticMarkup(<Picture id="another" />));
    expect(ids(html).filter((id) => other.includes(id))).toEqual([]);
  });
});

describe('the pictures', () => {
  it('the pictures have different ids', () => {
    const ids = scenes.flatMap(([, Picture]) =>
      [...renderToStaticMarkup(<Picture />).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(newsWords.items.map(({ imageName }) => imageName))('the news picture %s exists', (name) => {
    expect(newsPictures).toHaveProperty(name);
  });

  it('the street has styles for each of its looks', () => {
    const looks = [...street.behind, ...street.lit].flatMap(([names]) => names);
    expect([...new Set(looks)].filter((look) => !styles[look])).toEqual([]);
  });
});
