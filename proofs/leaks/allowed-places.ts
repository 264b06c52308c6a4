/** Places where personal data could end up. */
export type Place =
  | 'log'
  | 'metrics'
  | 'traces'
  | 'addresses'
  | 'other sites'
  | 'events'
  | 'refusals'
  | 'tab under way'
  | 'tab afterwards'
  | 'messages'
  | 'webhooks'
  | 'database'
  | 'backup'
  | 'lead'
  | 'order in the panel'
  | 'order file'
  | 'audit';

/** Personal data, and secrets that give access to it. */
export type Secret =
  | 'name'
  | 'phone'
  | 'email'
  | 'house number'
  | 'birth date'
  | 'mother’s name'
  | 'document'
  | 'bank account'
  | 'device'
  | 'order code'
  | 'capability'
  | 'operator’s password'
  | 'operator’s one-time secret';

/** The reason; `hashed` allows only a hash. */
export type Reason = string | { readonly hashed: string };

type Allowed = Readonly<Partial<Record<Place, Reason>>>;

const stored: Allowed = {
  database: 'read by whoever carries the order out, and found by it',
  backup: 'a copy of the database',
};
const contact: Allowed = {
  ...stored,
  lead: 'its holder sees what they answered',
  'tab under way': 'a reload loses nothing that was typed',
};

/** The allowed places of each secret with their reason; any other place is a leak. */
export const allowedPlaces: Readonly<Record<Secret, Allowed>> = {
  name: {
    ...contact,
    messages: 'greets by the first name',
    'order in the panel': 'whoever calls has to know whom',
    'order file': 'the same, for who may export',
  },
  phone: {
    ...contact,
    messages: 'the address of a message',
    webhooks: 'a call that was asked for is about its number',
  },
  email: { ...contact, messages: 'the address of a message' },
  'house number': {
    ...contact,
    addresses: 'GET cep/coverage, as specified; the log keeps the template',
    messages: 'the customer sees where the visit goes',
    'order in the panel': 'the visit goes there',
    'order file': 'the same, for who may export',
  },
  'birth date': {},
  'mother’s name': {},
  document: { addresses: 'GET check-client of a renewal, as specified; the log keeps the template' },
  'bank account': {},
  device: {},
  'order code': {
    messages: 'this is how it is told',
    log: 'the sandbox alone, which sends nothing, shows it',
  },
  capability: {
    database: { hashed: '256 random bits: a hash leads nowhere' },
    backup: { hashed: 'a copy of the database' },
  },
  'operator’s password': { log: 'the sandbox alone names who may try the panel' },
  'operator’s one-time secret': {},
};
