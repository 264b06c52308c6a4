/** A word of a stored sentence, and what stands in place of one. */
export interface MaskedWord {
  /** `value`: `text` is its field, or `digits`. `rare`: `text` is its keyed hash. `gap`: nobody is shown it. */
  kind: 'word' | 'value' | 'rare' | 'gap';
  text: string;
  /** Signs behind it. */
  ends: string;
  /** The field that the words tell, of fields whose words are nobody's: a plan, a day. */
  mark?: string | undefined;
}
