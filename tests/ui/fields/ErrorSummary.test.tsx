// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSummary, type FieldMessage } from '../../../src/ui/fields/ErrorSummary.tsx';

afterEach(cleanup);

const errors: FieldMessage[] = [{ fieldId: 'email', message: 'Informe um e-mail' }];
const page = (shown: FieldMessage[], attempt = 0) => (
  <>
    <ErrorSummary title="Confira um campo" errors={shown} attempt={attempt} />
    <input id="email" aria-label="E-mail" />
  </>
);

describe('ErrorSummary', () => {
  it('an ErrorSummary takes the focus, under a name that says what is wrong, when it appears and again only for a new attempt', () => {
    const { rerender } = render(page([]));
    expect(screen.queryByRole('group')).toBeNull();
    rerender(page(errors));
    const summary = screen.getByRole('group', { name: 'Confira um campo Informe um e-mail' });
    expect(document.activeElement).toBe(summary);

    screen.getByLabelText('E-mail').focus();
    rerender(page([...errors]));
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    rerender(page(errors, 1));
    expect(document.activeElement).toBe(summary);
  });

  it('an ErrorSummary link moves the focus to the field and keeps the address', async () => {
    render(page(errors));
    await userEvent.click(screen.getByRole('link', { name: 'Informe um e-mail' }));
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    expect(location.hash).toBe('');
  });
});
