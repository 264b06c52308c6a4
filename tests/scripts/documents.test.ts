import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { documents, readFaces, writeDocuments } from '../../scripts/documents.ts';
import { documentPdf } from '../../scripts/pdf/document-pdf.ts';
import { paginate } from '../../scripts/pdf/paginate.ts';
import { typeset } from '../../scripts/pdf/typeset.ts';
import { footWords } from '../../src/content/foot.ts';

const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

const faces = readFaces();
const windows = new TextDecoder('windows-1252');

const unescaped = (text: string) => text.replace(/\\([\\()])/g, '$1');

/** The words that are marked for reading, element by element, in the order of the pages. */
function readAloud(pdf: string): string[] {
  const stretches = pdf.matchAll(/\/(\w+) << \/MCID \d+ >> BDC\n([\s\S]*?)\nEMC/g);
  return Array.from(stretches, ([, , content = '']) =>
    Array.from(content.matchAll(/\(((?:\\.|[^\\)])*)\) Tj/g), ([, line = '']) => unescaped(line)).join(''),
  );
}

describe.each([...documents])('%s', (name, document) => {
  const bytes = documentPdf(document, faces, { compress: false });
  const pdf = windows.decode(bytes);

  it('is a tagged file in Portuguese with a title', () => {
    expect(pdf).toMatch(/^%PDF-1\.7/);
    expect(pdf).toMatch(/\/MarkInfo << \/Marked true >> \/StructTreeRoot \d+ 0 R/);
    expect(pdf).toContain('/Lang (pt-BR)');
    expect(pdf).toContain('/DisplayDocTitle true');
  });

  it('reads every word of its content, in its order', () => {
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
    const said = readAloud(pdf).filter((text) => !/^(•|\d+\.|Atualizado em .+)$/.test(text));
    expect(said.join('').replace(/\s+/g, ' ')).toBe(expected.join('').replace(/\s+/g, ' '));
  });

  it('has a bookmark for every section and a number on every page', () => {
    const titles = Array.from(pdf.matchAll(/\/Title <FEFF([0-9A-F]+)> \/Parent/g), ([, hex = '']) =>
      Buffer.from(hex, 'hex').swap16().toString('utf16le'),
    );
    expect(titles).toEqual(document.sections.map(({ heading }) => heading));
    const count = pdf.match(/\/Type \/Page /g)?.length ?? 0;
    expect(count).toBeGreaterThan(1);
    expect(pdf).toContain(`(Página ${count} de ${count}) Tj`);
  });

  it('points to every object where it stands', () => {
    const table = /xref\n0 (\d+)\n([\s\S]+?)trailer/.exec(pdf);
    const offsets = (table?.[2] ?? '')
      .trim()
      .split('\n')
      .slice(1)
      .map((row) => Number(row.slice(0, 10)));
    expect(offsets).toHaveLength(Number(table?.[1]) - 1);
    const found = offsets.map((offset) => bytes.toString('latin1', offset, offset + 12).split(' obj')[0]);
    expect(found).toEqual(offsets.map((_, index) => `${index + 1} 0`));
    expect(bytes.toString('latin1', Number(/startxref\n(\d+)/.exec(pdf)?.[1])).slice(0, 4)).toBe('xref');
  });

  it('lets every telephone and address be pressed where it stands, as a part of what is read', () => {
    const text = readAloud(pdf).join('\n').replace(/\s+/g, ' ');
    const expected = text.match(/0800 555 1020|103 41|www\.[\w/.-]*\w/g) ?? [];
    const links = Array.from(pdf.matchAll(/\/Subtype \/Link .*\/StructParent (\d+) .*\/URI \((.*?)\)/g));
    const addresses = links.map(([, , address]) => address);
    expect(links.length).toBeGreaterThan(0);
    expect(addresses).toEqual(
      expected.map((said) =>
        said.startsWith('www') ? `https://${said}` : `tel:${said.replaceAll(' ', '')}`,
      ),
    );
    const owners = /\/Nums \[(.*?)\] >>/.exec(pdf)?.[1] ?? '';
    for (const [, key] of links) expect(owners).toMatch(new RegExp(`(^| )${key} \\d+ 0 R`));
  });

  it('says of itself what it is', () => {
    expect(pdf).toMatch(/\/Metadata \d+ 0 R/);
    expect(bytes.toString()).toContain(
      `<rdf:li xml:lang="x-default">${document.title} | Ultrafibra</rdf:li>`,
    );
  });

  it('ends no sentence twice', () => {
    expect(readAloud(pdf).filter((text) => /\.\./.test(text))).toEqual([]);
  });

  it('leaves no heading at the foot of a page', () => {
    const measures = { firstTop: 600, top: 750, bottom: 80 };
    const pages = paginate(typeset(document, faces, 404), measures);
    expect(pages.map((pieces) => pieces.at(-1)?.block.style.keepsWithNext)).not.toContain(true);
    const lowest = pages.flat().map(({ y, lines, block }) => y - (lines.length - 1) * block.style.leading);
    expect(Math.min(...lowest)).toBeGreaterThanOrEqual(measures.bottom);
    expect(name).toMatch(/\.pdf$/);
  });
});

it('stands where the footer links to', async () => {
  await writeDocuments(folder);
  const linked = footWords.documents.filter(({ isFile }) => isFile).map(({ href }) => href.slice(1));
  expect(readdirSync(folder).sort()).toEqual([...linked].sort());
  for (const name of linked) expect(readFileSync(join(folder, name)).subarray(0, 5).toString()).toBe('%PDF-');
});

it('refuses a character that the fonts cannot show', () => {
  expect(() => faces.regular.widthOf('日')).toThrow("The documents' fonts have no '日'.");
});
