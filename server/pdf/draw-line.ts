import type { TextLook } from './look.ts';

export const setLook = (pdf: PDFKit.PDFDocument, { face, size, colour }: TextLook) =>
  pdf.font(face).fontSize(size).fillColor(colour);

/** Draws one line without wrapping or page breaks. */
export const drawLine = (pdf: PDFKit.PDFDocument, text: string, x: number, y: number, look: TextLook) =>
  setLook(pdf, look).text(text, x, y, { lineBreak: false });
