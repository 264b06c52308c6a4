import type { Misunderstanding } from '../../src/contract/misunderstandings.ts';
import type { GroupState, versionStates } from '../../src/contract/panel/teaching.ts';

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
    /** Its name in calls; empty is the main site. */
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
  /** Sentences without values: see `rowText`. */
  taught_rows: {
    id: string;
    group_id: string;
    step: string;
    text: string;
    act: string;
    author: string;
    taught_at: string;
    /** The first version that learnt it. */
    version: number | null;
  };
  teaching_versions: {
    version: number;
    state: (typeof versionStates)[number];
    /** Null: the shop itself. */
    author: string | null;
    trained_at: string;
    published_at: string | null;
    rows: number;
    report: string;
    /** Rows and features that it is of: other releases do not read it. */
    release: string;
    /** In base64; null once newer versions have followed, and of those that may not be published. */
    weights: string | null;
  };
  /** One row: the version that is live, and the training that runs or was the last. */
  teaching: {
    name: string;
    live: number;
    /** Null after a training that made a version. */
    state: 'running' | 'stopped' | 'failed' | null;
    /** Of the process that trains; it ends by itself unless it is renewed. */
    claim: string | null;
    claimed_until: string | null;
    author: string | null;
    started_at: string | null;
  };
}
