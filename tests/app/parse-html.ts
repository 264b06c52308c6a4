import { JSDOM } from 'jsdom';

const { DOMParser } = new JSDOM('').window;

/** One window for all that is read: making one takes longer than reading a page. */
export const parseHtml = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');
