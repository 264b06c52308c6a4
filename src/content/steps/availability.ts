import { answerNames } from '../answer-names.ts';

/** Words of the first stage: where the connection goes. They travel with the first page. */
export const availability = {
  steps: {
    'consulta-telefone': {
      hint: 'Com ele, encontramos as ofertas da sua linha.',
      action: 'Buscar ofertas',
      busy: 'Buscando…',
    },
    cep: { action: 'Consultar cobertura', busy: 'Procurando o endereço…' },
    'nr-imovel': { action: 'Consultar cobertura', busy: 'Consultando a cobertura…' },
    'sem-cobertura': { action: 'Quero ser avisado', busy: 'Anotando o seu contato…' },
    'oferta-indisponivel': { action: 'Quero ser avisado', busy: 'Anotando o seu contato…' },
    'com-cobertura': { action: 'Contratar este plano', busy: 'Anotando o plano…' },
    planos: { action: 'Continuar com este plano', busy: 'Anotando o plano…' },
  },
  fields: {
    line_phone: { label: 'Número com DDD', hint: 'Por exemplo: (11) 98765-4321' },
    cep: {
      label: 'CEP',
      hint: 'São 8 números, como 01310-100',
      source: {
        label: 'Não sei meu CEP',
        url: 'https://buscacepinter.correios.com.br/app/endereco/index.php',
      },
    },
    number: { label: 'Número' },
    block_number: { label: answerNames.block_number },
    allotment_number: { label: answerNames.allotment_number },
    complement: {
      label: `${answerNames.complement} (opcional)`,
      hint: 'Apto, bloco, casa…',
      beside: 'Se tiver complemento (apto, bloco, casa), escreva junto: “100, apto 12”.',
    },
    idPlan: { label: 'Plano' },
    accept_contact: { label: 'Aceito que me avisem quando a fibra chegar ao meu endereço' },
  },
  noNumber: 'Sem número',
} as const;
