import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** The modem, and what hangs on it. */
export const equipmentEntries = entries([
  {
    id: 'modem-com-defeito',
    question: 'E se o modem queimar ou quebrar?',
    wordings:
      'o modem tem garantia|já sou cliente e quero trocar o modem|quero trocar meu modem por um novo|se o modem queimar quem paga|se o roteador quebrar eu pago|o modem queimou o que faço|quem troca o modem com defeito|e se caiu um raio no modem|e se roubarem o modem|perdi o modem|se eu estragar o aparelho tem multa|o equipamento tem garantia|se der problema no roteador vocês trocam|quebrei o modem|pago pelo conserto do modem|a manutenção do modem é paga',
    reply: `O modem é emprestado pela TIM: com defeito, avise o suporte, ${supplier.support}. Quem paga por queda, queima ou perda está no contrato; isso eu não sei dizer.`,
  },
  {
    id: 'roteador-proprio',
    question: 'Posso usar o meu próprio roteador?',
    wordings:
      'posso usar meu roteador|já tenho roteador posso usar o meu|dá para usar outro roteador|quero usar meu próprio modem|dá para colocar o modem em bridge|modo bridge|posso ligar meu roteador no modem de vocês|o meu roteador serve|aceita roteador de terceiros|posso comprar um roteador melhor|dá para trocar o modem por outro melhor|meu roteador antigo funciona',
    reply: `Você pode ligar o seu roteador por cabo ao modem que vai com o plano. Se dá para usar só o seu, ou o modo bridge, o suporte confirma: ${supplier.support}.`,
  },
  {
    id: 'modelo-do-modem',
    question: 'Qual é o modelo do modem? Ele tem 5 GHz?',
    wordings:
      'qual a marca do modem|qual o modelo do roteador|o roteador é dual band|tem wifi 5g|tem 5ghz|o modem é 2.4 ou 5 ghz|quantas antenas tem o roteador|quantas portas tem o modem|qual roteador vem|o modem é bom de que marca|o modem é gigabit|o modem tem porta usb',
    reply: `Nos planos de 1 Giga e 2 Giga o modem é Wi-Fi 6. A marca, as faixas e as portas eu não sei dizer; o técnico mostra na visita, e o suporte responde pelo ${supplier.support}.`,
  },
  {
    id: 'devolver-o-modem',
    question: 'Preciso devolver o modem?',
    wordings:
      'tenho que devolver o modem|no fim devolvo o roteador|o modem fica comigo|posso ficar com o roteador|o roteador é meu ou tem que devolver|quando cancelo devolvo o aparelho|como devolvo o equipamento|quem busca o modem|vocês recolhem o modem|o modem passa a ser meu',
    reply:
      'Sim: ele é emprestado (comodato), sem custo, e volta no fim do contrato. No cancelamento, a retirada é combinada com você.',
  },
  {
    id: 'mais-de-um-ponto',
    question: 'Dá para instalar mais de um ponto ou modem?',
    wordings:
      'instala em mais de um ponto|quero dois modems|dá para puxar um cabo para o quarto|posso ter dois roteadores|vem quantos roteadores|dois pontos de internet na mesma casa|ponto no andar de cima|quanto custa um ponto extra|ponto adicional|vocês instalam cabo de rede nos quartos|quantos pontos vêm no plano',
    reply: `Cada pedido traz um modem, em um ponto da casa. Cabos para outros cômodos, combine com o técnico; um ponto ou modem a mais, pergunte ao suporte: ${supplier.support}.`,
  },
  {
    id: 'sem-energia',
    question: 'A internet funciona sem energia?',
    wordings:
      'funciona se faltar luz|e se acabar a luz|o que acontece se acabar a luz|sem luz a internet funciona|quando cai a energia cai a internet|funciona sem energia|funciona no nobreak|tem bateria no modem|se faltar energia fico sem internet',
    reply:
      'O modem precisa de tomada: sem energia ele desliga. Um nobreak seu o mantém ligado; se a rede da rua segue no ar, depende do que faltou nela.',
  },
]);
