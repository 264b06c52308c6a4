import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { continueInWhatsApp } from '../../src/content/landing/site/site-links.ts';
import { laterWords as words } from '../../src/content/screens/later.ts';
import { laterOffered } from '../../src/store/events.ts';
import { leadId } from '../sagas/fake-api.ts';
import { preloadConversation, settle } from './render-conversation.tsx';
import { begun, box, click, dialog, known, located, say } from './visitor.ts';

beforeAll(async () => {
  await preloadConversation();
  await import('../../src/answering/later/LaterOffer.tsx');
});

const link = () => `${window.location.origin}/chat-tct/?l=${leadId}`;

describe('continuing later', () => {
  it('a visitor who wants to continue later reads what is kept and can copy the link', async () => {
    const written = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: written } } }));
    await known();
    await say('vou ver com meu marido');
    const panel = await dialog();
    expect(panel.getByText(words.kept)).toBeTruthy();
    panel.getByRole('button', { name: words.copy, hidden: true }).click();
    await settle();
    expect(written).toHaveBeenCalledWith(link());
    expect(panel.getByText(words.copied)).toBeTruthy();
  });

  it('the link is shared by the device where it can share', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await known();
    await say('continuo depois');
    (await dialog()).getByRole('button', { name: words.share, hidden: true }).click();
    expect(share).toHaveBeenCalledWith({ text: words.text(''), url: link() });
  });

  it('a visitor whose order the shop has goes on in WhatsApp in another tab, also before a phone is known', async () => {
    const page = await located();
    await page.submit({ name: ['Ana Souza'] });
    await say('continuo depois');
    const way = (await dialog()).getByRole('button', { name: new RegExp(words.inWhatsApp), hidden: true });
    const form = way.closest('form');
    expect([form?.method, form?.getAttribute('action'), form?.target]).toEqual([
      'post',
      `${continueInWhatsApp}/${leadId}`,
      '_blank',
    ]);
    expect((await dialog()).queryByRole('button', { name: words.copy, hidden: true })).toBeNull();
  });

  it('a visitor without an order sees that there is nothing to continue yet', async () => {
    await begun();
    await say('depois eu volto');
    expect((await dialog()).getByText(words.nothing)).toBeTruthy();
    expect((await dialog()).queryByText(words.inWhatsApp)).toBeNull();
  });

  it('the link offered after silence is dismissed by one press, and typed text stays', async () => {
    const page = await known();
    box().value = '02/0';
    await act(async () => void page.store.dispatch(laterOffered()));
    await settle();
    expect(screen.getByRole('region', { name: words.title })).toBeTruthy();
    await click('button', words.dismiss);
    expect(screen.queryByRole('region', { name: words.title })).toBeNull();
    expect(box().value).toBe('02/0');
  });
});
