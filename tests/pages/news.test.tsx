import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { newsWords } from '../../src/content/landing/news.ts';
import { NewsOpener } from '../../src/pages/landing/news/NewsOpener.tsx';

it('a news item opens its whole text in a dialog and closes it', async () => {
  render(<NewsOpener title="Um prêmio" text="Por inteiro." video="" />);
  await userEvent.click(screen.getByRole('button', { name: 'Ver mais: Um prêmio' }));
  const dialog = await screen.findByRole('dialog', { name: 'Um prêmio' });
  expect(dialog.textContent).toContain('Por inteiro.');
  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a video is loaded from another site only once the visitor starts it', async () => {
  const video = newsWords.items.find(({ stream }) => stream)?.streamLink ?? '';
  render(<NewsOpener title="Em vídeo" text="" video={video} />);
  await userEvent.click(screen.getByRole('button', { name: 'Assistir: Em vídeo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Em vídeo' });
  expect(dialog.textContent).toContain(newsWords.video);
  expect(document.querySelector('iframe')).toBeNull();
  // jsdom would fetch what the frame shows.
  const asked: string[] = [];
  const source = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'src');
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLIFrameElement.prototype, 'setAttribute');
    if (source) Object.defineProperty(HTMLIFrameElement.prototype, 'src', source);
  });
  Object.defineProperty(HTMLIFrameElement.prototype, 'src', { set: (src: string) => void asked.push(src) });
  const { setAttribute } = Element.prototype;
  HTMLIFrameElement.prototype.setAttribute = function (name: string, value: string) {
    if (name === 'src') asked.push(value);
    else setAttribute.call(this, name, value);
  };
  await userEvent.click(screen.getByRole('button', { name: 'Assistir' }));
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed.*[?&]vq=hd1080(&|$)/);
  expect(document.querySelector('iframe')?.title).toBe('Em vídeo');
});
