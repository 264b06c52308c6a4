interface WhatsAppError {
  /**
   * What is done: `next` sends the message by its next channel. `wait` tries again later, and goes on to the next when
   * the message's time for a channel is over. `fix` goes on at once and, without another channel, tries again until
   * somebody has repaired the account. `stop` sends the message by no other channel either.
   */
  readonly action: 'next' | 'wait' | 'fix' | 'stop';
  /** For people who sell, in the panel. */
  readonly words: string;
}

const fix = (words: string): WhatsAppError => ({ action: 'fix', words: `${words}: avise a administração` });
const next = (words: string): WhatsAppError => ({ action: 'next', words });
const wait = (words: string): WhatsAppError => ({ action: 'wait', words });

const noToken = fix('a chave de acesso da loja ao WhatsApp não vale mais');
const noPermission = fix('a loja perdeu a permissão de usar o WhatsApp');
const closedWindow = next('o cliente não fala com a loja pelo WhatsApp há mais de 24 horas');
const wrongTemplate = fix('o modelo desta mensagem no WhatsApp não é o que a loja usa');
const outOfOrder = wait('o WhatsApp está com problemas');
const tooMany = wait('a loja enviou mensagens demais pelo WhatsApp em pouco tempo');

/** Error codes of the WhatsApp Cloud API that need more than their HTTP status, from responses and delivery reports. */
export const whatsappErrors: Readonly<Record<number, WhatsAppError>> = {
  0: noToken,
  190: noToken,
  3: noPermission,
  10: noPermission,
  200: noPermission,
  131005: noPermission,
  368: fix('o WhatsApp bloqueou a conta da loja por um tempo'),
  131031: fix('o WhatsApp bloqueou a conta da loja'),
  131042: fix('falta acertar o pagamento da conta do WhatsApp'),
  133010: fix('o número da loja não está registrado no WhatsApp'),
  132000: wrongTemplate,
  132001: fix('o modelo desta mensagem não existe ou não foi aprovado no WhatsApp'),
  132005: wrongTemplate,
  132007: fix('o WhatsApp recusou o texto do modelo desta mensagem'),
  132012: wrongTemplate,
  132015: fix('o WhatsApp pausou o modelo desta mensagem'),
  132016: fix('o WhatsApp desativou o modelo desta mensagem'),
  131026: next('este número não recebe mensagens pelo WhatsApp'),
  470: closedWindow,
  131047: closedWindow,
  130472: next('o WhatsApp não entrega esta mensagem a este cliente'),
  131049: next('o WhatsApp preferiu não entregar a mensagem'),
  131021: next('o número do cliente é o da própria loja'),
  131030: next('o número não está entre os permitidos para testes no WhatsApp'),
  131050: { action: 'stop', words: 'o cliente pediu ao WhatsApp para não receber ofertas da loja' },
  1: outOfOrder,
  2: outOfOrder,
  131000: outOfOrder,
  131016: outOfOrder,
  131057: wait('a conta da loja está em manutenção no WhatsApp'),
  133004: outOfOrder,
  4: tooMany,
  80007: tooMany,
  130429: tooMany,
  131048: wait('o WhatsApp freou a loja, porque clientes bloquearam ou denunciaram mensagens'),
  131056: wait('este cliente recebeu mensagens demais da loja pelo WhatsApp em pouco tempo'),
};
