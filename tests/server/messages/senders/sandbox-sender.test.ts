import { expect, it } from 'vitest';
import { createSenders } from '../../../../server/messages/senders/create-senders.ts';

const item = {
  id: '1',
  kind: 'lead-link',
  channel: 'email',
  to: 'ana@exemplo.com.br',
  data: { url: 'https://loja.test/l/abc', until: '28/11/2026' },
} as const;

it('the sandbox logs the codes and links of a message and nothing else of it', async () => {
  const logged: unknown[] = [];
  const { email } = createSenders(
    {},
    (message) => logged.push(message),
    () => new Date(),
  );
  expect(await email?.(item)).toEqual({ kind: 'shown' });
  expect(logged).toEqual([{ kind: 'lead-link', url: item.data.url }]);
});

it('outside of the sandbox a channel that is not set up sends and logs nothing', () =>
  expect(createSenders({}, undefined, () => new Date())).toEqual({}));
