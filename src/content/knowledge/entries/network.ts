import { fibreWords } from '../../landing/fibre.ts';
import { listOf } from '../../list-of.ts';
import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

const devices = fibreWords.profiles.map((one) => `${one.devices.toLowerCase()} com ${one.speed}`);

/** Questions about the quality of the connection. */
export const networkEntries = entries([
  {
    id: 'ping-e-jogos',
    question: 'Qual é o ping? Serve para jogos?',
    reply:
      'Para jogos e lives indicamos o de 1 Giga, ou o de 2 Giga. Não prometo um ping: ele depende também do servidor do jogo. Por cabo ele fica menor que por Wi-Fi.',
    leads: { says: ['Me indique um plano'] },
  },
  {
    id: 'ip-fixo-e-portas',
    question: 'Tem IP fixo, CGNAT ou porta aberta?',
    reply: `IP fixo, CGNAT, IPv6 e portas não fazem parte do que os planos dizem, e eu não sei dizer. Quem confirma antes de você contratar é o suporte: ${supplier.support}.`,
    leads: { says: ['Falar com uma pessoa'] },
  },
  {
    id: 'link-dedicado',
    question: 'Tem link dedicado para empresa?',
    reply: `Os planos daqui são de fibra, sem link dedicado nem SLA; alguns vêm com contrato e fatura no CNPJ. Se há link dedicado à parte, eu não sei dizer: quem responde é o suporte, ${supplier.support}.`,
    leads: { says: ['Sou empresa', 'Falar com uma pessoa'] },
  },
  {
    id: 'velocidade-garantida',
    question: 'A velocidade que chega é a do plano?',
    reply:
      'A do plano é a máxima, medida por cabo; pelo Wi-Fi chega menos, conforme a distância, as paredes e o aparelho. Uma porcentagem garantida eu não sei dizer: a qualidade é a que a Anatel exige, e você pode conferir com um teste.',
    leads: { says: ['Como faço um teste de velocidade?'] },
  },
  {
    id: 'quantos-aparelhos',
    question: 'Quantos aparelhos e pessoas podem usar ao mesmo tempo?',
    reply: `Depende do plano: ${listOf(devices, 'e')}; com 2 Giga, ainda mais.`,
    leads: { says: ['Me indique um plano'] },
  },
  {
    id: 'chuva',
    question: 'Chuva atrapalha a fibra?',
    reply:
      'A fibra leva luz, não eletricidade: não sofre interferência elétrica, e a chuva não enfraquece o sinal. O que pode parar o serviço é falta de energia ou cabo rompido.',
  },
  {
    id: 'limite-de-uso',
    question: 'Tem limite de uso ou franquia?',
    reply:
      'Sem limite: nenhum plano tem franquia de dados, e a internet não acaba nem se paga por consumo, como no celular. O que muda de um plano para outro é a velocidade.',
  },
  {
    id: 'compartilhar-com-vizinho',
    question: 'Posso dividir a internet com o vizinho ou outra casa?',
    reply:
      'Não: pelo contrato, o serviço é de um imóvel e não pode ser revendido nem dividido com outro endereço. Para a outra casa, faça outro pedido.',
  },
  {
    id: 'fibra-ate-dentro',
    question: 'É fibra até dentro de casa?',
    reply:
      'É fibra do poste até a sua sala, sem nenhum trecho de cobre: a internet viaja em forma de luz, perde menos força pelo caminho e não sofre interferência elétrica.',
  },
]);
