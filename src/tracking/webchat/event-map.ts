import * as z from 'zod/mini';
import { cep, dueDate, email, personName, schedules } from '../../contract/lead/answers.ts';
import { sku } from '../../contract/lead/offer-selected.ts';
import { campaign, eventProperties, page } from '../../contract/measurement/event-properties.ts';

/** Whether it was answered, never the answer. */
const given = z.optional(z.literal(true));
const yesNo = z.optional(z.boolean());
/** Contact data: `true`, or the value with consent. */
const contact = (value: z.ZodMiniType<string>) =>
  z.optional(z.custom<true | string>((sent) => sent === true || value.safeParse(sent).success));

const zip = z.optional(cep);
const mobile = contact(z.string().check(z.regex(/^55[1-9]{2}9\d{8}$/)));
const mail = contact(email);
const price = z.number().check(z.gte(0));

/** Everything that may be sent, under the webchat's names. An event with any other property is refused. */
export const eventMap = {
  pageView: z.strictObject({ page, campaign }),
  purchaseFunnelStep: z.strictObject({
    step: eventProperties.question_shown.step,
    stage: eventProperties.question_shown.stage,
  }),
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

const isEventName = (name: string): name is EventName => Object.hasOwn(eventMap, name);

export const eventNames: readonly EventName[] = Object.keys(eventMap).filter(isEventName);

/** An event's properties before validation. */
export type PropertiesOf<Name extends EventName> = z.input<(typeof eventMap)[Name]>;

export type WebchatEvent = {
  [Name in EventName]: { name: Name; properties: PropertiesOf<Name> };
}[EventName];
