// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../../src/ui/actions/Button.tsx';
import { ButtonLink } from '../../../src/ui/actions/ButtonLink.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('a loading Button keeps the focus, says so, and neither clicks nor submits', async () => {
    const submit = vi.fn((event) => event.preventDefault());
    const click = vi.fn();
    const form = (state: 'default' | 'loading') => (
      <form onSubmit={submit}>
        <input aria-label="CEP" />
        <Button type="submit" state={state} loadingLabel="Consultando…" onClick={click}>
          Consultar cobertura
        </Button>
      </form>
    );
    const { rerender } = render(form('default'));
    const button = screen.getByRole('button', { name: 'Consultar cobertura' });
    await userEvent.click(button);
    expect(submit).toHaveBeenCalledTimes(1);

    rerender(form('loading'));
    expect(document.activeElement).toBe(button);
    expect(screen.getByRole('button', { name: 'Consultando…' })).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    await userEvent.type(screen.getByLabelText('CEP'), '01310100{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    expect(click).toHaveBeenCalledTimes(1);
  });

  it('a Button submits a form only if told to', async () => {
    const submit = vi.fn((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button>Ver detalhes</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('a Button with an address is a link', () => {
    render(<ButtonLink href="/planos/">Ver planos</ButtonLink>);
    expect(screen.getByRole('link', { name: 'Ver planos' }).getAttribute('href')).toBe('/planos/');
  });
});
