import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';

/** An object's number; written 'n 0 R' wherever the object is meant. */
export type Ref = `${number} 0 R`;

export interface PdfFile {
  /** A place for an object that others point to before it is known. */
  reserve: () => Ref;
  put: (ref: Ref, body: string) => void;
  add: (body: string) => Ref;
  addStream: (content: Buffer, entries?: string, isPacked?: boolean) => Ref;
  finish: (parts: { catalog: Ref; info: Ref }) => Buffer;
}

const header = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');

/** The frame of a PDF file: numbered objects, their table, and where to start reading. */
export function createPdfFile({ compress }: { compress: boolean }): PdfFile {
  const objects: (Buffer | null)[] = [];
  const reserve = (): Ref => `${objects.push(null)} 0 R`;
  const place = (ref: Ref, body: Buffer) => {
    objects[Number.parseInt(ref, 10) - 1] = body;
  };
  const put = (ref: Ref, body: string) => place(ref, Buffer.from(body, 'latin1'));
  const add = (body: string): Ref => {
    const ref = reserve();
    put(ref, body);
    return ref;
  };

  return {
    reserve,
    put,
    add,
    addStream: (content, entries = '', isPacked = compress) => {
      const ref = reserve();
      const packed = isPacked ? deflateSync(content, { level: 9 }) : content;
      const filter = isPacked ? ' /Filter /FlateDecode' : '';
      const head = `<< /Length ${packed.length}${filter} ${entries} >>\nstream\n`;
      place(ref, Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream')]));
      return ref;
    },
    finish: ({ catalog, info }) => {
      const parts: Buffer[] = [header];
      const offsets: number[] = [];
      let length = header.length;
      const write = (part: Buffer) => {
        parts.push(part);
        length += part.length;
      };
      for (const [index, body] of objects.entries()) {
        if (body === null) throw new Error(`Object ${index + 1} was reserved and never written.`);
        offsets.push(length);
        write(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
      }
      const id = createHash('sha256').update(Buffer.concat(parts)).digest('hex').slice(0, 32);
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
      const size = objects.length + 1;
      const trailer = `trailer\n<< /Size ${size} /Root ${catalog} /Info ${info} /ID [<${id}> <${id}>] >>\n`;
      const end = `startxref\n${length}\n%%EOF\n`;
      return Buffer.concat([
        ...parts,
        Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}${end}`),
      ]);
    },
  };
}

/** Text outside the pages: a title, a bookmark. */
export function pdfText(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex').toUpperCase()}>`;
}
