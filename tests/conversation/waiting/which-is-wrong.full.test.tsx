import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { contactFields } from '../../../src/content/steps/contact-fields.ts';
import { preloadConversation } from '../render-conversation.tsx';
import { begun, click, located, proposed, say } from '../visitor.ts';

beforeAll(preloadConversation);

const { no, yes, which } = sideQuestionWords.several;

/** A visitor whose name, phone and e-mail wait for a yes, and who says no. */
async function refused(refuse = () => click('button', no)) {
  const page = await located();
  await say('Ana Souza, 11 98765-4321, ana@exemplo.com.br');
  await refuse();
  return page;
}
type Page = Awaited<ReturnType<typeof refused>>;
const values = ({ store }: Page) => store.getState().answers.values;

describe('a no to several answers', () => {
  it.each([
    ['tapped', () => click('button', no)],
    ['written', () => say('não')],
    ['in other words', () => say('não foi isso')],
  ])('it is asked which is wrong, and none is lost: %s', async (_, refuse) => {
    const page = await refused(refuse);
    expect(proposed()).toContain(which.ask);
    expect(proposed()).toMatch(/Ana Souza.*98765-4321.*ana@exemplo\.com\.br/);
    expect(values(page).name).toBeUndefined();
  });

  it.each([
    ['tapped', () => click('button', /^E-mail/)],
    ['written', () => say('o email')],
    ['as a fault', () => say('o e-mail tá errado')],
  ])('the one that is named is asked for again, and the others stay: %s', async (_, name) => {
    const page = await refused();
    await name();
    expect(proposed()).not.toContain('ana@exemplo.com.br');
    expect(page.store.getState().answers.draft).not.toHaveProperty('email');
    await say('ana.lima@exemplo.com.br');
    await say('sim');
    expect(values(page)).toMatchObject({
      name: 'Ana Souza',
      phone: '11987654321',
      email: 'ana.lima@exemplo.com.br',
    });
  });

  it('a text that is none of the value asked for replaces no other answer', async () => {
    await begun();
    await say('meu nome é Carla Dias e o email carla@exemplo.com.br');
    await click('button', no);
    await click('button', /^E-mail/);
    await say('Bruno Tavares');
    expect(proposed()).toContain('Carla Dias');
    expect(screen.getByText(contactFields.email.expected)).toBeTruthy();
  });

  it('the right value is taken after a question in between', async () => {
    const page = await refused();
    await click('button', /^Nome/);
    await say('quanto custa a instalação?');
    await say('Ana Lima');
    await say('sim');
    expect(values(page)).toMatchObject({ name: 'Ana Lima', email: 'ana@exemplo.com.br' });
  });

  it.each(['o nome é Ana Lima', 'Ana Lima'])(
    'the right value replaces the wrong one at once: %s',
    async (right) => {
      await refused();
      await say(right);
      expect(proposed()).toContain('Ana Lima');
      expect(proposed()).not.toContain('Ana Souza');
      expect(screen.getByRole('button', { name: yes })).toBeTruthy();
    },
  );

  it('a question is replied to, and it is asked on which is wrong', async () => {
    await refused();
    await say('por que vocês querem o email?');
    expect(proposed()).toMatch(/Ana Souza.*98765-4321.*ana@exemplo\.com\.br/);
    expect(proposed()).toContain(which.ask);
  });

  it('a yes takes nothing while it is asked which is wrong', async () => {
    const page = await refused();
    await say('sim');
    expect(values(page).name).toBeUndefined();
    expect(proposed()).toContain(which.ask);
    await click('button', which.none);
    expect(values(page)).toMatchObject({ name: 'Ana Souza' });
  });

  it.each(['tudo', 'nenhum', 'tá tudo errado', 'não é nada disso'])(
    'all of them are dropped: %s',
    async (all) => {
      const page = await refused();
      await say(all);
      expect(proposed()).toBe('');
      expect(values(page).name).toBeUndefined();
    },
  );
});
