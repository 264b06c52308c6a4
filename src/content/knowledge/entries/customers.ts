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
      'já sou cliente|sou cliente|sou cliente de vocês|já tenho internet de vocês|já tenho a fibra de vocês|já tenho ultrafibra|já tenho o plano|sou cliente e quero ajuda|já sou assinante|já sou cliente da ultrafibra|sou cliente antigo|sou cliente faz tempo|tenho contrato com vocês|eu já tenho contrato com vocês|faz anos que pago a internet de vocês|uso a tim fibra lá em casa desde o começo|já faço parte da casa o que consigo resolver aqui|tenho a tim live antiga quero migrar|minha família já assina com vocês o que posso fazer por aqui|não sou novo sou da casa|esse chat é só para quem ainda não assina|sou consumidor de vocês há um tempão|vim renovar meu contrato|minha internet já é ultrafibra entrei aqui para renovar|assinei no ano passado esse atendimento serve para mim|meu cadastro como assinante está ativo preciso de uma ajuda',
    reply: `Renovar o plano ou migrar para a fibra é por aqui. Para o resto, ligue para ${supplier.support}.`,
    leads: {
      says: ['Renovar o plano', 'Migrar para a fibra', 'Segunda via', 'Minha internet caiu'],
    },
  },
  {
    id: 'mudar-de-endereco',
    question: 'Sou cliente e vou mudar de endereço. Como levo a internet?',
    wordings:
      'levar a fibra para o apartamento novo|vou mudar de casa|vou me mudar|mudança de endereço|transferir a internet para outro endereço|mudei de casa e quero levar a internet|como transfiro minha internet|mudar a internet de endereço|quero mudar meu plano para outro endereço|levar minha internet para a casa nova|estou de mudança|transferência de endereço|mudei de apartamento|vou mudar de cidade|trocar o endereço da minha internet|transferir meu plano|vou trocar de apartamento posso levar a fibra|comprei uma casa e quero carregar a internet junto|o caminhão da mudança vem semana que vem e a internet|vou morar em outro bairro como faço com meu plano|dá para remanejar a minha fibra para a rua nova|saí do aluguel antigo como religo a internet no novo lar|quando eu me mudar preciso cancelar ou levo junto|casei e vou sair da casa onde está meu contrato|vou voltar para o interior e quero continuar com a internet|meu contrato pode ir comigo para a outra residência|solicitar mudança de local da minha assinatura|vou entregar as chaves do imóvel e a fibra vem comigo|o serviço me acompanha se eu for para outro canto|meu endereço mudou posso transferir a minha internet|já sou cliente quero mudar a internet para o endereço novo|me mudo de cidade e quero levar o contrato|quero levar a linha para a outra cidade|como transfiro a internet que já é minha|levo o contrato que já tenho ou cancelo e faço outro|se eu mudar de casa levo a internet comigo|sou cliente e mudo de bairro mês que vem como levo a internet|já sou cliente só quero passar para a casa nova|se eu mudar de cidade levo a internet junto ou perco',
    reply: `Quem já é cliente pede a mudança de endereço pelo suporte. ${replies.channels}`,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'mudar-de-plano',
    question: 'Sou cliente e quero mudar de plano. Como faço?',
    wordings:
      'quero baixar meu plano|quero trocar de plano|quero mudar meu plano atual|meu plano atual está caro|essas ofertas são mais caras que o meu plano|quero aumentar minha velocidade|quero diminuir meu plano|fazer upgrade|posso mudar de plano depois|dá para trocar de plano depois|e se eu quiser outro plano depois|posso aumentar o plano depois|aumentar meus megas|quero mais velocidade no meu plano|mudar a velocidade do meu plano|abaixar o valor do meu plano|downgrade do plano|sou cliente e quero outro plano|já tenho um plano e queria só aumentar|já sou cliente e quero aumentar a velocidade|tenho o plano de 400 e quero um maior|quero passar do meu plano para um maior|minha internet atual já não dá conta quero subir|contratei pouco mega e agora preciso de mais|quero reduzir minha mensalidade pegando um plano menor|sou assinante como vejo ofertas melhores|a família cresceu preciso reforçar a internet que já assino|tem promoção para quem já é da base|só oferecem desconto para cliente novo e os antigos|meu pacote é velho quero um mais moderno|dá para turbinar a internet que já pago|quero pular para um pacote superior ao que já assino|pago demais no pacote que tenho hoje|como atualizo o meu pacote de internet',
    reply:
      'Quem já é cliente vê as ofertas do seu CPF na renovação. Para outra mudança no plano que já tem, fale com o suporte.',
    leads: { says: ['Renovar o plano', 'Falar com uma pessoa'] },
  },
  {
    id: 'sem-renovar',
    question: 'E se eu não renovar?',
    wordings:
      'e se eu ficar como estou|posso continuar com o plano que tenho|e se eu não quiser renovar|o que acontece se eu não renovar|sou obrigado a renovar|e se eu deixar como está|posso manter o plano de hoje|quero ficar com o meu plano atual|não tenho interesse em renovar agora|prefiro não mexer no que está funcionando|se eu recusar essa oferta minha internet para|tô satisfeito do jeito que está não quero renovação|posso ignorar essa proposta de renovação|perco alguma coisa se eu não aceitar renovar|deixa meu plano quieto|minha internet segue igual se eu não fizer nada|pensei melhor e não vou renovar|tem algum prejuízo em permanecer no plano antigo|essa renovação é opcional|vão mexer no meu plano se eu não responder',
    reply: 'Nada muda: o seu plano continua como está, e você pode fechar esta página.',
  },
  {
    id: 'outro-endereco',
    question: 'Já tenho em casa. Posso pedir para outro endereço?',
    wordings:
      'quero instalar em outro endereço|quero um segundo ponto|já tenho na minha casa e quero em outra|quero internet na casa da minha mãe|posso ter duas internets|quero colocar em outra casa|segundo ponto na casa da minha irmã|posso pedir para a casa da minha mãe|pode ser o cep da casa de outra pessoa|posso pôr o endereço da minha mãe|quero pedir para outro imóvel|quero pôr também na residência do meu compadre|meu pai pediu uma internet igual à minha na casa dele|tenho casa de praia dá para pôr lá também|minha tia quer uma igual eu contrato para a casa dela|já assino aqui e quero mais uma no apartamento do meu filho|vou presentear minha avó com internet na casa dela|tenho dois imóveis e os dois precisam de internet|faço um pedido novo para a segunda residência|minha filha foi estudar fora quero uma fibra na república dela|lá em casa já funciona agora preciso na casa do meu sogro|aluguei um imóvel a mais e quero fibra nele também|moro num lugar mas o pedido é para outro|serve o cep de outra casa|é para a casa da minha patroa serve o cep de lá|a internet do endereço antigo vocês desligam sozinho ou tenho que ligar',
    reply: 'Pode: é um pedido novo, para o outro endereço. Siga por aqui com o CEP e o número dele.',
  },
  {
    id: 'fatura-alta',
    question: 'A minha fatura veio errada ou mais cara. O que faço?',
    wordings:
      'minha conta veio mais cara|estão me cobrando dobrado|cobraram duas vezes|tão me cobrando o que não devo|a fatura veio errada|cobraram a mais|fui cobrado duas vezes|veio um valor que não reconheço|cobrança indevida|minha conta aumentou|por que minha conta aumentou|quero contestar a fatura|paguei e continua em aberto|já paguei e estão cobrando|a conta subiu esse mês|quero meu dinheiro de volta|estorno|reembolso|por que veio esse valor|estão me cobrando errado|levei um susto com o valor da fatura|minha conta dobrou sem explicação|descontaram duas parcelas da mesma mensalidade|apareceu um serviço que eu nunca pedi na conta|o boleto chegou acima do combinado|não entendi os itens cobrados nesse mês|meu desconto sumiu da fatura|debitaram um valor maior do que devia|estão me roubando na mensalidade|paguei em duplicidade quero a devolução|a mensalidade desse mês está absurda|como discuto um lançamento da minha fatura',
    reply: `Para quem já é cliente: na área do cliente você vê cada item da fatura. Para contestar um valor, ligue para ${supplier.support} com o CPF de quem contratou.`,
    leads: customerArea,
  },
  {
    id: 'divida-e-bloqueio',
    question: 'A minha internet foi cortada por falta de pagamento. Como volto?',
    wordings:
      'cortaram minha internet|minha internet foi bloqueada|bloquearam por falta de pagamento|quero negociar minha dívida|tenho conta atrasada|parcelar a dívida|religar a internet|desbloqueio em confiança|religa em confiança|paguei e não voltou|quero quitar meu débito|fatura vencida|renegociar minha dívida|estou devendo a fatura|esqueci de pagar a conta|paguei a conta e cortaram|cortaram mesmo eu pagando|quero um acordo para pagar|estou bloqueado|suspenderam meu serviço|paguei e não religaram|cadê minha religação|não consegui pagar e fiquei sem sinal|tô sem internet porque não paguei|tem como reativar minha linha de fibra hoje|acumulou boleto e agora não navego|quero acertar o que devo para voltar a usar|fiquei desempregado e deixei de pagar como regularizo|liberar a internet depois do pagamento|apareceu aviso de suspensão por inadimplência|botei a conta em dia mas continuo sem acesso|dividir o valor atrasado em vezes|recebi carta de cobrança como resolvo|atrasei a mensalidade e desligaram minha fibra|paguei o boleto e continua bloqueado|já paguei e a internet não voltou|paguei a conta e continua cortada',
    reply: `A fatura em aberto e o código para pagar estão na área do cliente. Para negociar ou religar, ligue para ${supplier.support} com o CPF de quem contratou.`,
    leads: customerArea,
  },
  {
    id: 'dados-do-cliente',
    question: 'Sou cliente. Como mudo os meus dados, o titular ou o vencimento?',
    wordings:
      'trocar a titularidade|mudar o titular da conta|passar a internet para o nome da minha esposa|o titular faleceu|atualizar meu cadastro|posso trocar o dia do vencimento depois|se o meu salário mudar posso trocar o dia|mudar o vencimento da minha fatura|trocar o e-mail da minha conta|mudar meu telefone no cadastro|mudar a data de pagamento da minha conta|quero tirar do meu nome|alterar dados do contrato|trocar o dia do vencimento depois|dá para mudar o vencimento depois|posso trocar o vencimento|separei do meu marido e a conta está no nome dele|troquei de número preciso avisar vocês|casei e mudei de sobrenome como atualizo|meu pai morreu e a internet era dele|quero que a fatura passe a vencer depois que eu recebo|meu irmão vai assumir a internet que está comigo|meu cadastro está com o nome escrito errado|vendi a casa e o comprador vai assumir meu contrato|agora recebo em outra data quero ajustar a cobrança|como modifico minhas informações cadastrais|minha mulher quer virar a responsável pela conta|já tenho no nome do meu ex e quero passar para o meu nome',
    reply: `Antes de confirmar o pedido, escreva “corrigir” e o nome do dado. Depois, isso se muda pelo ${supplier.support}, com o CPF de quem contratou.`,
    leads: customerArea,
  },
  {
    id: 'titular-faleceu',
    question: 'O titular faleceu. O que faço com o contrato?',
    wordings:
      'meu pai faleceu e a internet está no nome dele como cancelo|preciso encerrar o contrato da minha mãe que faleceu|o titular morreu quero passar para o meu nome|a internet é de uma pessoa que já faleceu e a conta continua vindo|meu marido morreu e o contrato era dele|cancelar internet de pessoa falecida|que documento mando para cancelar por falecimento|precisa da certidão de óbito para encerrar|minha avó faleceu e a conta segue chegando|como fica o contrato de quem morreu|herdei a casa e a linha está no nome do falecido|viúva pode ficar com a internet do marido|quero cancelar uma linha o titular era meu pai que faleceu',
    reply: `Sinto muito pela sua perda. Cancelar o contrato de quem faleceu ou passá-lo para outra pessoa se combina com o suporte: ${supplier.support}. Lá dizem que documento mandar e para onde.`,
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'senha-do-wi-fi',
    question: 'Como mudo a senha do Wi-Fi?',
    wordings:
      'esqueci a senha do wifi|qual a senha do wifi|trocar a senha da internet|mudar a senha do wifi|mudar o nome da rede|como mudo a senha do modem|onde vejo a senha do wifi|trocar o nome do wifi|senha do roteador|minha visita pediu o código da rede e não sei|o vizinho está usando meu wi-fi quero botar outra senha|formatei o notebook e não lembro a chave da rede|em que parte do modem está escrita a senha|quero personalizar o nome que aparece na rede|como descubro a senha de fábrica|meus filhos espalharam a senha preciso alterar|o adesivo do modem apagou não leio a senha|como entro na configuração do modem para pôr outra senha|dá para escolher minha própria senha da rede sem fio|a senha do wi-fi não está aceitando|resetaram o modem qual é a senha agora',
    reply: `A senha que vem de fábrica está na etiqueta do modem. Para mudá-la, peça ajuda ao suporte: ${supplier.support}.`,
    leads: { text: 'Abrir a página de atendimento', path: outsideLinks.support },
  },
  {
    id: 'chamado-aberto',
    question: 'Já abri um chamado. Como acompanho?',
    wordings:
      'tenho um chamado aberto|abri um chamado e ninguém veio|técnico ficou de vir e não veio|o técnico não apareceu|ninguém apareceu para consertar|qual o andamento do meu chamado|tenho um protocolo aberto|estou esperando o técnico do reparo|quando vão arrumar minha internet|quando volta a internet|previsão de retorno|previsão de normalização|tem queda na região|está com problema na minha região|o técnico não veio ontem e perdi o dia de trabalho|me deram um número de atendimento e nada até agora|já liguei reclamando do sinal e ninguém resolveu quando vêm|marcaram visita para o conserto e fiquei plantado esperando|faz três dias que pedi assistência e continuo sem sinal|quero saber da minha solicitação de reparo|em que situação está a ordem de serviço do conserto|o moço da manutenção não deu as caras|vocês ficaram de mandar alguém arrumar e esqueceram|cadê o técnico do conserto que prometeram|já tem equipe trabalhando na falha aqui do bairro|até que horas o sinal deve ser restabelecido|como consulto o protocolo da manutenção',
    reply: `Um chamado aberto se acompanha pelo ${supplier.support}, com o protocolo ou o CPF de quem contratou.`,
    leads: { text: 'Abrir a página de atendimento', path: outsideLinks.support },
  },
  {
    id: 'reclamacao',
    question: 'Quero fazer uma reclamação. Onde?',
    wordings:
      'quero reclamar|fazer uma reclamação|registrar reclamação|quero falar com a ouvidoria|vou na anatel|anatel|como reclamo de vocês|péssimo atendimento|o anúncio era outro preço|a propaganda diz uma coisa e aqui é outra|o preço está diferente do anúncio|isso é propaganda enganosa|por que ninguém atende o telefone|ninguém atende o telefone de vocês|vocês mentem na propaganda|vocês mentem|vou procurar o procon|tô muito insatisfeito com o serviço|vou botar vocês no reclame aqui|fui maltratado pelo vendedor|que falta de respeito com o consumidor|vou processar essa empresa|quero deixar uma queixa formal|onde faço uma denúncia contra a operadora|estou indignado quero que alguém tome providência|me prometeram uma coisa e entregaram outra|o funcionário foi grosseiro comigo|já reclamei várias vezes e nada mudou onde recorro',
    reply: `O ${supplier.support} registra a reclamação com protocolo; se não se resolver, a Anatel atende pelo ${supplier.regulator}.`,
    leads: { says: ['Falar com uma pessoa'] },
  },
]);
