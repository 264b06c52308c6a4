/** It brings no types; a page that was written is only parsed and read. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly DOMParser: typeof DOMParser };
  }
}
