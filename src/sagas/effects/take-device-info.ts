import * as z from 'zod/mini';
import type { DeviceInfo } from '../../contract/lead/device-info.ts';
import type { SagaDependencies } from '../saga-dependencies.ts';

const kept = z.object({ cookies: z.string(), user_prefs2: z.string() });

/**
 * The stored device data in the API's field names. It is marked as sent and no longer changes, since a retry under the
 * same idempotency key must have the same body, even an empty one.
 */
export function takeDeviceInfo({ slots: { deviceInfo } }: SagaDependencies): DeviceInfo | undefined {
  const parsed = kept.safeParse(deviceInfo.read());
  deviceInfo.write({ ...parsed.data, sent: true });
  if (!parsed.success) return undefined;
  return { cookies: parsed.data.cookies.slice(0, 512), jsc: parsed.data.user_prefs2.slice(0, 512) };
}
