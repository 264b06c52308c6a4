// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadMotion, motionKit } from '../../src/ui/motion/load-motion.ts';
import { Moving } from '../../src/ui/motion/Moving.tsx';
import { Dialog } from '../../src/ui/overlays/Dialog.tsx';
import { Toast } from '../../src/ui/overlays/Toast.tsx';

const nothing = () => undefined;

function wants(motion: 'reduce' | 'no-preference') {
  vi.stubGlobal('matchMedia', () => ({
    matches: motion === 'reduce',
    addEventListener: nothing,
    removeEventListener: nothing,
  }));
}

beforeEach(() => {
  wants('no-preference');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const bubble = () => screen.getByText('Olá');

describe('before framer-motion is loaded', () => {
  it('an element has no style of its own before framer-motion is loaded', () => {
    render(<Moving how="rise">Olá</Moving>);
    expect(bubble().getAttribute('style')).toBeNull();
  });

  it('a toast disappears at once before framer-motion is loaded', () => {
    const { rerender } = render(<Toast message="Olá" onClose={nothing} />);
    rerender(<Toast message={null} onClose={nothing} />);
    expect(screen.queryByText('Olá')).toBeNull();
  });

  it('framer-motion is not loaded with reduced motion', async () => {
    wants('reduce');
    await loadMotion();
    wants('no-preference');
    expect(motionKit()).toBeNull();
  });

  it('a message shown while framer-motion loads stays the same element', async () => {
    const { rerender } = render(<Toast message="Olá" onClose={nothing} />);
    const shown = bubble();
    await act(loadMotion);
    rerender(<Toast message="Olá" onClose={nothing} />);
    expect(bubble()).toBe(shown);
  });
});

describe('once framer-motion is loaded', () => {
  beforeEach(() => act(loadMotion));

  it('an entering element rises and ends without a transform', async () => {
    render(<Moving how="rise">Olá</Moving>);
    expect(bubble().style.opacity).toBe('0');
    await waitFor(() => expect(bubble().style).toMatchObject({ opacity: '1', transform: 'none' }));
  });

  it('server-rendered elements do not move', () => {
    render(
      <Moving how="rise" enters={() => false}>
        Olá
      </Moving>,
    );
    expect(bubble().getAttribute('style')).toBeNull();
  });

  it('a toast disappears after it has faded', async () => {
    const { rerender } = render(<Toast message="Olá" onClose={nothing} />);
    rerender(<Toast message={null} onClose={nothing} />);
    expect(bubble()).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Olá')).toBeNull());
  });

  it('a closing dialog is inert while its content leaves', async () => {
    const dialog = (open: boolean) => (
      <Dialog open={open} title="Ajuda" onClose={nothing}>
        <p>Olá</p>
      </Dialog>
    );
    const { container, rerender } = render(dialog(true));
    rerender(dialog(false));
    expect(bubble()).toBeTruthy();
    expect(container.querySelector('dialog')?.inert ?? container.querySelector('[inert]')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Olá')).toBeNull());
  });

  it('nothing moves once the visitor reduces motion', () => {
    wants('reduce');
    render(<Moving how="rise">Olá</Moving>);
    expect(bubble().getAttribute('style')).toBeNull();
  });
});
