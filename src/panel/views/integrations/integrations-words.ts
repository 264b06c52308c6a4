import { deliveryKindWords } from '../../../content/operator/delivery-words.ts';
import type { Scope } from '../../../contract/systems/scopes.ts';
import { webhookEventNames } from '../../../contract/webhooks/webhook-events.ts';

export const integrationsWords = {
  keys: 'Chaves de API',
  keysHint:
    'Com uma chave, outro sistema lê o que você marcar. Cada leitura de dados pessoais fica na auditoria.',
  noKeys: 'Nenhuma chave ainda.',
  newKey: 'Nova chave',
  system: 'Sistema',
  systemHint: 'Quem vai usar a chave, como “CRM”.',
  key: 'Chave',
  reads: 'Pode ler',
  used: 'Último uso',
  unused: 'Nunca usada',
  state: 'Situação',
  ended: 'Encerrada',
  end: 'Encerrar',
  endKey: (name: string) => `Encerrar a chave de ${name}`,
  endKeyHint:
    'O sistema deixa de ler na hora, e a chave não volta. Para ligar o sistema de novo, crie outra.',
  keyEnded: 'Chave encerrada.',
  create: 'Criar',
  keyMade: 'Chave criada.',
  token: 'A chave',
  once: 'Copie agora: não aparece de novo. Entregue só a quem cuida do sistema.',
  copy: 'Copiar',
  copied: 'Copiado',
  done: 'Já copiei',
  keep: 'Não encerrar',
  calls: 'O que uma chave lê',
  description: 'Todas as chamadas e avisos, para programas (OpenAPI)',
  receivers: 'Sistemas que recebem avisos',
  receiversHint:
    'A loja avisa cada sistema do que acontece, com assinatura. O que saiu e o que voltou está em Envios.',
  noReceivers: 'Nenhum sistema recebe avisos.',
  newReceiver: 'Novo sistema',
  name: 'Nome',
  nameHint: 'Letras minúsculas, números e hífens, como “crm”. Não muda depois.',
  url: 'Endereço',
  events: 'Avisos',
  allEvents: 'Todos',
  fixed: 'Mantido na configuração do servidor',
  gone: 'Pediu para não receber mais',
  rotating: (until: string) => `Dois segredos valem até ${until}`,
  works: 'Ligado',
  change: 'Alterar',
  changeOf: (name: string) => `Alterar o sistema ${name}`,
  save: 'Salvar',
  saved: 'Sistema alterado.',
  receiverMade: 'Sistema cadastrado.',
  secret: 'Segredo da assinatura',
  rotate: 'Trocar o segredo',
  rotateHint: 'Por 24 horas o segredo novo e o anterior assinam juntos. Troque no sistema nesse tempo.',
  rotated: 'Segredo trocado.',
  test: 'Mandar teste',
  tested: 'Aviso de teste na fila. Veja em Envios o que o sistema respondeu.',
  seeTest: 'Ver o envio',
  endReceiver: 'Encerrar o sistema',
  endReceiverHint: 'O sistema não recebe mais nada, nem o que espera na fila.',
  receiverEnded: 'Sistema encerrado.',
} as const;

export const scopeWords: Readonly<Record<Scope, string>> = {
  'orders:read': 'Pedidos',
  'leads:read': 'Contatos',
  'calls:read': 'Ligações pedidas',
  'visits:read': 'Visitas',
  'events:read': 'Avisos',
  'personal:read': 'Dados pessoais, sem máscara',
};

export const eventChoices = webhookEventNames.map((event) => [event, deliveryKindWords[event]] as const);
