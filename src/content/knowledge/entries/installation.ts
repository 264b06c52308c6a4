import { replies } from '../../conversation/replies.ts';
import { entries } from '../entry.ts';

/** How it comes into the house. */
export const installationEntries = entries([
  {
    id: 'quando-instalam',
    question: 'Quando vocês instalam?',
    wordings:
      'quando instalam|que dia é a instalação|que dia vem o técnico|que dia vão instalar|a instalação demora quantos dias|quantos dias até instalar|quando vem o técnico|instalam no sábado|instalam no domingo|qual o prazo de instalação|em quanto tempo instalam|quantos dias para instalar|quando chega|o técnico vem no feriado|instalam fim de semana|demora para instalar|posso escolher o dia da visita|que horas vem o técnico|quanto tempo para instalar|instalam amanhã|quais dias tem|quais horários tem|quando vai ter internet|tem agendamento|prazo|qual o horário da instalação|dá para instalar essa semana|quando o técnico vai lá em casa|técnico|tem horário à noite|vem depois das 18h|trabalho até as 17 tem visita à noite|instalam de noite|dá para vir amanhã|podem vir hoje|tem vaga essa semana|consegue instalar hoje|posso marcar uma hora exata|tem hora marcada|que horas exatamente ele chega|qual o horário exato|de que horas a que horas é a manhã|a tarde é até que horas|atendem no domingo|instala em feriado|em quantos dias úteis instalam|posso agendar para daqui a um mês|posso marcar para o mês que vem|tem instalação expressa|tem urgência dá para adiantar|vocês trabalham no feriado|é feriado aqui vocês trabalham|dia 8 é feriado vocês vêm|preciso da internet com urgência para trabalhar|tem data disponível para a próxima segunda|só tenho folga na quarta conseguem vir|quero agendar o serviço para o período da manhã|fechando agora qual a data mais próxima|a fila de espera para instalar está grande|qual é o turno que vocês atendem|prefiro depois do almoço pode ser|vou viajar e volto daqui a quinze dias marca para depois|vocês fazem instalação aos finais de semana|é ligeiro para mandarem alguém colocar a fibra|minhas aulas on-line começam semana que vem instalam antes|no feriado eles trabalham|instalam no dia oito de dezembro que é feriado|só posso receber vocês depois do almoço',
    reply: { computed: 'installation' },
    about: 'schedules',
  },
  {
    id: 'custo-da-instalacao',
    question: 'A instalação tem custo?',
    wordings:
      'instalação é grátis|cobram para passar o fio|o técnico cobra para vir passar o cabo|puxar o fio da rua é pago|o pagamento da instalação|como pago a instalação|tem taxa de instalação|quanto custa a instalação|tem taxa de adesão|paga adesão|cobram a visita do técnico|o técnico cobra|a instalação é paga|preciso pagar para instalar|taxa|adesão|tem taxa|a instalação é cobrada|é de graça a instalação|qual o valor da instalação|tem custo para instalar|tem que pagar alguma coisa para instalar|pago algo para instalar|pago alguma coisa para colocar a internet|dá para parcelar a instalação|dá para dividir a instalação|vou desembolsar alguma coisa para o instalador|preciso deixar dinheiro com o rapaz que vem instalar|a mão de obra é por conta de quem|o cabo e o material são cobrados à parte|tenho que dar uma entrada para colocar a fibra|vem alguma cobrança da instalação no primeiro boleto|a ativação sai quanto|na outra empresa cobraram para instalar aqui também|botar a internet em casa sai de graça mesmo|o deslocamento do instalador é cobrado|tem despesa para colocarem o equipamento em casa|preciso comprar o fio para instalarem|o moço que vem instalar cobra alguma coisa',
    reply: replies.installation.cost,
  },
]);
