import { afterEach, expect, it } from 'vitest';
import { nameProtocol } from '../../src/app/footer-links.ts';

const message = (link: HTMLAnchorElement | null) => new URL(link?.href ?? '').searchParams.get('text');

afterEach(() => document.body.replaceChildren());

it('the help link names the current protocol and nothing else', () => {
  document.body.innerHTML =
    '<footer><a data-help href="https://wa.me/55?text=Ol%C3%A1"><b>Falar</b></a></footer>';
  document.addEventListener('click', (event) => event.preventDefault());
  const link = document.querySelector('a');
  let protocol: string | null = null;
  nameProtocol(() => protocol);
  document.querySelector('b')?.click();
  expect(message(link)).toBe('Olá, preciso de ajuda para contratar a Ultrafibra.');
  protocol = 'ABC123';
  link?.click();
  expect(message(link)).toBe('Olá, preciso de ajuda com o meu pedido. Protocolo ABC123.');
  expect(link?.href.startsWith('https://wa.me/55?text=')).toBe(true);
});
