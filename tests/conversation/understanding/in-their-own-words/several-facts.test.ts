import { describe, expect, it } from 'vitest';
import { heard } from '../asked.ts';

describe('several facts at once', () => {
  it('a plan of which there are several keeps what stands beside it', () =>
    expect(heard('o de 600, meu nome é Marta Rezende e meu tel 31 99888-7766', 'planos')).toMatch(
      /idPlan.*name: Marta Rezende.*phone/,
    ));

  it('a CPF behind a phone is found', () =>
    expect(heard('Marta Rezende 31998887766 nasc 12/04/1985 cpf 529.982.247-25', 'nome')).toMatch(
      /name: Marta Rezende.*phone: .*birth_date: .*cpf: [^+]*$/,
    ));

  it('a father is nobody who orders', () =>
    expect(heard('Lúcia Rezende e meu pai José Rezende', 'nome-mae')).not.toContain('[name'));

  it('the mother is told among the parents', () => {
    expect(heard('Bruno Teles, filho de Mauro Teles e Sandra Teles, cpf 529.982.247-25', 'nome')).toMatch(
      /name: Bruno Teles.*mothers_name: .*cpf: [^+]*$/,
    );
    expect(heard('filha de Conceição Ramos e José Ramos', 'nome-mae')).toBe('[mothers_name: C**** R****]');
    expect(heard('filha de João Marques', 'nome-mae')).not.toContain('mothers_name:');
  });

  it('a wish beside a name loses no name', () =>
    expect(heard('Marta Rezende e pode me mandar tudo por zap', 'nome')).toContain('Marta Rezende'));

  it('a visit is told by who comes', () =>
    expect(heard('600 mega, boleto dia 15, pode vir sábado de manhã', 'planos')).toContain('schedules'));
});
