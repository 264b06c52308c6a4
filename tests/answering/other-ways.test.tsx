import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WithoutLine } from '../../src/answering/alternatives/WithoutLine.tsx';
import { FaceSwitch } from '../../src/answering/FaceSwitch.tsx';
import { frame } from '../../src/content/screens/frame.ts';
import * as events from '../../src/store/events.ts';
import { openStore, renderWith } from './open-store.tsx';

const order = { orderNumber: '1', protocol: '2', finishedAt: '' };

it.each([
  ['pages', frame.faces.conversation],
  ['chat', frame.faces.pages],
] as const)('a visitor answering in %s is offered the other face until the order is made', (face, words) => {
  const opened = openStore();
  opened.store.dispatch(events.stepOpened({ route: '/checkout/cep/', face }));
  opened.ready();
  const shown = renderWith(opened, <FaceSwitch />);
  screen.getByRole('link', { name: words });
  shown.unmount();
  opened.find({ order });
  renderWith(opened, <FaceSwitch />);
  expect(screen.queryByRole('link')).toBeNull();
});

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
