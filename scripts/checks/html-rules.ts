import type { ConfigData } from 'html-validate';

/** Rules for HTML and accessibility. Every disabled rule states its reason. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React decides on the formatting of markup.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // React's ids begin with an underscore, which is valid.
    'valid-id': ['error', { relaxed: true }],
    // Two navigations exist, but only one is displayed; stories check that.
    'unique-landmark': 'off',
    // The zoom group is labelled without a legend.
    'wcag/h71': 'off',
    // Safari drops list semantics without bullets unless the role is explicit.
    'no-redundant-role': 'off',
    // A native progress element cannot show steps.
    'prefer-native-element': 'off',
    // Browsers fill national phone numbers in, although the rule rejects the combination.
    'valid-autocomplete': 'off',
    // The styles prevent line breaks in phone numbers.
    'tel-non-breaking': 'off',
  },
};
