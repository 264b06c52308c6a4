import { notifications } from '@mantine/notifications';

// Files share one window, and what was said in one would stand in the next.
notifications.clean();

/** What jsdom lacks and the component library asks for: nothing is laid out here, and nobody prefers a colour. */
globalThis.matchMedia = (media) => Object.assign(new EventTarget(), quietMedia(media));

const quietMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
});

globalThis.ResizeObserver = class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
};

/** A chart complains where it has no room. */
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 800, 300);
/** A text field that grows with its text asks to be told when a typeface has arrived. */
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
