import { fieldErrors } from '../../field-errors.ts';
import { coverageFormWords } from '../coverage-form.ts';

/** Asks where the connection goes, from any place of a page. */
export const coverageDrawerWords = {
  title: 'Consulte a disponibilidade na sua região',
  cep: { label: 'CEP', hint: coverageFormWords.cep.hint },
  number: { label: 'Número', error: 'Informe o número do imóvel. Se não houver, escreva S/N.' },
  phone: { label: 'Seu Telefone', hint: coverageFormWords.phone.hint, error: fieldErrors.phone },
  unknownPostcode: coverageFormWords.unknownPostcode,
  button: {
    default: 'Enviar',
    loading: 'Enviando…',
    success: 'Tudo certo',
    error: coverageFormWords.button.error,
  },
  close: 'Fechar',
} as const;
