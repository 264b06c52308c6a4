import { replies } from '../../conversation/replies.ts';
import { outsideLinks } from '../../landing/site/outside-links.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';
import { customerArea } from './ending.ts';

/** Whoever is a customer already, or wants to become another kind of one. */
export const customerEntries = entries([
  {
    id: 'ja-sou-cliente',
    question: 'Já sou cliente. O que faço aqui?',
    wordings:
      'já sou cliente|sou cliente|sou cliente de vocês|já tenho internet de vocês|já tenho a fibra de vocês|já tenho ultrafibra|já tenho o plano|sou cliente e quero ajuda|já sou assinante|já sou cliente da ultrafibra|sou cliente antigo|sou cliente faz tempo|tenho contrato com vocês|eu já tenho contrato com vocês',
    reply: `Renovar o plano ou migrar para a fibra é por aqui. Para o resto, ligue para ${supplier.support}.`,
    leads: {
      says: ['Renovar o plano', 'Migrar para a fibra', 'Segunda via', 'Minha internet caiu'],
    },
  },
  {
    id: 'mudar-de-endereco',
    question: 'Sou cliente e vou mudar de endereço. Como levo a internet?',
    wordings:
      'levar a fibra para o apartamento novo|vou mudar de casa|vou me mudar|mudança de endereço|transferir a internet para outro endereço|mudei de casa e quero levar a internet|como transfiro minha internet|mudar a internet de endereço|quero mudar meu plano para outro endereço|levar minha internet para a casa nova|estou de mudança|transferência de endereço|mudei de apartamento|vou mudar de cidade|trocar o endereço da minha internet|transferir meu plano|vou trocar de apartamento posso levar a fibra',
    reply: `Quem já é cliente pede a mudança de endereço pelo suporte. ${replies.channels}`,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'mudar-de-plano',
    question: 'Sou cliente e quero mudar de plano. Como faço?',
    wordings:
      'quero baixar meu plano|quero trocar de plano|quero mudar meu plano atual|meu plano atual está caro|essas ofertas são mais caras que o meu plano|quero aumentar minha velocidade|quero diminuir meu plano|fazer upgrade|posso mudar de plano depois|dá para trocar de plano depois|e se eu quiser outro plano depois|posso aumentar o plano depois|aumentar meus megas|quero mais velocidade no meu plano|mudar a velocidade do meu plano|abaixar o valor do meu plano|downgrade do plano|sou cliente e quero outro plano|já tenho um plano e queria só aumentar|já sou cliente e quero aumentar a velocidade|tenho o plano de 400 e quero um maior|quero passar do meu plano para um maior',
    reply:
      'Quem já é cliente vê as ofertas do seu CPF na renovação. Para outra mudança no plano que já tem, fale com o suporte.',
    leads: { says: ['Renovar o plano', 'Falar com uma pessoa'] },
  },
  {
    id: 'sem-renovar',
    question: 'E se eu não renovar?',
    wordings:
      'e se eu ficar como estou|posso continuar com o plano que tenho|e se eu não quiser renovar|o que acontece se eu não renovar|sou obrigado a renovar|e se eu deixar como está|posso manter o plano de hoje|quero ficar com o meu plano atual',
    reply: 'Nada muda: o seu plano continua como está, e você pode fechar esta página.',
  },
  {
    id: 'outro-endereco',
    question: 'Já tenho em casa. Posso pedir para outro endereço?',
    wordings:
      'quero instalar em outro endereço|quero um segundo ponto|já tenho na minha casa e quero em outra|quero internet na casa da minha mãe|posso ter duas internets|quero colocar em outra casa|segundo ponto na casa da minha irmã|posso pedir para a casa da minha mãe|pode ser o cep da casa de outra pessoa|posso pôr o endereço da minha mãe|quero pedir para outro imóvel',
    reply: 'Pode: é um pedido novo, para o outro endereço. Siga por aqui com o CEP e o número dele.',
  },
  {
    id: 'fatura-alta',
    question: 'A minha fatura veio errada ou mais cara. O que faço?',
    wordings:
      'minha conta veio mais cara|estão me cobrando dobrado|cobraram duas vezes|tão me cobrando o que não devo|a fatura veio errada|cobraram a mais|fui cobrado duas vezes|veio um valor que não reconheço|cobrança indevida|minha conta aumentou|por que minha conta aumentou|quero contestar a fatura|paguei e continua em aberto|já paguei e estão cobrando|a conta subiu esse mês|quero meu dinheiro de volta|estorno|reembolso|por que veio esse valor|estão me cobrando errado',
    reply: `Para quem já é cliente: na área do cliente você vê cada item da fatura. Para contestar um valor, ligue para ${supplier.support} com o CPF de quem contratou.`,
    leads: customerArea,
  },
  {
    id: 'divida-e-bloqueio',
    question: 'A minha internet foi cortada por falta de pagamento. Como volto?',
    wordings:
      'cortaram minha internet|minha internet foi bloqueada|bloquearam por falta de pagamento|quero negociar minha dívida|tenho conta atrasada|parcelar a dívida|religar a internet|desbloqueio em confiança|religa em confiança|paguei e não voltou|quero quitar meu débito|fatura vencida|renegociar minha dívida|estou devendo a fatura|esqueci de pagar a conta|paguei a conta e cortaram|cortaram mesmo eu pagando|quero um acordo para pagar|estou bloqueado|suspenderam meu serviço|paguei e não religaram|cadê minha religação',
    reply: `A fatura em aberto e o código para pagar estão na área do cliente. Para negociar ou religar, ligue para ${supplier.support} com o CPF de quem contratou.`,
    leads: customerArea,
  },
  {
    id: 'dados-do-cliente',
    question: 'Sou cliente. Como mudo os meus dados, o titular ou o vencimento?',
    wordings:
      'trocar a titularidade|mudar o titular da conta|passar a internet para o nome da minha esposa|o titular faleceu|atualizar meu cadastro|posso trocar o dia do vencimento depois|se o meu salário mudar posso trocar o dia|mudar o vencimento da minha fatura|trocar o e-mail da minha conta|mudar meu telefone no cadastro|mudar a data de pagamento da minha conta|quero tirar do meu nome|alterar dados do contrato|trocar o dia do vencimento depois|dá para mudar o vencimento depois|posso trocar o vencimento',
    reply: `Antes de confirmar o pedido, escreva “corrigir” e o nome do dado. Depois, isso se muda pelo ${supplier.support}, com o CPF de quem contratou.`,
    leads: customerArea,
  },
  {
    id: 'senha-do-wi-fi',
    question: 'Como mudo a senha do Wi-Fi?',
    wordings:
      'esqueci a senha do wifi|qual a senha do wifi|trocar a senha da internet|mudar a senha do wifi|mudar o nome da rede|como mudo a senha do modem|onde vejo a senha do wifi|trocar o nome do wifi|senha do roteador',
    reply: `A senha que vem de fábrica está na etiqueta do modem. Para mudá-la, peça ajuda ao suporte: ${supplier.support}.`,
    leads: { text: 'Abrir a página de atendimento', path: outsideLinks.support },
  },
  {
    id: 'chamado-aberto',
    question: 'Já abri um chamado. Como acompanho?',
    wordings:
      'tenho um chamado aberto|abri um chamado e ninguém veio|técnico ficou de vir e não veio|o técnico não apareceu|ninguém apareceu para consertar|qual o andamento do meu chamado|tenho um protocolo aberto|estou esperando o técnico do reparo|quando vão arrumar minha internet|quando volta a internet|previsão de retorno|previsão de normalização|tem queda na região|está com problema na minha região|o técnico não veio ontem e perdi o dia de trabalho',
    reply: `Um chamado aberto se acompanha pelo ${supplier.support}, com o protocolo ou o CPF de quem contratou.`,
    leads: { text: 'Abrir a página de atendimento', path: outsideLinks.support },
  },
  {
    id: 'reclamacao',
    question: 'Quero fazer uma reclamação. Onde?',
    wordings:
      'quero reclamar|fazer uma reclamação|registrar reclamação|quero falar com a ouvidoria|vou na anatel|anatel|como reclamo de vocês|péssimo atendimento|o anúncio era outro preço|a propaganda diz uma coisa e aqui é outra|o preço está diferente do anúncio|isso é propaganda enganosa|por que ninguém atende o telefone|ninguém atende o telefone de vocês|vocês mentem na propaganda|vocês mentem',
    reply: `O ${supplier.support} registra a reclamação com protocolo; se não se resolver, a Anatel atende pelo ${supplier.regulator}.`,
    leads: { says: ['Falar com uma pessoa'] },
  },
]);
