type ChunkTable = Readonly<Record<string, readonly string[]>>;

/** Files by themselves, also where a first page reaches them. The style sheet of a component goes where the component goes. */
export const ownChunks: ChunkTable = {
  // Both faces fetch the words of later stages a stage at a time; what understands a message needs them all.
  'personal-words': ['src/content/steps/personal.ts'],
  'payment-words': [
    'src/content/steps/agreement.ts',
    'src/content/steps/installation.ts',
    'src/content/steps/ordered.ts',
    'src/content/steps/payment.ts',
  ],
  'contract-words': ['src/content/steps/contract.ts', 'src/content/steps/offers.ts'],
  'every-step-words': ['src/answering/every-step-words.ts'],
  // On the first page of a conversation, and late on wide pages.
  summary: [
    'src/answering/summary/select-summary.ts',
    'src/content/conversation/summary.ts',
    'src/funnel/remaining.ts',
  ],
  // The end of an order and the page that follows it share these.
  'after-the-order': [
    'src/answering/calendar/CalendarButton.tsx',
    'src/answering/calendar/visit-entry.ts',
    'src/answering/save-file.ts',
    'src/brazil/calendar-file.ts',
    'src/content/screens/done.ts',
  ],
};

/** Small modules that many late screens share and no first page needs: a first page names each file that may follow it. */
export const lateChunks: ChunkTable = {
  addresses: ['src/content/foot.ts', 'src/content/landing/site/outside-links.ts'],
  'site-links': ['src/content/landing/site/fixed-links.ts', 'src/content/landing/site/site-links.ts'],
  parts: [
    'src/answering/StepLink.tsx',
    'src/answering/alternatives/alternatives.module.css',
    'src/answering/screens/QuestionScreen.tsx',
    'src/answering/screens/WaitingScreen.tsx',
    'src/answering/screens/address-line.ts',
    'src/answering/screens/outcomes/Outcome.tsx',
    'src/answering/screens/screens.module.css',
    'src/content/screens/erasure.ts',
    'src/ui/actions/ButtonLink.tsx',
    'src/ui/actions/StepArrow.tsx',
    'src/ui/blocks/Card.tsx',
    'src/ui/blocks/SummaryList.tsx',
    'src/ui/fields/Select.tsx',
    'src/ui/overlays/PanelHead.tsx',
    'src/ui/thread/WaitingThread.tsx',
  ],
  consent: ['src/pages/site/cookies/consent.ts', 'src/pages/site/cookies/keep-consent.ts'],
  help: ['src/answering/screens/help/ContactOptions.tsx', 'src/answering/screens/help/HumanHelp.tsx'],
  offers: [
    'src/contract/offer/offer-route.ts',
    'src/contract/offer/speed-bonus.ts',
    'src/funnel/line-campaigns.ts',
    'src/funnel/offer-terms.ts',
    'src/pages/landing/plans/order-link.ts',
    'src/ui/blocks/Ribbon.tsx',
  ],
  'advise-plan': [
    'src/content/screens/plan-advice.ts',
    'src/funnel/plan-advice/advise-plan.ts',
    'src/funnel/plan-advice/need-rules.ts',
    'src/funnel/plan-label.ts',
  ],
  icons: [
    'src/ui/icons/close.ts',
    'src/ui/icons/download.ts',
    'src/ui/icons/print.ts',
    'src/ui/icons/search.ts',
  ],
  links: [
    'src/answering/NewTabLink.tsx',
    'src/answering/screens/help/PhoneLine.tsx',
    'src/answering/screens/help/whatsapp-link.ts',
    'src/content/new-tab.ts',
  ],
  review: [
    'src/answering/screens/review/AnswerList.tsx',
    'src/answering/screens/review/answer-rows.ts',
    'src/content/screens/review.ts',
  ],
};
