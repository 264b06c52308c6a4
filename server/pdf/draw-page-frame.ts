import type { PublicDocument } from '../../src/content/documents/public-document.ts';
import { siteWords } from '../../src/content/site.ts';
import { supplier } from '../../src/content/supplier.ts';
import { drawLine } from './draw-line.ts';
import { colours, nameLook, paper, smallLook } from './look.ts';

type Pdf = PDFKit.PDFDocument;

/** Draws decoration that screen readers skip. */
function drawArtifact(pdf: Pdf, draw: () => void): void {
  pdf.markContent('Artifact', { type: 'Pagination' });
  draw();
  pdf.endMarkedContent();
}

/** The title's background, down to `band`. */
export const drawCover = (pdf: Pdf, band: number): void =>
  drawArtifact(pdf, () => {
    pdf.rect(0, 0, paper.width, band).fill(colours.ink);
    const across = pdf.linearGradient(0, 0, paper.width, 0);
    across.stop(0, colours.threadFrom).stop(1, colours.threadTo);
    pdf.rect(0, band - 1.5, paper.width, 3).fill(across);
    drawLine(pdf, siteWords.name, paper.thread, 44, nameLook);
  });

export interface PageFrame {
  document: PublicDocument;
  page: number;
  pageCount: number;
  thread: { from: number; to: number };
  sections: readonly number[];
}

/** Margin line with a node per section, name and page number. */
export const drawPageFrame = (pdf: Pdf, { document, page, pageCount, thread, sections }: PageFrame): void =>
  drawArtifact(pdf, () => {
    const down = pdf.linearGradient(0, 0, 0, paper.height);
    down.stop(0, colours.threadFrom).stop(1, colours.threadTo);
    pdf.rect(paper.thread - 0.75, thread.from, 1.5, thread.to - thread.from).fill(down);
    pdf.lineWidth(1.6);
    for (const y of sections) pdf.circle(paper.thread, y, 4).fillAndStroke(colours.white, colours.threadFrom);
    if (page === pageCount) pdf.circle(paper.thread, thread.to, 3.4).fill(colours.threadTo);
    if (page > 1) drawLine(pdf, `${siteWords.name} · ${document.title}`, paper.left, 43, smallLook);
    drawLine(pdf, `${supplier.name} · CNPJ ${supplier.cnpj}`, paper.left, paper.height - 54, smallLook);
    const number = `Página ${page} de ${pageCount}`;
    const right = paper.left + paper.textWidth - pdf.widthOfString(number);
    drawLine(pdf, number, right, paper.height - 54, smallLook);
  });
