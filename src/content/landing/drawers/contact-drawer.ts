import { fieldErrors } from '../../field-errors.ts';
import { contactFields } from '../../steps/contact-fields.ts';

const { email, name } = contactFields;

/** Asks for contact data for the coverage check. */
export const contactDrawerWords = {
  title: 'Olá! Precisamos de mais alguns dados para confirmar a disponibilidade',
  name: { label: name.label, error: fieldErrors.nameOneWord },
  email: { label: email.label, hint: email.hint, error: fieldErrors.email },
  phone: { label: 'Telefone', error: fieldErrors.phone },
  button: {
    default: 'Consultar Cobertura',
    loading: 'Consultando…',
    success: 'Tudo certo',
    error: 'Confira e tente de novo',
  },
  offers: 'Ao enviar, você aceita receber ofertas por e-mail. Cada uma traz um link para não receber mais.',
  close: 'Fechar',
} as const;
