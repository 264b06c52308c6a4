import { describe, expect, it } from 'vitest';
import { knowledge } from '../../../../src/content/knowledge/knowledge.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const missed = knowledge.find(({ id }) => id === 'tecnico-nao-veio')?.reply;

describe('a visit that was', () => {
  it.each([
    'da outra vez fiquei a manhã inteira esperando e ninguém apareceu!!',
    'vcs querem que eu fique o dia inteiro esperando de novo? da ultima vez perdi a manhã toda',
    'semana passada marcaram quinta à tarde e não veio ninguém',
    'o técnico sumiu quinta à tarde no meio do serviço',
    'era pra ser sábado de manhã e remarcaram sem avisar',
    'faltei no serviço segunda de manhã à toa por causa de vocês',
    'vocês nunca chegam no horário, é sempre de tarde quando marcam cedo',
    'pedi pra manhã e marcaram à tarde da outra vez, que bagunça',
    'não vou ficar a manhã inteira plantado em casa',
    'se marcar de manhã e vier de tarde eu cancelo',
  ])('%s: is no wish, and gets the reply for a visit that nobody came to', (sentence) => {
    const understood = understand(sentence, askedFor('data-instalacao'));
    expect(understood).toMatchObject({ kind: 'question', reply: expect.stringContaining(String(missed)) });
  });

  it.each([
    ['da outra vez esperei a manhã toda e ninguém veio, dessa vez quero terça de tarde', 'Tarde'],
    ['marcaram quinta cedo e não vieram, bota terça de tarde', 'Tarde'],
    ['terça de manhã, da outra vez não vieram à tarde', 'manha'],
    ['minha mãe veio morar comigo, ela fica em casa quinta de manhã', 'manha'],
    ['meu marido disse que quinta de manhã ele pode', 'manha'],
  ])('%s: only what is wished beside it counts', (sentence, period) => {
    const said = heard(sentence, 'data-instalacao');
    expect(said).toContain(period);
    expect(said).not.toContain(period === 'Tarde' ? 'Manhã' : 'tarde');
  });
});

describe('a verb that is also written like a day', () => {
  it('tem que ter alguém maior de idade? is no Tuesday', () =>
    expect(heard('quanto tempo demora? tem que ter alguém maior de idade?', 'data-instalacao')).not.toContain(
      'terça',
    ));
  it('ter de manhã is', () => expect(heard('ter de manhã', 'data-instalacao')).toContain('Manhã'));
});

describe('a weekday whose nearest date has no visit', () => {
  const missed = { reply: expect.stringContaining('Na segunda-feira, 23 de novembro, não temos visita') };

  it.each([
    'segunda de manhã',
    'segunda que vem à tardinha',
    'quarta ou segunda de tarde',
    'sexta não dá, segunda à tarde tô em casa',
  ])('%s: the reply says so, and the later date waits for a yes', (sentence) =>
    expect(understand(sentence, askedFor('data-instalacao'))).toMatchObject({ kind: 'proposal', ...missed }),
  );

  it('is said to have none also where it is asked in English', () =>
    expect(understand('can they come on monday', askedFor('data-instalacao'))).toMatchObject(missed));

  it('vocês podem vir na segunda? is not answered by yes', () =>
    expect(heard('vocês podem vir na segunda?', 'data-instalacao')).toMatch(
      /^\? Na segunda-feira, 23 de novembro/,
    ));

  it.each(['quinta de manhã', 'segunda dia 30 de manhã', 'sábado, mas não esse, o outro'])(
    '%s: nothing is said where the date is the one that is meant',
    (sentence) => expect(understand(sentence, askedFor('data-instalacao'))).not.toHaveProperty('reply'),
  );
});
