/** The reason; `hashed` allows only a hash. */
type Reason = string | { readonly hashed: string };

/** By place; what is in no row is allowed nowhere. */
export type Allowed = Readonly<Partial<Record<string, Reason>>>;

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
export const allowedPlaces = {
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
  document: {
    addresses: 'GET check-client of a renewal, as specified; the log keeps the template',
    messages: 'who wrote it among other words in WhatsApp is asked whether it was read right',
  },
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
} satisfies Record<string, Allowed>;

/** Personal data, and secrets that give access to it. */
export type Secret = keyof typeof allowedPlaces;
