import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abbreviations } from '../../../../src/conversation/understanding/text/abbreviations.ts';
import { inFull } from '../../../../src/conversation/understanding/text/normalise.ts';
import { textOf } from '../../../../src/conversation/understanding/text/text.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { stepOf } from '../../../../src/funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../../src/funnel/words/every-step-words.ts';
import { askedFor, heard } from '../asked.ts';

const full = (text: string) => inFull(textOf(text)).plain;

describe('words written short', () => {
  it.each([
    ['nome', 'pra q vcs precisam do meu nome', 'name'],
    ['cpf', 'pq vcs qrem isso, pq precisa do cpf', 'cpf'],
    ['cep', 'pra q serve isso', 'cep'],
    ['email', 'oq vcs faz com meu email? pra q isso', 'email'],
  ] as const)('at %s, %s asks why', (step, text, field) => {
    const understood = understand(text, askedFor(step));
    const { reason } = fieldWordsOf(field, [stepOf(step)]);
    expect(understood.kind === 'question' && understood.reply).toContain(
      typeof reason === 'string' ? reason : '',
    );
  });

  it.each([
    ['agr n dá, dps eu volto', 'nome'],
    ['volto dps', 'cpf'],
  ] as const)('%s leaves', (text, step) =>
    expect(understand(text, askedFor(step))).toMatchObject({ command: { name: 'later' } }),
  );

  it('change no answer', () => expect(heard('n 88', 'nr-imovel')).toBe('number=88'));

  it.each([
    ['num tem número', 'no_number=on'],
    ['num 45', 'number=45'],
  ] as const)('%s: in front of a verb it denies', (text, told) =>
    expect(heard(text, 'nr-imovel')).toBe(told),
  );

  it('are read once, and leave figures, e-mails and other words alone', () =>
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.constantFrom(...abbreviations.keys()),
            fc.stringMatching(/^[a-z]{6,9}$/),
            fc.constantFrom('n 12', 'n.o', 'p@x.br', '11 98765-4321'),
          ),
          { maxLength: 8 },
        ),
        (parts) => {
          const said = full(parts.join(' '));
          expect(full(said)).toBe(said);
          for (const part of parts)
            if (!abbreviations.has(part) && part !== 'n.o') expect(said).toContain(part);
        },
      ),
    ));
});
