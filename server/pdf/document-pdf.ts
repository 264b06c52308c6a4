import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { PublicDocument } from '../../src/content/documents/public-document.ts';
import { siteWords } from '../../src/content/site.ts';
import { supplier } from '../../src/content/supplier.ts';
import { blocksOf } from './blocks-of.ts';
import { drawLine, setLook } from './draw-line.ts';
import { drawCover, drawPageFrame } from './draw-page-frame.ts';
import { dateLook, paper, titleLook } from './look.ts';
import { writeBlocks } from './write-blocks.ts';

const fontFile = (name: string) => join(import.meta.dirname, `fonts/figtree-${name}.ttf`);

const dayOf = (updated: string) => updated.split('-').reverse().join('/');

export async function documentPdf(document: PublicDocument): Promise<Buffer> {
  const pdf = new PDFDocument({
    pdfVersion: '1.7',
    tagged: true,
    lang: 'pt-BR',
    displayTitle: true,
    bufferPages: true,
    size: [paper.width, paper.height],
    margins: { top: paper.top, bottom: paper.bottom, left: paper.left, right: 0 },
    info: {
      Title: `${document.title} | ${siteWords.name}`,
      Author: supplier.name,
      CreationDate: new Date(document.updated),
    },
  });
  pdf.registerFont('regular', fontFile('regular')).registerFont('strong', fontFile('semibold'));
  const reading = pdf.struct('Document');
  pdf.addStructure(reading);

  const band = writeTitle(pdf, reading, document);
  const { sections, end } = writeBlocks(pdf, reading, blocksOf(document), band + 34);
  reading.end();
  drawFrames(pdf, document, { sections, band, end });
  pdf.end();
  return buffer(pdf);
}

type Reading = PDFKit.PDFStructureElement;

/** Returns the bottom of the title's background. */
function writeTitle(pdf: PDFKit.PDFDocument, reading: Reading, { title, updated }: PublicDocument): number {
  const wrapped = {
    width: paper.width - 2 * paper.thread,
    lineGap: titleLook.leading - titleLook.size * 1.2,
  };
  const top = 92;
  const band = top + setLook(pdf, titleLook).heightOfString(title, wrapped) + 52;
  drawCover(pdf, band);
  const write = (tag: string, draw: () => void) => reading.add(pdf.struct(tag, {}, [draw]));
  write('H1', () => setLook(pdf, titleLook).text(title, paper.thread, top, wrapped));
  write('P', () => drawLine(pdf, `Atualizado em ${dayOf(updated)}`, paper.thread, band - 36, dateLook));
  return band;
}

interface Thread {
  sections: readonly { page: number; y: number }[];
  /** Bottoms of the title's background and of the last line. */
  band: number;
  end: number;
}

function drawFrames(pdf: PDFKit.PDFDocument, document: PublicDocument, { sections, band, end }: Thread) {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    drawPageFrame(pdf, {
      document,
      page: page + 1,
      pageCount: count,
      thread: { from: page === 0 ? band : 0, to: page === count - 1 ? end : paper.height },
      sections: sections.filter((section) => section.page === page).map(({ y }) => y),
    });
  }
}
