import type { CallRow, Proof } from './row.ts';

const refused: Proof = [
  'server/leads/refusals.test.ts',
  'a refusal names the field, has a Portuguese message and changes nothing',
];
const renewed: readonly Proof[] = [
  ['server/customers/renewal.test.ts', 'a renewal is chosen, changed, finished once, and closed for a year'],
  ['sagas/journeys/renewal.test.ts', 'a renewal is found, chosen, confirmed and finished once'],
];
const withoutCoverage: readonly Proof[] = [
  [
    'server/leads/no-coverage.test.ts',
    'an address without coverage becomes a contact instead of a lead, and can be withdrawn',
  ],
  [
    'sagas/journeys/no-coverage.test.ts',
    'an address without coverage opens a no-coverage lead, takes a contact and withdraws it',
  ],
];
const collaborator: Proof = [
  'sagas/journeys/collaborator.test.ts',
  'a collaborator’s lead is opened with the e-mail, proved by a code, and continues as an order',
];
const step = (path: string, endpoint: string, ...proofs: Proof[]): CallRow => ({
  call: `PATCH lead-v2/{idLead}/${path}`,
  endpoint,
  proofs: [refused, ...proofs],
});

/** The call table of funnel.md section 7, row by row, with the steps of its PATCH; and the call of marketing.md section 7. */
export const calls: readonly CallRow[] = [
  {
    call: 'POST renewalBaseUser/documentNumber',
    endpoint: 'findRenewalOffers',
    proofs: [
      [
        'server/customers/renewal.test.ts',
        'a renewal shows its offers beside the present plan and masks the customer',
      ],
      ['sagas/journeys/renewal.test.ts', 'a renewal asks for the document first and sends nothing yet'],
    ],
  },
  {
    call: 'POST fiber-migration/offers',
    endpoint: 'findMigrationOffers',
    proofs: [['server/customers/migration.test.ts', 'a migration begins with the known data, masked']],
  },
  {
    call: 'GET cep/coverage',
    endpoint: 'getCoverage',
    proofs: [
      [
        'sagas/journeys/campaign-flags.test.ts',
        "campaign '%s' sends its alias, origin and flags with coverage and lead",
      ],
    ],
  },
  {
    call: 'GET cep/coverage',
    endpoint: 'getCoverage',
    named: 'cep/coverage',
    proofs: [['server/coverage/coverage-routes.test.ts', 'coverage at %s sells the list of %s']],
  },
  {
    call: 'GET json/{file}',
    endpoint: 'getPlanList',
    named: '/json/',
    proofs: [['server/site/pages.test.ts', 'the plan lists are served compressed, with and without a build']],
  },
  { call: 'POST lead-no-coverage', endpoint: 'createNoCoverageLead', proofs: withoutCoverage },
  { call: 'PUT lead-no-coverage', endpoint: 'updateNoCoverageLead', proofs: withoutCoverage },
  { call: 'DELETE lead-no-coverage', endpoint: 'deleteNoCoverageLead', proofs: withoutCoverage },
  {
    call: 'POST supportRequest',
    endpoint: 'requestCall',
    proofs: [
      ['server/messages/support.test.ts', 'a call request is accepted once per phone and hour'],
      ['sagas/landing.test.ts', 'the call form requests a call to %s'],
    ],
  },
  {
    call: 'POST lead',
    endpoint: 'createLegacyLead',
    proofs: [
      [
        'server/leads/no-coverage.test.ts',
        'the older call opens a lead with coverage, and refuses an address without',
      ],
    ],
  },
  {
    call: 'POST lead-v2',
    endpoint: 'createLead',
    proofs: [
      ['server/http/repeating.test.ts', 'a repeated opening of a lead opens one lead and grants access'],
      ['sagas/journeys/order.test.ts', 'a campaign stays in the address and is sent with the lead'],
    ],
  },
  {
    call: 'GET lead/{idLead}',
    endpoint: 'getLead',
    proofs: [
      [
        'server/access/capability.test.ts',
        'a link alone shows only the lead’s step, plan and town, and no personal data',
      ],
    ],
  },
  {
    call: 'GET fiber-migration/{idLead}',
    endpoint: 'getMigrationLead',
    proofs: [
      [
        'server/customers/migration.test.ts',
        'a migration’s link alone shows nothing; the end of the phone on file opens it',
      ],
    ],
  },
  step('name', 'saveName', [
    'sagas/chat-protocol.test.ts',
    'the webchat protocol is sent with the name and kept in the visit',
  ]),
  step('phone', 'savePhone'),
  step('email', 'saveEmail'),
  step('birthDate', 'saveBirthDate'),
  step('motherName', 'saveMothersName'),
  step('documentNumber', 'saveDocument', [
    'sagas/visit/on-file.test.ts',
    'a document typed over the one on file is saved and analysed again',
  ]),
  step('dueDate', 'saveDueDate'),
  step('plan', 'savePlan', [
    'sagas/address.test.ts',
    'the visitor chooses among several plans, and a later choice is saved as well',
  ]),
  step('bankInfo', 'saveBankInfo', [
    'sagas/journeys/order.test.ts',
    'direct debit asks for the account and orders at the direct-debit price',
  ]),
  step('scheduleDate', 'saveScheduleDate', [
    'server/orders/finishing.test.ts',
    'an order needs an installation day where the plan has one',
  ]),
  {
    call: 'PUT lead-v2/{idLead}',
    endpoint: 'confirmLead',
    proofs: [
      [
        'server/leads/analysis/analysis.test.ts',
        'a rejected lead gets a message and one review, but no order',
      ],
      [
        'server/customers/migration.test.ts',
        'a lead that is not a migration cannot be confirmed or read as one',
      ],
    ],
  },
  {
    call: 'PATCH lead-v2/{idLead}/riskValidation/QuizAnswer',
    endpoint: 'answerQuiz',
    proofs: [
      ['server/leads/analysis/analysis.test.ts', 'two wrong quiz tries end the analysis and close the order'],
      [
        'sagas/decision.test.ts',
        'a quiz answered wrongly is asked again, and correct answers continue with the order',
      ],
    ],
  },
  {
    call: 'PUT lead/{leadId}',
    endpoint: 'finishOrder',
    proofs: [
      ['server/orders/whole-order.test.ts', 'an order requested several times at once is placed once'],
      [
        'sagas/journeys/order.test.ts',
        'an order ends with its number, and each answer is sent once and in order',
      ],
    ],
  },
  {
    call: 'DELETE lead',
    endpoint: 'deleteLead',
    proofs: [
      ['server/leads/erasing.test.ts', 'an erased lead leaves no personal data behind'],
      [
        'sagas/erasure.test.ts',
        'an erasure deletes the lead on the server and all traces on the device, and starts over',
      ],
    ],
  },
  {
    call: 'POST lead/createFromRenta',
    endpoint: 'createLeadFromLine',
    proofs: [
      ['server/customers/mobile-line.test.ts', 'a mobile line opens a lead with its bonus (%s)'],
      [
        'sagas/journeys/mobile-line.test.ts',
        'the mobile campaign %s asks for the line first and opens the lead with it',
      ],
    ],
  },
  {
    call: 'GET lead/collaborator/getNewcode/{id}',
    endpoint: 'sendCollaboratorCode',
    proofs: [
      [
        'server/customers/collaborator.test.ts',
        'a collaborator’s new code ends the old one, and codes end by tries and by time',
      ],
      collaborator,
    ],
  },
  {
    call: 'PATCH lead/collaborator/validate',
    endpoint: 'validateCollaboratorCode',
    proofs: [
      [
        'server/customers/collaborator.test.ts',
        'a collaborator orders at the collaborator’s price once the code is proved',
      ],
      collaborator,
    ],
  },
  {
    call: 'GET banks',
    endpoint: 'getBanks',
    proofs: [
      ['server/catalogue/catalogue-routes.test.ts', 'banks lists each bank once, the most used first'],
    ],
  },
  {
    call: 'GET plans/regulationsAndSummaries/getAll',
    endpoint: 'getRegulations',
    proofs: [
      ['server/catalogue/catalogue-routes.test.ts', 'getAll adds the offers of collaborators on request'],
      ['pages/regulations.test.tsx', "the request under '%s' asks for the collaborators' offers: %s"],
    ],
  },
  {
    call: 'PATCH renewalBaseUser/{id_renewal_request_user}',
    endpoint: 'chooseRenewalOffer',
    proofs: renewed,
  },
  { call: 'PUT renewalBaseUser/{id}', endpoint: 'finishRenewal', proofs: renewed },
  {
    call: 'GET renewalBaseUser/check-client/{cpf}',
    endpoint: 'checkClient',
    proofs: [
      [
        'server/customers/alike.test.ts',
        'a look-up by document alone answers the same for everybody and stores nothing (%s)',
      ],
    ],
  },
  {
    call: 'PATCH fiber-migration/plan/{idLead}',
    endpoint: 'chooseMigrationPlan',
    proofs: [
      ['server/customers/migration.test.ts', 'a migration is ordered once, with only the missing answers'],
    ],
  },
  {
    call: 'PATCH fiber-migration/address/{step}/{idLead}',
    endpoint: 'saveMigrationAddress',
    proofs: [
      [
        'server/customers/migration.test.ts',
        'a migration moves by its postcode, but not to a place without coverage',
      ],
    ],
  },
  {
    call: 'GET tim-api/address-info',
    endpoint: 'getAddressInfo',
    named: 'tim-api/address-info?',
    proofs: [['server/coverage/coverage-routes.test.ts', 'a postcode that does not exist is unknown']],
  },
  {
    call: 'GET tim-api/address-info/complementTypes',
    endpoint: 'getComplementTypes',
    named: 'tim-api/address-info/complementTypes',
    proofs: [['server/coverage/coverage-routes.test.ts', 'complementTypes lists the kinds of complement']],
  },
  {
    call: 'GET cep/information/{cep}',
    endpoint: 'getPostcode',
    proofs: [
      ['sagas/failures/trouble.test.ts', 'an unknown postcode is named beside the field, with status %i'],
    ],
  },
];
