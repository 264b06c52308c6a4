import { type CSSVariablesResolver, createTheme } from '@mantine/core';

/** The site's blue in ten steps, and its typeface. */
export const theme = createTheme({
  primaryColor: 'fibra',
  primaryShade: { light: 7, dark: 5 },
  autoContrast: true,
  defaultRadius: 'md',
  fontFamily: 'Figtree, system-ui, sans-serif',
  headings: { fontFamily: 'Figtree, system-ui, sans-serif', fontWeight: '600' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  black: '#10174a',
  colors: {
    // The site's night, from its ink to its ground.
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

/** Quiet text that is still read easily: the library's own greys are too light for small print. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': '#525a80',
    '--mantine-color-placeholder': '#5f6788',
    '--mantine-color-error': '#b81c36',
    '--mantine-color-anchor': '#1f39dc',
  },
  dark: {
    '--mantine-color-dimmed': '#aab4d8',
    '--mantine-color-placeholder': '#9aa3c4',
    '--mantine-color-error': '#ff97a4',
    '--mantine-color-anchor': '#a3b5ff',
  },
});
