import { describe, expect, it } from 'vitest';
import { heard } from '../asked.ts';

const given = { answers: { name: 'Ana Souza', email: 'ana@gmail.com' } };

describe('a fault that the visitor lets stay', () => {
  it.each([
    'Sim, está correto. Só faltou um acento no sobrenome mas isso não tem problema, concordo.',
    'tá certo, o nome ficou sem acento mas não importa, aceito',
    'Faltou o nome do meio, mas não faz diferença. Confirmo tudo.',
    'concordo, só que a rua tá escrita errado, deixa pra lá',
  ])('is no correction, and the consent beside it counts: %s', (text) =>
    expect(heard(text, 'confirmacao', given)).toBe('accept_information=on'),
  );

  it('leaves the answer beside it', () =>
    expect(heard('meu nome ficou sem o til mas deixa quieto, 529.982.247-25', 'cpf', given)).toBe(
      'cpf=529.982.247-25',
    ));

  it.each([
    'o sobrenome tá errado, não tem problema?',
    'o telefone tá errado, mas o resto não tem problema',
    'meu nome tá sem acento mas deixa',
    'Errei o CEP. Tudo bem, o resto tá certo',
  ])('confirms no order by itself: %s', (text) =>
    expect(heard(text, 'confirmacao', given)).not.toContain('accept_information'),
  );
});
