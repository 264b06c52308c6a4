import { describe, expect, it } from 'vitest';
import type { Choice, CommandName } from '../../../server/channels/channel-message.ts';
import { commandIn } from '../../../server/channels/visit/commanded.ts';
import { queueTables } from '../../../server/queues/queue-tables.ts';
import { sitePageAt } from '../../../src/app/site/site-pages.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { whatsappWords } from '../../../src/content/conversation/whatsapp.ts';
import { erasureWords } from '../../../src/content/screens/erasure.ts';
import { followPageWords } from '../../../src/content/screens/follow-page.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { faces } from '../../../src/funnel/routes/face.ts';
import { readPath } from '../../../src/funnel/routes/read-path.ts';
import { sharedReader } from '../test-server/shared-reader.ts';
import { atPlans, bill, contact, first, ownNumber, type Phone, person, talkWith } from './phone.ts';

const talk = talkWith(sharedReader());
const named = [...atPlans, first, 'Ana Souza'];

const press = (phone: Phone, name: CommandName, isSilent = false) =>
  phone.receive({ kind: 'tap', tap: { kind: 'do', name }, title: name }, isSilent);

const pressOld = (phone: Phone, choice: Choice | undefined) =>
  phone.receive({ kind: 'tap', tap: choice?.tap ?? null, title: choice?.title ?? '' });

describe('what is asked', () => {
  it.each(['more', 'compare-plans', 'change-answer'] as const)(
    'is shown once where it is shown further: %s',
    async (name) => {
      const { phone } = await talk(atPlans);
      const shown = await press(phone, name);
      expect(shown.filter(({ kind }) => kind === 'choices')).toHaveLength(1);
    },
  );

  it('waits for the person whom a press calls, as their words do', async () => {
    const { phone } = await talk(atPlans);
    await press(phone, 'request-person');
    expect(phone.turn().asksPerson).toBe(true);
    expect(phone.choices().map(({ title }) => title)).toEqual([whatsappWords.call]);
  });

  it('is answered by the words of a choice as by a press on it', async () => {
    const { phone } = await talk(named);
    await phone.write(whatsappWords.ownNumber);
    expect(phone.turn().said).toContain('91234-5678');
  });

  it('offers no number of its own to who hides theirs', async () => {
    const { phone } = await talk(named, '');
    expect(phone.choices().map(({ title }) => title)).not.toContain(whatsappWords.ownNumber);
  });

  it('stays open in a quiz when the answer of another question is pressed again', async () => {
    const { phone } = await talk([
      ...[...atPlans, first, ...contact, ...person, '111.444.777-35', first, bill],
    ]);
    const [answer] = phone.choices();
    await pressOld(phone, answer);
    const second = phone.choices();
    await pressOld(phone, answer);
    expect(phone.text()).toContain(whatsappWords.again);
    expect(phone.choices()).toEqual(second);
  });
});

describe('erasing everything', () => {
  it('is asked again by a press on an old question, and then done', async () => {
    const { server, phone } = await talk(named);
    const lead = phone.turn().leadId ?? '';
    await phone.write('exclui meus dados');
    await phone.write('tem fidelidade?');
    await press(phone, 'erase');
    expect(phone.turn().isErased).toBe(false);
    await press(phone, 'erase');
    expect(phone.turn().isErased).toBe(true);
    expect(await server.database.read((db) => server.repositories.leads.find(db, lead))).toBeUndefined();
  });

  it('works while a person of the team speaks', async () => {
    const { phone } = await talk(named);
    await phone.receive({ kind: 'text', text: 'apagar' }, true);
    await press(phone, 'erase', true);
    expect(phone.turn().isErased).toBe(true);
  });

  it('does not follow from a yes to what a person asked after it', async () => {
    const { phone } = await talk(named);
    await phone.receive({ kind: 'text', text: 'apagar' }, true);
    await phone.receive({ kind: 'text', text: 'espera' }, true);
    await phone.write('sim');
    expect(phone.turn().isErased).toBe(false);
  });

  it('leaves the order as it was when the visitor keeps it', async () => {
    const { phone } = await talk(named);
    const { leadId } = phone.turn();
    const asked = phone.choices();
    await phone.write('apagar');
    expect(phone.choices().map(({ title }) => title)).toEqual([erasureWords.confirm, erasureWords.keep]);
    await phone.tap(({ title }) => title === erasureWords.keep);
    expect(phone.turn().leadId).toBe(leadId);
    expect(phone.choices()).toEqual(asked);
    await phone.answer({ phone: '9' });
    expect(phone.turn().said).toContain('91234-5678');
  });

  it('also takes the contact that was left where there is no coverage', async () => {
    const { server, phone } = await talk([
      ...['oi', '69900-062', '100', 'Ana Souza', 'ana@exemplo.com.br', ownNumber],
      (one) => one.answer({ accept_contact: 'on' }),
    ]);
    expect(phone.turn().leadId).not.toBeNull();
    await phone.write('apagar');
    await phone.write('sim');
    expect(phone.turn().isErased).toBe(true);
    expect(await server.rows('no_coverage_leads')).toEqual([]);
  });
});

describe('a person of the team', () => {
  it('reads the numbers that are written to them, but no document', async () => {
    const { phone } = await talk(atPlans);
    const said = 'meu CEP é 01310-100, número 1500, CPF 529.982.247-25';
    await phone.receive({ kind: 'text', text: said }, true);
    expect(phone.turn().said).toBe('meu CEP é 01310-100, número 1500, CPF ***.***.***-**');
  });

  it('does not read what a visitor is asked about in clear, since it was just written', async () => {
    const { phone } = await talk(named);
    await phone.write('acho que meu cpf é 529.982.247-25');
    expect(phone.text()).toMatch(/529\.?982\.?247-?25/);
    expect(phone.turn().said).not.toContain('982');
    expect(phone.shown()).toContainEqual(
      expect.objectContaining({ masked: expect.not.stringContaining('982') }),
    );
  });
});

describe('a question that a person has asked', () => {
  it('is not heard of while it depends on answers that are missing, and the person reads why', async () => {
    const { phone } = await talk(atPlans);
    const does = { kind: 'ask', step: 'data-instalacao' } as const;
    await phone.receive({ kind: 'staff', operator: 'Bia', does });
    expect(phone.turn()).toMatchObject({ shown: [], said: whatsappWords.cannotAsk });
    await phone.receive({ kind: 'staff', operator: 'Bia', does: { kind: 'ask', step: 'cep' } });
    expect(phone.text()).toContain(whatsappWords.asks('Bia'));
  });
});

describe('help', () => {
  it('a call that is asked for before the phone is, goes to the phone of the conversation', async () => {
    const { server, phone } = await talk(atPlans);
    await press(phone, 'request-call');
    expect(phone.text()).toContain(channelWords.callNoted);
    expect(await server.rows(queueTables.calls)).toHaveLength(1);
  });

  it('who is asked for the ending of a phone may talk about something else', async () => {
    const { phone } = await talk(['cadê meu pedido?', 'UF-ABCDEFGHJKM']);
    expect(phone.text()).toContain(followPageWords.proof.phoneEnding);
    await phone.write('quanto custa?');
    expect(phone.text()).not.toContain(followPageWords.proof.phoneEnding);
  });
});

it.each(['sou colaborador da TIM', 'sou empresa', 'quero receber uma ligação'])(
  'every link that a conversation sends leads to a page of the site: %s',
  async (said) => {
    const { phone } = await talk(atPlans);
    const links: URL[] = [];
    for (const one of [said, 'tem fidelidade?']) {
      await phone.write(one);
      links.push(...phone.shown().flatMap((one) => (one.kind === 'link' ? new URL(one.url) : [])));
    }
    const pages = links.map(({ pathname }) => readPath(pathname, fileCampaigns));
    expect(pages).not.toEqual([]);
    for (const { campaign, face, route } of pages)
      expect(faces[face].isOnSite && (face === 'chat' || sitePageAt(campaign, route))).toBeTruthy();
  },
);

describe('words that work at any time', () => {
  it('stop messages at once, by a press too where it was not sure, and mere thanks want none again', async () => {
    const { phone } = await talk(atPlans);
    await phone.write('parem de me ligar');
    await phone.tap(({ title }) => title === whatsappWords.stop);
    expect(phone.text()).toBe(whatsappWords.stopped);
    for (const said of ['ok', 'obrigada']) {
      await phone.write(said);
      expect([phone.turn().isStopped, phone.shown()]).toEqual([true, []]);
    }
    await phone.write('quanto custa?');
    expect(phone.turn().isStopped).toBe(false);
    await phone.receive({ kind: 'text', text: 'parar' }, true);
    expect(phone.turn().isStopped).toBe(true);
  });

  const byCommand = {
    stop: 'STOP|Parar!|PARE|me descadastra|não quero mais receber mensagens|Nao quero receber mensagens de vocês|parem de me mandar mensagem|chega de mensagens|não me mande mais mensagens|não quero mais receber nada|não me mandem mais nada|me tira dessa lista',
    erase:
      'exclui meus dados|Excluam os meus dados, por favor|quero apagar meus dados|deleta meus dados|apagar',
    none: 'não quero nada com fidelidade|não quero nada disso, quero o de 600|não aceito nada além da internet|não recebi a mensagem com o código|não mandaram mensagem|não quero parar de receber mensagens|não quero receber ofertas por e-mail|quero mudar meus dados|apaga isso|não quero excluir meus dados',
  };
  const rows = Object.entries(byCommand).flatMap(([name, said]) => said.split('|').map((one) => [one, name]));

  it.each(rows)('are known however they are written: %s is %s', (said, name) => {
    const received = { kind: 'text', text: said } as const;
    expect(commandIn({ id: '', phone: '', profileName: '', at: '', received }) ?? 'none').toBe(name);
  });
});
