import { replies } from '../../conversation/replies.ts';
import { entries, followLink } from '../entry.ts';

/** Questions about ordering. */
export const orderEntries = entries([
  {
    id: 'so-consultar',
    question: 'Posso só consultar, sem compromisso?',
    reply:
      'Pode: o CEP e o número mostram os planos e os preços, sem compromisso. O pedido só é feito quando você confirma, no fim.',
  },
  {
    id: 'como-contratar',
    question: 'Como contrato a Ultrafibra?',
    reply:
      'É por aqui mesmo: responda às perguntas, e no fim você revisa e confirma. É preciso ter 18 anos completos e um CPF, ou um CNPJ para empresas. Se preferir, ligue ou peça uma ligação.',
  },
  {
    id: 'da-compra-a-instalacao',
    question: 'O que acontece da compra até a instalação?',
    reply: { computed: 'nextSteps' },
  },
  {
    id: 'por-que-documentos-e-selfie',
    question: 'Por que pedem documento e selfie?',
    reply:
      'Para ter certeza de que é você: em alguns pedidos comparamos a foto de um documento com uma selfie, só para essa conferência. Nunca pedimos senha, código por SMS nem pagamento antecipado.',
  },
  {
    id: 'como-enviar-documentos',
    question: 'Como envio o documento e a selfie?',
    reply:
      'Se o seu pedido precisar, a TIM envia um link: abra-o no celular e siga os passos, com o documento em mãos. Sem câmera ou com dificuldade? Fale com a gente e vemos outra forma.',
  },
  {
    id: 'telefones-de-contato',
    question: 'Quais são os telefones de contato?',
    reply: replies.channels,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'em-nome-de-outra-pessoa',
    question: 'Posso contratar no nome de outra pessoa?',
    reply:
      'Pode, se ela for a titular e aceitar o contrato: nome, CPF, nascimento e conta têm de ser dela, com 18 anos completos ou mais. Faça o pedido com ela por perto: a análise pode fazer perguntas ao titular.',
  },
  {
    id: 'sem-cpf',
    question: 'Não tenho CPF. Posso contratar?',
    reply:
      'O contrato precisa de um CPF, ou de um CNPJ para empresas. Se você ainda não tem, fale com uma pessoa.',
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'acompanhar-pedido',
    question: 'Em que pé está o meu pedido?',
    reply: { computed: 'follow' },
    leads: followLink,
  },
  {
    id: 'desistir-do-pedido',
    question: 'Como desisto de um pedido que já fiz?',
    reply:
      'Em até 7 dias, contados do pedido ou da instalação, você desiste sem custo e sem precisar explicar. Acompanhe o pedido e desista por lá; o comprovante sai na hora.',
    leads: followLink,
  },
  {
    id: 'mudar-depois-do-pedido',
    question: 'Como mudo a visita ou um dado depois do pedido?',
    reply: { computed: 'changeLater' },
    leads: followLink,
  },
  {
    id: 'numero-do-pedido',
    question: 'Qual é o número do meu pedido?',
    reply: { computed: 'orderNumber' },
  },
  {
    id: 'continuar-pedido-comecado',
    question: 'Comecei um pedido antes. Como continuo?',
    reply:
      'Na mesma aba, o pedido abre onde você parou. Se você pediu o link “continuo depois”, abra-o na mensagem: ele vale por 72 horas e funciona em qualquer aparelho. Sem o link, comece de novo por aqui: leva poucos minutos.',
  },
  {
    id: 'respostas-guardadas',
    question: 'O que já respondi fica salvo?',
    reply:
      'Fica salvo: nesta aba você continua de onde parou; por segurança, CPF, nascimento e dados do banco podem ser pedidos de novo. Para continuar depois ou em outro aparelho, escreva “continuo depois”: o link vale por 72 horas.',
    leads: { says: ['Continuo depois'] },
  },
  {
    id: 'ddd-de-outro-estado',
    question: 'Posso usar um celular com DDD de outro estado?',
    reply:
      'Pode: o DDD não precisa ser o do endereço. Vale o celular em que você recebe as mensagens sobre o pedido.',
  },
  {
    id: 'numero-do-meu-celular',
    question: 'Não lembro o número do meu celular. Onde vejo?',
    reply:
      'No Android, abra Configurações e depois Sobre o telefone; no iPhone, Ajustes e depois Telefone. Ou ligue para alguém de casa e peça que leia o número.',
  },
  {
    id: 'uma-resposta-por-vez',
    question: 'Posso responder uma coisa de cada vez?',
    reply: 'Pode: escreva um dado por mensagem, em qualquer ordem. Eu anoto cada um e peço o que faltar.',
  },
  {
    id: 'quanto-falta',
    question: 'Quanto falta para terminar?',
    reply: { computed: 'left' },
  },
  {
    id: 'quanto-tempo-leva',
    question: 'Quanto tempo leva o pedido?',
    reply: { computed: 'duration' },
  },
  {
    id: 'robo-ou-pessoa',
    question: 'Estou falando com uma pessoa ou com um robô?',
    reply: replies.robot,
  },
  {
    id: 'quem-fornece',
    question: 'Quem é a empresa?',
    reply: replies.supplier,
  },
  {
    id: 'senhas-e-codigos',
    question: 'Vocês pedem alguma senha?',
    reply:
      'Não: senha, token ou código do banco nunca pedimos. O único código é o de 6 números que às vezes mandamos por e-mail, e só se digita aqui. Para o débito bastam banco, agência e conta com o dígito.',
  },
  {
    id: 'seguranca-dos-dados',
    question: 'Meus dados estão seguros?',
    reply: replies.data,
  },
  {
    id: 'apagar-dados',
    question: 'Como apago os meus dados?',
    reply: replies.deletion,
  },
  {
    id: 'ligacoes-e-mensagens',
    question: 'Vocês vão me ligar ou mandar propaganda?',
    reply:
      'O celular e o e-mail servem para avisar sobre o pedido e combinar a instalação. Ofertas, só se você aceitar receber.',
  },
  {
    id: 'hora-da-ligacao',
    question: 'Posso escolher a hora em que me ligam?',
    reply:
      'A hora de uma ligação eu não consigo marcar. Os avisos do pedido vão por SMS, WhatsApp e e-mail: veja quando puder.',
  },
  {
    id: 'sem-e-mail',
    question: 'Não tenho e-mail ou celular. Como faço?',
    reply: { computed: 'withoutReach' },
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'analise-de-credito',
    question: 'Tem análise de crédito?',
    reply: replies.analysis,
  },
  {
    id: 'perguntas-da-validacao',
    question: 'De onde vêm as perguntas de segurança?',
    reply:
      'Do que você mesmo informou neste pedido: a análise confere se quem responde é o titular do CPF. Se errar, a tela diz quantas tentativas restam; se não der certo, você pode pedir a revisão por uma pessoa.',
  },
]);
