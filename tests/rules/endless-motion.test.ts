import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What is awaited, or listened to, moves until it has come. Anything else would need a button that stops it (WCAG 2.2.2). */
const whileWaiting = [
  'src/conversation/composer/VoiceKey.module.css',
  'src/ui/actions/Button.module.css',
  'src/ui/progress/LoadingIndicator.module.css',
];

it('only waiting indicators move without end', () => {
  const endless = globSync('src/**/*.css').filter((file) =>
    /\banimation[\w-]*:[^;]*\binfinite\b/.test(readFileSync(file, 'utf8')),
  );
  expect(endless.sort()).toEqual(whileWaiting);
});
