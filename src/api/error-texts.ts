import type { Subject } from '../contract/endpoint.ts';
import { networkText } from './network-text.ts';

/** Messages for failures between browser and server. A message from the server takes precedence. */
export const errorTexts = {
  network: networkText,
  http: (status: number, text: string) => `Erro HTTP ${status} ${text}`.trim(),
  contentType: (type: string) => `Resposta do servidor em formato inválido ${type}`.trim(),
  corrupt: 'Resposta do servidor corrompida',
  timeout: (seconds: number) => `O servidor demorou muito pra responder (${seconds}s)`,
  missing: (names: readonly string[]) => `Propriedades não encontradas na resposta: ${names.join(', ')}`,
  server: 'Erro no servidor. Por favor tente novamente mais tarde',
  empty: 'Resposta vazia do servidor',
  emptyOf: {
    address: 'Busca de endereço retornou vazia',
    postcode: 'Busca de cep retornou vazia',
    'lead-save': 'Gravação dos dados do usuário retornou vazia',
    'lead-lookup': 'Busca dos dados do usuário retornou vazia',
    banks: 'Lista de bancos retornou vazia',
    regulations: 'Lista de regulamentos e sumários retornou vazia',
  } satisfies Record<Subject, string>,
  noUserData: 'Sem dados do usuário',
  noCoverage: 'Sem cobertura',
  postcodeMissing: (names: readonly string[]) =>
    `Propriedades não encontradas no endereço: ${names.join(', ')}`,
} as const;
