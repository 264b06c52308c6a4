import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fontkit from 'fontkit';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { documents, writeDocuments } from '../../scripts/build/documents.ts';
import { documentPdf } from '../../server/pdf/document-pdf.ts';
import { footerWords } from '../../src/content/footer.ts';
import { siteWords } from '../../src/content/site.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;
type TagNode = NonNullable<Awaited<ReturnType<Page['getStructTree']>>>;
type Leaf = TagNode['children'][number];

interface Element {
  tag: string;
  text: string;
  page: number;
  /** The height of its first line on the page. */
  y: number;
}

/** Every element with text of its own, in the order in which it is read aloud. */
async function readAloud(pdf: Pdf): Promise<Element[]> {
  const elements: Element[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const marked = await markedText(page);
    const read = (node: Leaf, tag: string): void => {
      if ('children' in node) for (const child of node.children) read(child, node.role);
      else if (node.type === 'content') {
        const { text = '', y = 0 } = marked.get(node.id ?? '') ?? {};
        elements.push({ tag, text, page: number, y });
      }
    };
    const tree = await page.getStructTree();
    if (tree) read(tree, tree.role);
  }
  return elements;
}

/** The text of each marked stretch of a page, by its number. */
async function markedText(page: Page): Promise<Map<string, { text: string; y: number }>> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const found = new Map<string, { text: string; y: number }>();
  let current = '';
  for (const item of items) {
    if ('type' in item) current = item.type === 'endMarkedContent' ? '' : (item.id ?? '');
    else if (current !== '') {
      const { text, y } = found.get(current) ?? { text: '', y: item.transform[5] };
      found.set(current, { text: text + item.str + (item.hasEOL ? ' ' : ''), y });
    }
  }
  return found;
}

async function annotationsOf(pdf: Pdf) {
  const pages = Array.from({ length: pdf.numPages }, (_, at) => pdf.getPage(at + 1));
  const lists = await Promise.all(pages.map(async (page) => (await page).getAnnotations()));
  return lists.flat();
}

const faces = ['regular', 'semibold'].map((name) =>
  fontkit.openSync(join(import.meta.dirname, `../../server/pdf/fonts/figtree-${name}.ttf`)),
);

const shows = (letter: string): boolean =>
  faces.every(
    (face) => 'hasGlyphForCodePoint' in face && face.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
  );

const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

describe.each([...documents])('%s', (name, document) => {
  let pdf: Pdf;
  let elements: Element[];
  beforeAll(async () => {
    pdf = await getDocumentProxy(new Uint8Array(await documentPdf(document)));
    elements = await readAloud(pdf);
  });

  it('the document is a tagged file in Portuguese with title and owner', async () => {
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const { info, metadata } = await pdf.getMetadata();
    expect(info).toMatchObject({ Title: `${document.title} | ${siteWords.name}`, Language: 'pt-BR' });
    expect(metadata?.get('dc:title')).toBe(`${document.title} | ${siteWords.name}`);
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
  });

  it('the document is read aloud with every word, in order', () => {
    const { title, lead, sections } = document;
    const expected = [
      title,
      lead,
      ...sections.flatMap(({ heading, paragraphs = [], list = [], steps = [], questions = [] }) => [
        heading,
        ...paragraphs,
        ...list,
        ...steps,
        ...questions.flatMap(({ question, answer }) => [question, answer]),
      ]),
    ];
    const said = elements.filter(
      ({ tag, text }) => tag !== 'Lbl' && !withoutSpaces(text).startsWith('Atualizadoem'),
    );
    expect(withoutSpaces(said.map(({ text }) => text).join(''))).toBe(withoutSpaces(expected.join('')));
  });

  it('the document uses only characters of its typeface', () => {
    const said = [...new Set(JSON.stringify(document))].filter((letter) => letter !== '\n');
    expect(said.filter((letter) => !shows(letter))).toEqual([]);
  });

  it('the document has a bookmark for every section', async () => {
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(document.sections.map(({ heading }) => heading));
  });

  it('the document shows the number of every page', async () => {
    expect(pdf.numPages).toBeGreaterThan(1);
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
      expect(text).toContain(`Página ${number} de ${pdf.numPages}`);
    }
  });

  it('the document’s telephone numbers and addresses are links at their place', async () => {
    const text = elements
      .map((element) => element.text)
      .join('\n')
      .replace(/\s+/g, ' ');
    const expected = text.match(/0800 555 1020|103 41|www\.[\w/.-]*\w/g) ?? [];
    const links = (await annotationsOf(pdf)).filter(({ subtype }) => subtype === 'Link');
    expect(links.length).toBeGreaterThan(0);
    expect(links.map(({ unsafeUrl }) => unsafeUrl)).toEqual(
      expected.map((said) =>
        said.startsWith('www') ? `https://${said}` : `tel:${said.replaceAll(' ', '')}`,
      ),
    );
    const read = elements.filter(({ tag }) => tag === 'Link').map((element) => withoutSpaces(element.text));
    expect(read).toEqual(expected.map(withoutSpaces));
  });

  it('the document ends no sentence twice', () => {
    expect(elements.filter(({ text }) => /\.\./.test(text))).toEqual([]);
  });

  it('the document leaves no heading at the foot of a page', () => {
    const last = elements.filter(({ page }, at) => page !== elements[at + 1]?.page);
    expect(last.map(({ tag }) => tag)).not.toContain('H2');
    expect(last.map(({ tag }) => tag)).not.toContain('H3');
    expect(Math.min(...elements.map(({ y }) => y))).toBeGreaterThan(70);
    expect(name).toMatch(/\.pdf$/);
  });

  it('the document is the same file whenever it is written', async () => {
    expect(await documentPdf(document)).toEqual(await documentPdf(document));
  });
});

it('the documents stand where the footer links to', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-documents-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  await writeDocuments(folder);
  const linked = footerWords.documents.filter(({ isFile }) => isFile).map(({ href }) => href.slice(1));
  expect(readdirSync(folder).sort()).toEqual([...linked].sort());
  for (const file of linked) expect(readFileSync(join(folder, file)).subarray(0, 5).toString()).toBe('%PDF-');
});
