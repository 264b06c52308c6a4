import type { Scene } from '../scene.ts';
import type { PropertiesOf } from './event-map.ts';

type Contact = Pick<PropertiesOf<'funil_recuperacao'>, 'name' | 'email' | 'phone'>;

const countryCode = '55';

/**
 * Name, e-mail and phone are sent only with consent, each for the channel agreed to. Without consent, or for data on
 * file, only `true` is sent.
 */
export function contactOf({ facts: { answers, onFile }, acceptsPhoneContact }: Scene): Contact {
  const { accept_contact, accept_promotions, email, name, phone } = answers;
  const byPhone = acceptsPhoneContact === true || accept_contact === true;
  const byEmail = accept_promotions === true || accept_contact === true;
  const sent = (value: string | undefined, isAgreed: boolean, held: string | undefined) => {
    if (value === undefined) return held === undefined ? undefined : (true as const);
    return isAgreed ? value : (true as const);
  };
  return {
    name: sent(name, byPhone || byEmail, onFile.name),
    email: sent(email, byEmail, onFile.email),
    phone: sent(phone === undefined ? undefined : `${countryCode}${phone}`, byPhone, onFile.phone),
  };
}
