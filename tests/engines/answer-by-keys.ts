import type { Given } from '../stories/support/sandbox.ts';
import type { EngineVisitor } from './visitor.ts';

/** The preference of a day is two lists; on a card their chips have names of their own. */
const inputOf: Readonly<Record<string, string>> = { date: 'schedules-day', period: 'schedules-time' };

const kindOf = (visitor: EngineVisitor, selector: string) =>
  visitor.ask((wanted) => {
    const input = document.querySelector(wanted);
    return input?.getAttribute('type') ?? input?.tagName.toLowerCase();
  }, selector);

const isChosen = (visitor: EngineVisitor, selector: string, value: string | true) =>
  visitor.ask(
    (wanted, text) => {
      const inputs = [...document.querySelectorAll<HTMLInputElement>(wanted)];
      const chosen = inputs.filter(({ checked, tagName }) => checked || tagName === 'SELECT');
      return chosen.some((input) => (text === true ? input.value !== '' : input.value === text));
    },
    selector,
    value,
  );

/** Gives what a step asks for, and sends it, without a pointer. `within` is where its inputs stand. */
export async function answerByKeys(visitor: EngineVisitor, given: Given, within: string): Promise<void> {
  for (const [name, value] of Object.entries(given)) {
    const selector = `${within} :is([name="${name}"], [name="${inputOf[name] ?? name}"]):not([type="hidden"])`;
    await visitor.shows(selector);
    await visitor.tabTo(selector);
    await visitor.seesFocus();
    const kind = await kindOf(visitor, selector);
    if (kind === 'radio') await choose(visitor, selector, value, 'ArrowRight');
    else if (kind === 'select') await choose(visitor, selector, value, 'ArrowDown');
    else if (kind === 'checkbox') await visitor.key('Space');
    else await visitor.tab.type(String(value));
  }
  const isText = await visitor.ask(
    () => document.activeElement?.matches('input:not([type="checkbox"], [type="radio"])') === true,
  );
  if (!isText) await visitor.tabTo(`${within} [type="submit"]`);
  await visitor.seesFocus();
  await visitor.key('Enter');
}

async function choose(
  visitor: EngineVisitor,
  selector: string,
  value: string | true,
  next: 'ArrowRight' | 'ArrowDown',
): Promise<void> {
  // Tab stops at the chosen radio, or at the first, which is not chosen yet.
  if (next === 'ArrowRight') await visitor.key('Space');
  for (let count = 0; count < 40; count += 1) {
    if (await isChosen(visitor, selector, value)) return;
    await visitor.key(next);
  }
  throw new Error(`Arrow keys never chose ${value} of ${selector}`);
}
