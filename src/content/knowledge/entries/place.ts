import { entries } from '../entry.ts';

/** The address, where it is not like others. */
export const placeEntries = entries([
  {
    id: 'casa-sem-numero',
    question: 'A minha casa não tem número. O que escrevo?',
    wordings:
      'minha casa não tem número como faço|e se a casa não tem número|o imóvel é sem número|minha rua não tem numeração|o número mudou qual coloco|posso colocar o número antigo|tenho dois números na casa|qual número eu ponho|meu prédio não tem número ainda|é lote sem número|o número não aparece|não sei o número da casa|o que eu coloco se não tem número|aqui só tem quadra e lote|a fachada não tem plaquinha|a prefeitura ainda não numerou meu terreno|escrevo s n nesse campo|a numeração da rua é toda bagunçada|o da parede é diferente do que tá no iptu|construí agora e não deram numeração|na minha quebrada as casas não são numeradas|renumeraram a rua vale o de antes ou o atual|moro num loteamento só sei a quadra|deixo em branco a parte do número|o portão tá sem plaqueta pode botar zero',
    reply:
      'Escreva “sem número”. Se há um número antigo e um novo, use o que está na fachada; na quadra e lote, escreva os dois, como “quadra 4, lote 12”.',
  },
  {
    id: 'numero-do-predio',
    question: 'Moro em prédio. Que número escrevo?',
    wordings:
      'que número em prédio|não sei o número do apartamento posso seguir só com o do prédio|posso pôr só o número do prédio|só o número do prédio serve|é o número do prédio ou do apartamento|precisa do número do apartamento|o número da portaria serve|moro em condomínio qual número|ponho o número do condomínio|qual número eu uso no prédio|o apartamento vai onde|precisa dizer o bloco|qual número da casa ou do apartamento|o número da casa ou do apto|tem que ser o número que está na conta de luz|resido em edifício qual numeração informar|apê e torre escrevo em que lugar|digito o do edifício ou o da minha porta|meu condomínio tem várias torres|moro no terceiro andar boto o andar também|minha kitnet fica num edifício qual número vale|a entrada do residencial tem um número e minha unidade outro|tenho que informar a torre|conjunto habitacional com blocos como preencho|é o da rua ou o da unidade|o que vai primeiro o edifício ou o apê|moro num flat o número do quarto entra onde',
    reply:
      'O número é o do prédio, como na fachada. O apartamento e o bloco vão no complemento: escreva junto, como “100, apto 12”.',
  },
  {
    id: 'cep-da-cidade',
    question: 'O meu CEP é um só para a cidade toda. Serve?',
    wordings:
      'meu cep é geral da cidade|a cidade tem um cep só|meu cep é único|minha rua não tem cep próprio|o cep não mostra minha rua|o cep é da cidade inteira|minha rua não tem cep|o cep mudou|posso usar o cep do vizinho|o cep da rua de trás serve|minha rua é nova não tem cep|aqui não tem cep|meu endereço não tem cep|moro em sítio não tem cep|zona rural não tem cep|moro na roça sem cep|cidade pequena só existe um código postal|digitei o cep e não apareceu o nome do logradouro|o código postal daqui termina em três zeros|o carteiro usa o mesmo cep para todo mundo|esse cep vale para o município inteiro tem problema|loteamento recém-aberto os correios não cadastraram a rua|puxou só o nome do município e não o bairro|posso colocar o cep do meu trabalho|o código postal da minha mãe serve ela mora pertinho|a travessa nova não consta nos correios|como você descobre minha rua com esse cep genérico|o sistema não acha a avenida pelo cep',
    reply:
      'Se a rua não tem CEP próprio, serve o geral da cidade: com ele pergunto depois a rua e o bairro. O CEP tem de ser o do imóvel onde a fibra será instalada.',
    about: 'cep',
  },
  {
    id: 'achar-quadra-e-lote',
    question: 'Onde encontro a quadra e o lote?',
    wordings:
      'onde acho o lote|onde que eu vejo a quadra|o lote está na conta de luz|o que é lote|não sei minha quadra|como descubro o número do lote|onde fica escrito a quadra e o lote|o que é quadra|é no carnê do iptu que eu acho isso',
    reply: 'A quadra e o lote estão na conta de luz, no IPTU ou na escritura, e às vezes na placa da rua.',
  },
  {
    id: 'rua-com-dois-nomes',
    question: 'A minha rua mudou de nome. Qual eu escrevo?',
    wordings:
      'a rua mudou de nome ponho o antigo ou o novo|minha rua tem dois nomes|na placa está um nome e na conta outro|a rua é conhecida por outro nome|trocaram o nome da minha rua|uso o nome velho ou o novo da rua',
    reply:
      'Escreva o nome que está na placa ou na conta de luz. Se muita gente usa o antigo, ponha-o no complemento: ajuda o técnico a achar.',
  },
  {
    id: 'area-rural',
    question: 'Moro em área rural. A fibra chega?',
    wordings:
      'atende zona rural|atendem área rural|moro em sítio|moro na roça|moro em chácara|chega na fazenda|pega em sítio|instalam em zona rural|moro no interior|chega em povoado|atende aldeia|atende favela|atende comunidade|sobe o morro para instalar|é área de risco|aqui é zona rural|é zona rural|é área rural|fica na zona rural|minha propriedade fica na estrada de terra|moro no assentamento|comunidade ribeirinha recebe o cabo|a casa fica longe do centro no meio do mato|tenho um rancho afastado quero internet lá|o povo da colônia consegue contratar|meu sogro vive na lavoura consegue colocar fibra|moro numa vila de pescadores|comunidade quilombola também é atendida|a fibra vai pras bandas do sertão|fica na vicinal depois que acaba o asfalto|casa de campo na serra consegue ter',
    reply:
      'Depende de a fibra passar pela rua: ela é mais comum nas cidades. Com o CEP e o número, consulto o seu endereço na hora.',
  },
  {
    id: 'sem-cobertura-e-agora',
    question: 'E se não houver cobertura no meu endereço?',
    wordings:
      'e se não tiver cobertura|e se não chegar na minha rua|o que faço se não atender|se não tiver fibra aqui o que acontece|vocês avisam quando chegar|quero ser avisado quando chegar|se não tiver na minha rua tem outra opção|tem outra internet se não tiver fibra|o cabo não passa na minha quadra e aí|deixo meu telefone para quando liberarem|tem lista de espera|vocês pretendem expandir para o meu bairro|acho que aqui não pega vou preencher à toa|se der negativo testo o endereço da minha mãe|me chamem quando inaugurar na minha região|caso não esteja disponível o que vocês oferecem|quero entrar na fila pra quando tiver|se a consulta disser que não atende acabou|como fico sabendo quando vierem pra cá|minha rua ficou de fora posso deixar meu contato',
    reply:
      'Então digo na hora, e você pode deixar um contato: avisamos quando a fibra chegar. Também dá para consultar outro endereço.',
  },
  {
    id: 'ponto-de-referencia',
    question: 'Onde escrevo um ponto de referência?',
    wordings:
      'posso colocar ponto de referência|onde ponho a referência|o técnico vai achar minha casa|é difícil de achar minha casa|fica nos fundos como explico|o que coloco no complemento|o que é complemento|minha casa não tem complemento|preciso pôr complemento|em frente à igreja ajuda a localizar|minha casa é a dos fundos|tem duas casas no mesmo terreno|o gps manda para o lugar errado|a entrada é por um beco lateral|o entregador sempre se perde pra chegar aqui|moro na parte de cima do sobrado|esse campo complemento é obrigatório|é casa única no lote o que boto no complemento|é uma edícula atrás da casa principal|portão azul depois da curva escrevo onde',
    reply:
      'No complemento: o tipo e o número, como “casa 2, fundos”. Se é só a casa, escreva “sem complemento”. O técnico tem o seu celular para se achar.',
  },
]);
