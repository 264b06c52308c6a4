import { emailSuggestion } from '../../brazil/email-suggestion.ts';
import { inputWarningWords } from '../../content/screens/input-warnings.ts';
import { firstValue, type RawValues } from '../fields/field.ts';
import type { InputWarning } from './input-warning.ts';

/** A likely typing error in the e-mail: 'a@gmial.com'. */
export function emailWarning(raw: RawValues): InputWarning | null {
  const about = firstValue(raw, 'email');
  const suggestion = emailSuggestion(about);
  if (suggestion === null) return null;
  return { field: 'email', about, message: inputWarningWords.email(suggestion), suggestion };
}
