import { expect, it } from 'vitest';
import { fieldErrors } from '../../src/content/field-errors.ts';
import * as leads from '../../src/contract/calls/leads.ts';
import { fillUntil, one } from './browser-tab.ts';
import { enter } from './conversation.ts';
import { bodyOf, refuses } from './fake-api.ts';

const question = '/checkout/data-nascimento/';
/** By the tab's clock they are eighteen tomorrow. */
const born = '21/11/2008';
const message = fieldErrors.birthTooYoung;
const tooYoung = refuses(422, 'invalid', message, [{ field: 'birth_date', message }]);

const faces = [
  { face: 'by pages', path: '/checkout/cep/', until: fillUntil },
  { face: 'in conversation', path: '/chat/', until: fillUntil },
];

it.each(faces)(
  'a birth date $face is sent though the tab’s clock says the person is too young',
  async ({ path, until }) => {
    const { shop, tab } = enter(path);
    await until(tab, question);
    tab.submit(one({ birth_date: born }));
    await until(tab, '/pedido-realizado/', '/checkout/nome-mae/');
    expect(shop.callsOf(leads.saveBirthDate).map(bodyOf)).toEqual([{ birth_date: born }]);
  },
);

it.each(faces)(
  'a birth date $face that the server refuses shows its message, and another date continues the order',
  async (face) => {
    const { shop, tab } = enter(face.path);
    await face.until(tab, question);
    shop.once(leads.saveBirthDate, tooYoung);
    tab.submit(one({ birth_date: born }));
    await tab.until(({ answers }) => answers.refused.birth_date === message);
    await tab.at(question);
    expect(tab.store.getState().answers.values).toMatchObject({ birth_date: born, name: 'Ana Souza' });
    await face.until(tab, '/pedido-realizado/', question);
    expect(shop.callsOf(leads.saveBirthDate).map(bodyOf)).toEqual([
      { birth_date: born },
      { birth_date: '02/02/1990' },
    ]);
  },
);
