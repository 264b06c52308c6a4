import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ShopBubble } from '../../src/conversation/transcript/Bubble.tsx';

it('an unbroken number is part of its sentence', () => {
  const { container } = render(<ShopBubble text="Escreva o CEP, como 01310-100. Ou a rua." />);
  const number = container.querySelector('.unbroken');
  expect(number?.textContent).toBe('01310-100');
  expect(number?.parentElement?.textContent).toBe('Escreva o CEP, como 01310-100. Ou a rua.');
});
