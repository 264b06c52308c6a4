import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WithoutLine } from '../../src/answering/alternatives/WithoutLine.tsx';
import * as events from '../../src/store/events.ts';
import { openStore, renderWith } from './open-store.tsx';

it.each([
  ['pages', '/globoplay/checkout/cep/'],
  ['chat', '/globoplay/chat/'],
] as const)('a visitor without a mobile line goes on in %s where the order starts', (face, address) => {
  const opened = openStore({ prefix: 'globoplay/timpre' });
  opened.store.dispatch(events.stepOpened({ route: '/checkout/consulta-telefone/', face }));
  opened.ready();
  renderWith(opened, <WithoutLine />);
  expect(screen.getByRole('link').getAttribute('href')).toBe(address);
});
