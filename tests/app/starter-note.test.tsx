// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';

/** The form that starts an order, as far as the starter and React both have a hand in it. */
function FirstQuestion() {
  return (
    <form data-starts>
      <p data-starter-note suppressHydrationWarning>
        {''}
      </p>
      <input name="cep" data-mask="cep" suppressHydrationWarning />
    </form>
  );
}

afterEach(() => document.body.replaceChildren());

it('the starter’s note and the typed text survive hydration', async () => {
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<FirstQuestion />);
  const [note, input] = [root.querySelector('p'), root.querySelector('input')];
  if (!note || !input) throw new Error('nothing was rendered');
  note.textContent = 'Procurando o endereço…';
  input.value = '01310-100';
  input.setAttribute('aria-invalid', 'true');
  input.focus();
  const problems: unknown[] = [];
  await act(async () => {
    hydrateRoot(root, <FirstQuestion />, { onRecoverableError: (problem) => problems.push(problem) });
  });
  expect(problems).toEqual([]);
  expect(root.querySelector('p')).toBe(note);
  expect(note.textContent).toBe('Procurando o endereço…');
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe('01310-100');
});
