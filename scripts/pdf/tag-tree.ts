import type { PdfFile, Ref } from './pdf-file.ts';

interface Element {
  tag: string;
  ref: Ref;
  parent: Ref;
  attributes: string;
  kids: string[];
}

/** What is read aloud, and in which order. */
export interface TagTree {
  root: Ref;
  /** An element without text of its own, below another or below the whole document. */
  branch: (tag: string, parent?: Element, attributes?: string) => Element;
  /** Claims a stretch of a page's content for an element. The number goes into the content. */
  mark: (element: Element, page: number) => number;
  /** Takes what can be pressed into an element. The number goes into the object. */
  object: (element: Element, ref: Ref) => number;
  finish: () => void;
}

export function createTagTree(file: PdfFile, pages: readonly Ref[]): TagTree {
  const root = file.reserve();
  const elements: Element[] = [];
  const owners: Ref[][] = pages.map(() => []);
  const add = (tag: string, parent: Ref, attributes: string): Element => {
    const element = { tag, ref: file.reserve(), parent, attributes, kids: [] };
    elements.push(element);
    return element;
  };
  const whole = add('Document', root, '');
  const branch = (tag: string, parent = whole, attributes = ''): Element => {
    const element = add(tag, parent.ref, attributes);
    parent.kids.push(element.ref);
    return element;
  };
  // Behind the numbers of the pages.
  const pressed: Ref[] = [];

  return {
    root,
    branch,
    object: (element, ref) => {
      const link = branch('Link', element);
      link.kids.push(`<< /Type /OBJR /Obj ${ref} >>`);
      return pages.length + pressed.push(link.ref) - 1;
    },
    mark: (element, page) => {
      const owned = owners[page] ?? [];
      const number = owned.push(element.ref) - 1;
      element.kids.push(`<< /Type /MCR /Pg ${pages[page]} /MCID ${number} >>`);
      return number;
    },
    finish: () => {
      for (const { tag, ref, parent, attributes, kids } of elements) {
        file.put(ref, `<< /Type /StructElem /S /${tag} /P ${parent} /K [${kids.join(' ')}] ${attributes} >>`);
      }
      const rows = owners.map((owned, page) => `${page} ${file.add(`[${owned.join(' ')}]`)}`);
      rows.push(...pressed.map((owner, at) => `${pages.length + at} ${owner}`));
      const parents = file.add(`<< /Nums [${rows.join(' ')}] >>`);
      file.put(
        root,
        `<< /Type /StructTreeRoot /K [${whole.ref}] /ParentTree ${parents} /ParentTreeNextKey ${rows.length} >>`,
      );
    },
  };
}

export type TagElement = Element;
