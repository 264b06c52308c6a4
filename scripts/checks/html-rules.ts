import type { ConfigData } from 'html-validate';

/** The rules of HTML and what helps those who do not see. Whatever is off says why. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How the source is laid out is React's: it writes its own capitals, quotes and empty attributes.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // Of the two navigations of the header a window shows one; the stories check what is shown.
    'unique-landmark': 'off',
    // The zoom is a group that its label names, without a line above it.
    'wcag/h71': 'off',
    // A list without bullets is none for VoiceOver unless it says so.
    'no-redundant-role': 'off',
    // A native progress bar cannot be drawn in steps.
    'prefer-native-element': 'off',
    // A form without the country's code, and the keypad of telephones: browsers fill it in, whatever the table says.
    'valid-autocomplete': 'off',
    // A question of white space, which the styles answer.
    'tel-non-breaking': 'off',
  },
};
