import { entries } from '../entry.ts';

/** Questions about unusual addresses. */
export const placeEntries = entries([
  {
    id: 'casa-sem-numero',
    question: 'A minha casa não tem número. O que escrevo?',
    reply:
      'Escreva “sem número”. Se há um número antigo e um novo, use o que está na fachada; onde há só quadra e lote, escreva os dois, como “quadra 4, lote 12”.',
  },
  {
    id: 'numero-do-predio',
    question: 'Moro em prédio. Que número escrevo?',
    reply:
      'O número é o do prédio, como na fachada. O apartamento e o bloco vão no complemento: escreva junto, como “100, apto 12”.',
  },
  {
    id: 'cep-na-mudanca',
    question: 'Vou me mudar. Qual CEP eu escrevo?',
    reply: 'O do imóvel onde a fibra será instalada. Se você se muda logo, escreva o da casa nova.',
  },
  {
    id: 'cep-da-cidade',
    question: 'O meu CEP é um só para a cidade toda. Serve?',
    reply:
      'Se a rua não tem CEP próprio, serve o geral da cidade: com ele pergunto depois a rua e o bairro. O CEP tem de ser o do imóvel onde a fibra será instalada.',
  },
  {
    id: 'achar-quadra-e-lote',
    question: 'Onde encontro a quadra e o lote?',
    reply: 'A quadra e o lote estão na conta de luz, no IPTU ou na escritura, e às vezes na placa da rua.',
  },
  {
    id: 'rua-sem-quadra',
    question: 'A minha rua não tem quadra nem lote. O que escrevo?',
    reply:
      'O cadastro deste CEP pede quadra e lote: procure na conta de luz, no IPTU ou na escritura. No lugar do lote serve o número da casa. Se não há quadra nenhuma, o CEP pode ser outro: escreva “corrigir o CEP”.',
  },
  {
    id: 'casa-em-vez-de-lote',
    question: 'Meu endereço não tem lote. O que escrevo?',
    reply:
      'No lugar do lote, escreva o número da casa ou do prédio, como “lote 22”. O conjunto cabe no complemento.',
  },
  {
    id: 'rua-com-dois-nomes',
    question: 'A minha rua mudou de nome. Qual eu escrevo?',
    reply:
      'Escreva o nome que está na placa ou na conta de luz. Se muita gente usa o antigo, ponha-o no complemento: ajuda o técnico a achar.',
  },
  {
    id: 'area-rural',
    question: 'Moro em área rural. A fibra chega?',
    reply:
      'Depende de a fibra passar pela rua: ela é mais comum nas cidades. Com o CEP e o número, consulto o seu endereço na hora.',
  },
  {
    id: 'sem-cobertura-e-agora',
    question: 'E se não houver cobertura no meu endereço?',
    reply: { computed: 'coverage' },
  },
  {
    id: 'ponto-de-referencia',
    question: 'Onde escrevo um ponto de referência?',
    reply:
      'No complemento, depois do tipo e do número, como “casa 2, perto da padaria”. Se o técnico não achar o imóvel, ele tem o seu celular.',
  },
]);
