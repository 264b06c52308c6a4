import {
  Badge,
  type CSSVariablesResolver,
  createTheme,
  Drawer,
  Modal,
  MultiSelect,
  Notification,
  NumberInput,
  Popover,
  Select,
  Table,
} from '@mantine/core';
import { shellWords } from './words/shell-words.ts';

const closable = { closeButtonProps: { 'aria-label': shellWords.close } };
// Mantine's headers of dialogs are `header` elements, which would be additional banner landmarks.
const noBanner = { role: 'presentation' };
// The list itself scrolls, which the arrow keys do: no other element that scrolls and cannot be reached.
const list = {
  defaultProps: { withScrollArea: false },
  styles: { options: { maxHeight: '15rem', overflowY: 'auto' } },
} as const;

const sideways = { tabIndex: 0, 'data-sideways': true };

export const theme = createTheme({
  primaryColor: 'fibra',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: 'Figtree, system-ui, sans-serif',
  headings: { fontFamily: 'Figtree, system-ui, sans-serif', fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Notification: Notification.extend({ defaultProps: closable }),
    // As in the shop, a number is typed; the arrow keys change it as well.
    NumberInput: NumberInput.extend({ defaultProps: { hideControls: true } }),
    // What opens belongs to the content of the page, not behind all landmarks.
    Popover: Popover.extend({ defaultProps: { portalProps: { target: '#conteudo' } } }),
    Select: Select.extend(list),
    MultiSelect: MultiSelect.extend(list),
    Modal: Modal.extend({ defaultProps: closable }),
    ModalHeader: Modal.Header.extend({ defaultProps: noBanner }),
    Drawer: Drawer.extend({ defaultProps: closable }),
    // Badges keep their case and may wrap on a phone.
    Badge: Badge.extend({
      defaultProps: { tt: 'none', variant: 'light' },
      styles: {
        root: { height: 'auto', minHeight: 'var(--badge-height)' },
        label: { whiteSpace: 'normal', overflow: 'visible' },
      },
    }),
    // Wide tables can be scrolled by keyboard, and their scrollbar always tells that there is more.
    TableScrollContainer: Table.ScrollContainer.extend({
      defaultProps: { scrollAreaProps: { type: 'auto', viewportProps: sideways } },
    }),
    DrawerHeader: Drawer.Header.extend({ defaultProps: noBanner }),
  },
  black: '#10174a',
  colors: {
    // The site's dark palette, from text to background.
    dark: [
      '#eef2ff',
      '#c9d1ee',
      '#aab4d8',
      '#7480b0',
      '#3b477b',
      '#2b3562',
      '#1a2244',
      '#0d1228',
      '#0b1029',
      '#080c1f',
    ],
    fibra: [
      '#eef1ff',
      '#dbe1ff',
      '#b5c0ff',
      '#a3b5ff',
      '#6a7fff',
      '#4560ff',
      '#3450f7',
      '#2340f5',
      '#1a31d0',
      '#1428a8',
    ],
  },
});

const badgeColours = ['blue', 'gray', 'green', 'indigo', 'orange', 'red', 'teal', 'violet'];

/** Darker text for badges and alerts: Mantine's default lacks contrast at this size. */
const badgeText = Object.fromEntries(
  badgeColours.flatMap((colour) => {
    const text = `color-mix(in oklab, var(--mantine-color-${colour}-9), black 25%)`;
    return [
      [`--mantine-color-${colour}-outline`, text],
      [`--mantine-color-${colour}-light-color`, text],
    ];
  }),
);

/** Darker red of buttons, in both themes: Mantine's has too little contrast with their white text. */
const destructive = {
  '--mantine-color-red-filled': 'var(--mantine-color-red-8)',
  '--mantine-color-red-filled-hover': 'var(--mantine-color-red-9)',
};

/** Darker dimmed text: Mantine's default greys lack contrast. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...badgeText,
    ...destructive,
    '--mantine-color-dimmed': '#525a80',
    '--mantine-color-placeholder': '#5f6788',
    '--mantine-color-error': '#b81c36',
    '--mantine-color-anchor': '#1f39dc',
  },
  dark: {
    ...destructive,
    '--mantine-color-dimmed': '#aab4d8',
    '--mantine-color-placeholder': '#9aa3c4',
    '--mantine-color-error': '#ff97a4',
    '--mantine-color-anchor': '#a3b5ff',
    // Mantine's grey of badges is almost black on the site's dark blue.
    '--mantine-color-gray-light': 'var(--mantine-color-dark-4)',
    '--mantine-color-gray-light-color': 'var(--mantine-color-dark-0)',
  },
});
