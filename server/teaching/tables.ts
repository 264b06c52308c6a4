import type { Misunderstanding } from '../../src/contract/misunderstandings.ts';
import type { GroupState } from '../../src/contract/panel/conversation.ts';

export interface TeachingTables {
  /** Nothing here leads to a person: no order, no device, no time of a visit but that of the sentence. */
  sentences: {
    id: string;
    group_id: string;
    /** Masked, as `masked-words.ts` writes them. */
    words: string;
    /** How many of the words are not shown. */
    hidden: number;
    outcome: Misunderstanding;
    step: string | null;
    /** Its prefix; empty is the main site. */
    campaign: string;
    created_at: string;
    /** What the visitor wrote next, masked as well. */
    next: string | null;
    did: 'words' | 'answered' | 'person' | null;
  };
  sentence_groups: {
    id: string;
    /** Its stems, so that two equal sentences at once found one group. */
    key: string;
    state: GroupState;
    act: string | null;
    /** Acts, by spaces. */
    guesses: string;
    last_at: string;
  };
  /** The stems of a group's first sentence, each with how many there are. */
  sentence_stems: { group_id: string; stem: string; many: number };
  /** A word of no list, by its keyed hash; the word itself once enough visits have used it. */
  rare_words: { word_hash: string; word: string | null; used_at: string };
  /** Which visits used it until then; the hashes differ by word, so that no two words lead to one visit. */
  rare_word_uses: { word_hash: string; device_hash: string; network_hash: string };
}
