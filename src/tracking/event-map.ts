import * as z from 'zod/mini';
import { cep, dueDate, email, personName, schedules, sku } from '../contract/lead/answers.ts';
import { campaign, eventProperties, page } from '../contract/measurement/event-properties.ts';

/** Only that something was answered, never what. */
const given = z.optional(z.literal(true));
const yesNo = z.optional(z.boolean());
/** What somebody is written to with: only as given, unless they agreed to be written to. */
const contact = (value: z.ZodMiniType<string>) =>
  z.optional(z.custom<true | string>((sent) => sent === true || value.safeParse(sent).success));

const zip = z.optional(cep);
const mobile = contact(z.string().check(z.regex(/^55[1-9]{2}9\d{8}$/)));
const mail = contact(email);
const price = z.number().check(z.gte(0));

/**
 * Everything that may ever be sent, under the names the webchat knows. What does not stand here cannot be sent: a
 * property that is not named refuses its event.
 */
export const eventMap = {
  pageView: z.strictObject({ page, campaign }),
  purchaseFunnelStep: z.strictObject(eventProperties.question_shown),
  funil_recuperacao: z.strictObject({
    step: z.int().check(z.gte(1), z.lte(14)),
    zip,
    streetNr: given,
    blockNr: given,
    lotNr: given,
    planoAvailable: yesNo,
    name: contact(personName),
    phone: mobile,
    acceptPhoneContact: yesNo,
    email: mail,
    acceptEmailOffers: yesNo,
    birthDate: given,
    motherName: given,
    cpf: given,
    cnpj: given,
    street: given,
    complement: given,
    noComplement: given,
    dueDate: z.optional(dueDate),
    directDebit: yesNo,
    bankId: given,
    bankAccountAgency: given,
    bankAccountNr: given,
    installationSchedules: z.optional(schedules),
    acceptInformation: given,
  }),
  addToShoppingCart: z.strictObject({
    ref: sku,
    name: z.string().check(z.maxLength(64)),
    price,
    qty: z.literal(1),
  }),
  checkout_semcobertura: z.strictObject({ total_price: price, email: mail, phone: mobile, zip }),
  checkout: z.strictObject({
    total_itens: z.literal(1),
    total_price: price,
    n_pedido: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  }),
} as const;

export type EventName = keyof typeof eventMap;

export const eventNames: readonly EventName[] = [
  'pageView',
  'purchaseFunnelStep',
  'funil_recuperacao',
  'addToShoppingCart',
  'checkout_semcobertura',
  'checkout',
];

/** What is to be sent with each event, before it is checked against the map. */
export type PropertiesOf<Name extends EventName> = z.input<(typeof eventMap)[Name]>;
