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
      'O que cada oferta garante está na etiqueta e no regulamento dela, no rodapé. Por cabo chega mais perto do máximo; no Wi-Fi, a distância e as paredes diminuem a velocidade.',
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
      'Os planos são por velocidade, e não por quantidade de dados. O que cada oferta garante está no regulamento dela, no rodapé.',
  },
  {
    id: 'compartilhar-com-vizinho',
    question: 'Posso dividir a internet com o vizinho ou outra casa?',
    reply:
      'O contrato é para um imóvel, o do pedido. Para outra casa, faça outro pedido. O que se pode com a conexão está no contrato, em “Regulamentos, sumários e contratos”, no rodapé.',
  },
  {
    id: 'fibra-ate-dentro',
    question: 'É fibra até dentro de casa?',
    reply:
      'É fibra do poste até a sua sala, sem nenhum trecho de cobre: a internet viaja em forma de luz, perde menos força pelo caminho e não sofre interferência elétrica.',
  },
]);
