import { notifications } from '@mantine/notifications';

// Test files share a window, so notifications are cleared.
notifications.clean();

/** jsdom lacks matchMedia, which Mantine needs. */
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

/** Charts need a size, which jsdom lacks. */
Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 800, 300);
/** Growing text fields listen for loaded fonts. */
if (!('fonts' in document)) Object.defineProperty(document, 'fonts', { value: new EventTarget() });
