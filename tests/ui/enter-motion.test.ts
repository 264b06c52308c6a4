import { expect, it } from 'vitest';
import { enter, loadEnterMotion } from '../../src/ui/enter-motion.ts';

it('lets a bubble simply stand there where no motion is wanted or none has come', async () => {
  const bubble = document.body.appendChild(document.createElement('p'));
  expect(enter([bubble])).toBeNull();
  await loadEnterMotion();
  expect(enter([bubble])).toBeNull();
  expect(bubble.getAttribute('style')).toBeNull();
});
