import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { messageOf } from '../../runtime/message-of.ts';
import { StartupError } from '../../runtime/startup-error.ts';

/** The private key of the forms: as it stands, or in this file. Whoever holds it reads what people fill in. */
export function readFormsKey(setting: string): KeyObject {
  try {
    const key = createPrivateKey(setting.startsWith('-----BEGIN') ? setting : readFileSync(setting));
    if (key.asymmetricKeyType !== 'rsa') throw new Error('not of RSA');
    return key;
  } catch (error) {
    throw new StartupError(`Cannot use WHATSAPP_FORMS_KEY: ${messageOf(error)}`);
  }
}
