import { keptIn } from '../../../server/channels/visit/kept.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import { selectStepsShown } from '../../../src/store/selectors.ts';
import { describeTalk } from '../../dialogue/talk-situations.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { atPlans, contact, first, talkWith } from './phone.ts';

const talk = talkWith(sharedReader());

describeTalk('in WhatsApp', async () => {
  const { phone } = await talk([...atPlans, first, ...contact]);
  let isSilent = false;
  const state = () => {
    const kept = keptIn(phone.turn().visit, fileCampaigns);
    if (kept === null) throw new Error('No visit was kept');
    return kept.visit.state;
  };
  return {
    state,
    say: async (...texts) => {
      for (const text of texts) await phone.receive({ kind: 'text', text }, isSilent);
    },
    tap: (field, value) => {
      const [step] = selectStepsShown(state());
      if (step === undefined || !(field in fields)) throw new Error('Nothing is asked');
      const tap = { kind: 'answer', step: step.id, raw: { [field]: [value] } } as const;
      return phone.receive({ kind: 'tap', tap, title: value }, isSilent);
    },
    /** Another release has the conversation from here on. */
    reload: async () =>
      phone.keep((text) => {
        const kept = JSON.parse(text);
        return JSON.stringify({ ...kept, visit: { ...kept.visit, shape: 'of another release' } });
      }),
    join: async () => {
      isSilent = true;
    },
    ask: (step) => phone.receive({ kind: 'staff', operator: 'Marina', does: { kind: 'ask', step } }, true),
    heard: () => phone.turn().said,
  };
});
