// Members of PDFKit that its published types lack.
declare namespace PDFKit {
  interface PDFStructureElement {
    dictionary: { data: Record<string, unknown> };
  }
  interface PDFOutline {
    addItem(title: string, options: { expanded: boolean; left: number; top: number }): PDFOutline;
  }
}
