import { entries } from '../entry.ts';

/** The address, where it is not like others. */
export const placeEntries = entries([
  {
    id: 'casa-sem-numero',
    question: 'A minha casa não tem número. O que escrevo?',
    wordings:
      'minha casa não tem número como faço|e se a casa não tem número|o imóvel é sem número|minha rua não tem numeração|o número mudou qual coloco|posso colocar o número antigo|tenho dois números na casa|qual número eu ponho|meu prédio não tem número ainda|é lote sem número|o número não aparece|não sei o número da casa|o que eu coloco se não tem número',
    reply:
      'Escreva “sem número”. Se há um número antigo e um novo, use o que está na fachada; na quadra e lote, escreva os dois, como “quadra 4, lote 12”.',
  },
  {
    id: 'numero-do-predio',
    question: 'Moro em prédio. Que número escrevo?',
    wordings:
      'que número em prédio|não sei o número do apartamento posso seguir só com o do prédio|posso pôr só o número do prédio|só o número do prédio serve|é o número do prédio ou do apartamento|precisa do número do apartamento|o número da portaria serve|moro em condomínio qual número|ponho o número do condomínio|qual número eu uso no prédio|o apartamento vai onde|precisa dizer o bloco|qual número da casa ou do apartamento|o número da casa ou do apto|tem que ser o número que está na conta de luz',
    reply:
      'O número é o do prédio, como na fachada. O apartamento e o bloco vão no complemento: escreva junto, como “100, apto 12”.',
  },
  {
    id: 'cep-da-cidade',
    question: 'O meu CEP é um só para a cidade toda. Serve?',
    wordings:
      'meu cep é geral da cidade|a cidade tem um cep só|meu cep é único|minha rua não tem cep próprio|o cep não mostra minha rua|o cep é da cidade inteira|minha rua não tem cep|o cep mudou|posso usar o cep do vizinho|o cep da rua de trás serve|minha rua é nova não tem cep|aqui não tem cep|meu endereço não tem cep|moro em sítio não tem cep|zona rural não tem cep|moro na roça sem cep',
    reply:
      'Se a rua não tem CEP próprio, serve o geral da cidade: com ele pergunto depois a rua e o bairro. O CEP tem de ser o do imóvel onde a fibra será instalada.',
    about: 'cep',
  },
  {
    id: 'area-rural',
    question: 'Moro em área rural. A fibra chega?',
    wordings:
      'atende zona rural|atendem área rural|moro em sítio|moro na roça|moro em chácara|chega na fazenda|pega em sítio|instalam em zona rural|moro no interior|chega em povoado|atende aldeia|atende favela|atende comunidade|sobe o morro para instalar|é área de risco|aqui é zona rural|é zona rural|é área rural|fica na zona rural',
    reply:
      'Depende de a fibra passar pela rua: ela é mais comum nas cidades. Com o CEP e o número, consulto o seu endereço na hora.',
  },
  {
    id: 'sem-cobertura-e-agora',
    question: 'E se não houver cobertura no meu endereço?',
    wordings:
      'e se não tiver cobertura|e se não chegar na minha rua|o que faço se não atender|se não tiver fibra aqui o que acontece|vocês avisam quando chegar|quero ser avisado quando chegar|se não tiver na minha rua tem outra opção|tem outra internet se não tiver fibra',
    reply:
      'Então digo na hora, e você pode deixar um contato: avisamos quando a fibra chegar. Também dá para consultar outro endereço.',
  },
  {
    id: 'ponto-de-referencia',
    question: 'Onde escrevo um ponto de referência?',
    wordings:
      'posso colocar ponto de referência|onde ponho a referência|o técnico vai achar minha casa|é difícil de achar minha casa|fica nos fundos como explico|o que coloco no complemento|o que é complemento|minha casa não tem complemento|preciso pôr complemento',
    reply:
      'No complemento: o tipo e o número, como “casa 2, fundos”. Se é só a casa, escreva “sem complemento”. O técnico tem o seu celular para se achar.',
  },
]);
