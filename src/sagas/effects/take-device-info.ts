import * as z from 'zod/mini';
import type { DeviceInfo } from '../../contract/lead/lead.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';

const kept = z.object({ cookies: z.string(), user_prefs2: z.string() });

/**
 * What the session holds of the device, in the words of the wire. What was sent once is sent again, for a try under the same
 * key must say the same: it is marked, and stays as it was, even if that was nothing.
 */
export function takeDeviceInfo({ device }: SagaDependencies): DeviceInfo | undefined {
  const parsed = kept.safeParse(device.read());
  device.write({ ...parsed.data, sent: true });
  if (!parsed.success) return undefined;
  return { cookies: parsed.data.cookies.slice(0, 512), jsc: parsed.data.user_prefs2.slice(0, 512) };
}
