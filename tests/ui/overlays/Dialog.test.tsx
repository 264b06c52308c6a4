// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/overlays/Dialog.tsx';

afterEach(cleanup);

function show(open = true) {
  const close = vi.fn();
  const dialog = (isOpen: boolean) => (
    <Dialog open={isOpen} title="Trocar o CEP?" onClose={close}>
      <p>As outras respostas ficam.</p>
    </Dialog>
  );
  const { rerender } = render(dialog(open));
  return { close, set: (isOpen: boolean) => rerender(dialog(isOpen)) };
}

describe('Dialog', () => {
  it('a Dialog is modal, named by its title, and empty while closed', () => {
    const { set, close } = show(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('As outras respostas ficam.')).toBeNull();
    set(true);
    expect(screen.getByRole('dialog', { name: 'Trocar o CEP?' })).toHaveProperty('open', true);
    set(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });

  it('a Dialog’s button asks to close it', async () => {
    const { close } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('a Dialog asks to close on Escape and leaves the decision to its owner', () => {
    const { close } = show();
    const stayed = !fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(stayed).toBe(true);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('a Dialog asks to close on a press on the backdrop, not on its content', async () => {
    const { close } = show();
    await userEvent.click(screen.getByText('As outras respostas ficam.'));
    expect(close).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('dialog'));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
