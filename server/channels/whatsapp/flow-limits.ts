import { cutText } from './cut-text.ts';

export const flowLimits = {
  components: 50,
  title: 30,
  label: 20,
  radioLabel: 30,
  optIn: 120,
  helper: 80,
  caption: 409,
  footer: 35,
  options: 200,
  option: 30,
  description: 300,
} as const;
/** What fits of a text, with a sign that it goes on. */
export const shortened = (text: string, limit: number): string =>
  text.length <= limit ? text : `${cutText(text, limit - 1)[0] ?? ''}…`;
