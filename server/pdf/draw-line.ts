import type { TextLook } from './look.ts';

export const setLook = (pdf: PDFKit.PDFDocument, { face, size, colour }: TextLook) =>
  pdf.font(face).fontSize(size).fillColor(colour);

/** One line that is not wrapped and turns no page. */
export const drawLine = (pdf: PDFKit.PDFDocument, text: string, x: number, y: number, look: TextLook) =>
  setLook(pdf, look).text(text, x, y, { lineBreak: false });
