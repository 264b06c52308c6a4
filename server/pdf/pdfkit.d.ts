// What PDFKit has and its published types do not name.
declare namespace PDFKit {
  interface PDFStructureElement {
    dictionary: { data: Record<string, unknown> };
  }
  interface PDFOutline {
    addItem(title: string, options: { expanded: boolean; left: number; top: number }): PDFOutline;
  }
}
