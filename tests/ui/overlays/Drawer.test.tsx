// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Drawer, drawerLeaves } from '../../../src/ui/overlays/Drawer.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(open = true) {
  const close = vi.fn();
  const drawer = (isOpen: boolean) => (
    <Drawer open={isOpen} title="Serviços inclusos" onClose={close} actions={<p>Rodapé</p>}>
      <p>Aya Books</p>
    </Drawer>
  );
  const { rerender, container } = render(drawer(open));
  return { close, container, set: (isOpen: boolean) => rerender(drawer(isOpen)) };
}

describe('Drawer', () => {
  it('a Drawer is modal, named by its title, and empty until it is opened', () => {
    const { set, close } = show(false);
    expect(screen.queryByText('Aya Books')).toBeNull();
    set(true);
    expect(screen.getByRole('dialog', { name: 'Serviços inclusos' })).toHaveProperty('open', true);
    expect(close).not.toHaveBeenCalled();
  });

  it('a closed Drawer leaves the page after its animation', () => {
    const { container, set, close } = show();
    set(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(container.querySelector('dialog')).toHaveProperty('open', false);
    act(() => void vi.advanceTimersByTime(drawerLeaves - 1));
    screen.getByText('Aya Books');
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Aya Books')).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });

  it('a Drawer opened again before it has left stays', () => {
    const { set } = show();
    set(false);
    act(() => void vi.advanceTimersByTime(drawerLeaves - 1));
    set(true);
    act(() => void vi.advanceTimersByTime(drawerLeaves));
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
    screen.getByText('Aya Books');
  });

  it.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Fechar' })), 1],
    [
      'a press outside',
      () => fireEvent.click(screen.getByRole('dialog').firstElementChild ?? document.body),
      1,
    ],
    ['Escape', () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })), 1],
    ['a press on what it shows', () => fireEvent.click(screen.getByText('Aya Books')), 0],
  ])('a Drawer asks its owner to close or not on %s: %#', (_way, press, times) => {
    const { close } = show();
    press();
    expect(close).toHaveBeenCalledTimes(times);
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  });
});
