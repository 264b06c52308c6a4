import text from '../../../../docs/operator.md?raw';

/** What the manual is written with: the part of Markdown that `docs/operator.md` uses. */
export type Block =
  | { readonly is: 'heading'; readonly depth: number; readonly text: string }
  | { readonly is: 'picture'; readonly src: string; readonly alt: string; readonly width: number | undefined }
  | { readonly is: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  | { readonly is: 'list'; readonly isNumbered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly is: 'text'; readonly text: string };

const item = /^(?:\d+\.|-) +/;
const startsAnother = (line: string): boolean =>
  line === '' || item.test(line) || /^(#|\||<img|!\[)/.test(line);

export function blocksOf(source: string): Block[] {
  const lines = source.split('\n');
  const blocks: Block[] = [];
  const takeWhile = (goesOn: (line: string) => boolean): string[] => {
    const end = lines.findIndex((line, index) => index > 0 && !goesOn(line));
    return lines.splice(0, end === -1 ? lines.length : end);
  };
  for (let [line] = lines; line !== undefined; [line] = lines) {
    if (line.trim() === '') lines.shift();
    else if (line.startsWith('#')) blocks.push(headingOf(takeWhile(() => false).join('')));
    else if (line.startsWith('|')) blocks.push(tableOf(takeWhile((next) => next.startsWith('|'))));
    else if (/^(<img|!\[)/.test(line)) blocks.push(pictureOf(takeWhile(() => false).join('')));
    else if (item.test(line))
      blocks.push(listOf(takeWhile((next) => /^( |$)/.test(next) || item.test(next))));
    else blocks.push({ is: 'text', text: takeWhile((next) => !startsAnother(next)).join(' ') });
  }
  return blocks;
}

function headingOf(line: string): Block {
  const [, marks = '', words = ''] = /^(#+) +(.*)$/.exec(line) ?? [];
  return { is: 'heading', depth: marks.length, text: words };
}

function pictureOf(line: string): Block {
  const [, alt = '', src = ''] = /!\[([^\]]*)\]\(([^)]*)\)/.exec(line) ?? [
    line,
    /alt="([^"]*)"/.exec(line)?.[1],
    /src="([^"]*)"/.exec(line)?.[1],
  ];
  const width = /width="(\d+)"/.exec(line)?.[1];
  return { is: 'picture', src, alt, width: width === undefined ? undefined : Number(width) };
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .replaceAll(/^\||\|$/g, '')
      .split('|')
      .map((cell) => cell.trim()),
  );
  return { is: 'table', head, rows };
}

function listOf(lines: readonly string[]): Block {
  const items: string[][] = [];
  let indent = 0;
  for (const line of lines) {
    const [mark] = item.exec(line) ?? [];
    if (mark === undefined) items.at(-1)?.push(line.slice(indent));
    else {
      indent = mark.length;
      items.push([line.slice(indent)]);
    }
  }
  return {
    is: 'list',
    isNumbered: /^\d/.test(lines[0] ?? ''),
    items: items.map((one) => blocksOf(one.join('\n'))),
  };
}

/** The anchor of a heading, as GitHub makes it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');

export const manual: readonly Block[] = blocksOf(text);
