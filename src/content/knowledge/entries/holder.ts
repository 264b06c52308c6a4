import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** Who may order, and with what. */
export const holderEntries = entries([
  {
    id: 'idade-minima',
    question: 'Qual é a idade mínima para contratar?',
    wordings:
      'precisa ser maior de idade|menor de idade pode contratar|qual a idade mínima|tenho 17 anos posso contratar|sou menor de idade|com quantos anos posso contratar|precisa ter 18 anos|a idade importa|tem limite de idade|emancipado pode contratar|meu filho de menor pode pedir|idoso pode contratar|minha filha tem dezessete ela pode ser a titular|faço dezoito mês que vem consigo já assinar|meu neto é adolescente e quer pedir no nome dele|tem que ser adulto para assinar|sou jovem aprendiz e ainda não completei dezoito|só tenho dezesseis e moro sozinho|estudante menor consegue fechar contrato|não atingi a maioridade ainda|moro com meus pais e não sou de maior|completei dezoito ontem já vale|a partir de que idade liberam a contratação|minha avó tem noventa anos ainda pode assinar',
    reply:
      'É preciso ter 18 anos completos. Quem é mais novo pode pedir a um adulto da casa que seja o titular.',
  },
  {
    id: 'documentos-e-comprovantes',
    question: 'Quais documentos e comprovantes são precisos?',
    wordings:
      'quais documentos preciso para contratar|precisa de comprovante de residência|precisa de comprovante de endereço|precisa comprovar renda|precisa de comprovante de renda|quais documentos precisa|que papéis vocês pedem|tem que mandar documento|o que preciso ter em mãos|não tenho comprovante de endereço|preciso de fiador|sou aposentado consigo contratar|sou autônomo posso contratar|não tenho renda fixa|estou desempregado posso contratar|preciso do rg na hora|preciso mandar rg|precisa mandar algum papel|precisa de conta de luz|não tenho conta de luz no meu nome|não tenho conta de água|ainda não tenho conta de luz|serve a conta de luz como comprovante|exigem holerite ou contracheque|trabalho por conta própria e não consigo provar quanto ganho|precisa tirar xerox de alguma coisa|a conta de água está no nome do marido atrapalha|que papelada eu separo antes de começar|pedem carteira de trabalho assinada|faço bico e não tenho salário registrado|tenho que reconhecer firma em cartório|tenho que provar que moro aqui|necessita declaração de imposto de renda|minha casa não tem escritura dá problema|basta o cpf ou tem mais burocracia',
    reply:
      'Aqui não se pede comprovante de renda nem de endereço: bastam os dados do titular, com CPF. Em alguns pedidos pedimos depois a foto de um documento e uma selfie.',
  },
  {
    id: 'rg-ou-cnh',
    question: 'Posso usar o RG ou a CNH?',
    wordings:
      'serve o rg|serve a cnh|tenho rg serve|pode ser o rg|posso usar a cnh|só tenho rg|pode ser passaporte|serve rne|tenho só a carteira de motorista|posso passar outro documento|não lembro meu cpf pode ser outro documento|sou estrangeiro serve o passaporte|não sei o cpf posso mandar o rg|posso mandar o rg no lugar do cpf|não lembro o cpf serve o rg|a habilitação resolve|perdi o cartão do cpf só achei a identidade|vale a carteira de trabalho no lugar|posso informar o título de eleitor|o número da identidade substitui o cpf|onde acho o cpf na minha identidade|certidão de nascimento resolve|o pis serve em vez do cpf|sou militar posso informar a identidade funcional|prefiro dar a identidade em vez do cpf|cartão do sus funciona nesse caso|minha habilitação digital tem esse número que vocês pedem|não sei o cpf de cor posso mandar o rg',
    reply:
      'Não, o pedido precisa do número do CPF do titular; ele costuma estar no próprio RG ou na CNH. Empresas usam o CNPJ: escreva “sou empresa”.',
  },
  {
    id: 'contratar-para-empresa',
    question: 'Posso contratar para a minha empresa?',
    wordings:
      'tem plano para pj|tem plano empresarial|vocês fazem internet para empresa|internet para loja|instalam em comércio|posso contratar com cnpj|aceita mei|sou mei posso contratar|serve para loja|internet para comércio|internet para escritório|posso pôr no nome da empresa|é para o meu restaurante|tem nota fiscal para empresa|quero colocar no cnpj|é para uma loja|tem plano para empresa|cnpj pode|pode ser cnpj|aceita cnpj|trabalham com empresa|vocês atendem empresa|abri um salão de beleza e preciso de fibra lá|tenho uma oficina mecânica vocês atendem|é para a padaria da família|minha igreja tem cnpj consegue assinar|sou microempreendedor e quero no meu negócio|a fatura pode sair na razão social|é para um consultório de dentista|trabalho em casa mas tenho firma aberta|precisa ir no nome da pessoa jurídica|contrato corporativo vocês fazem|represento uma associação sem fins lucrativos|vale para ponto comercial',
    reply:
      'Pode: há planos com contrato e fatura no CNPJ, de MEI também. Escreva “sou empresa”, e o pedido segue com o CNPJ.',
    leads: { says: ['Sou empresa'] },
  },
  {
    id: 'nome-completo',
    question: 'O nome precisa ser completo?',
    wordings:
      'precisa ser o nome completo|posso pôr só o primeiro nome|meu nome é muito grande precisa tudo|pode ser apelido|posso abreviar o nome|nome social pode|posso usar nome social|mudei de nome depois de casar qual uso|nome de solteira ou de casada|precisa de acento no nome|o nome precisa ser igual ao documento|tem que estar igual no documento|meu sobrenome tem três partes coloco todas|escrevo igualzinho está na identidade|só um sobrenome já basta|tenho nome composto preciso digitar inteiro|casei e não atualizei a identidade qual sobrenome vale|divorciei e voltei ao sobrenome antigo|coloco o júnior no fim|pode botar só as iniciais do meio|sou trans qual nome escrevo no cadastro|sou conhecida pelo nome artístico pode ser esse|não cabe tudo posso encurtar meu sobrenome',
    reply: 'Sim: nome e sobrenomes do titular, como estão no documento. Apelido e nome abreviado não servem.',
  },
  {
    id: 'nome-de-quem-criou',
    question: 'Fui criado por outra pessoa. Que nome de mãe eu coloco?',
    wordings:
      'serve o nome da minha avó|posso colocar o nome de quem me criou|pode ser o nome da madrasta|coloco a mãe biológica ou a adotiva|serve o nome da tia que me criou|tenho duas mães|é a mãe biológica|qual mãe eu coloco|cresci em abrigo sem mãe nenhuma|fui adotado qual nome materno vale|na minha certidão só tem o pai|não sei quem é a minha mãe|meu documento não traz filiação materna|quem me registrou foi minha tia|fui registrado só pelo meu pai|tenho dois pais e nenhuma mãe|minha avó cuidou de mim desde bebê uso o dela|nunca conheci minha mãe o que escrevo|minha mãe de criação não é a do registro|o campo da mãe está em branco na minha identidade|no meu documento só consta o nome do pai|fui criado só pelo meu pai|meu registro não tem mãe|sou filho de dois pais',
    reply:
      'Vale o nome da mãe que está no seu documento, mesmo que outra pessoa tenha criado você. Se lá não há nenhum, escreva “Não consta”.',
  },
  {
    id: 'mae-falecida',
    question: 'E se a minha mãe já faleceu?',
    wordings:
      'minha mãe já faleceu|minha mãe é falecida|minha mãe morreu|ela já faleceu|é falecida|perdi minha mãe faz pouco tempo|mamãe já partiu|minha mãe não está mais viva|ela descansou ano passado|sou órfão de mãe|minha mãe está no céu preciso preencher mesmo assim|minha mãezinha já se foi|mesmo morta tenho que informar o nome dela|faz anos que enterrei minha mãe|minha mãe veio a óbito|a covid levou minha mãe|não tenho mais mãe viva',
    reply: 'Sinto muito. O nome dela continua no cadastro do seu CPF: escreva como está no seu documento.',
  },
  {
    id: 'data-do-documento',
    question: 'Fui registrado com a data errada. Escrevo a do documento?',
    wordings:
      'no documento está outra data|nasci em outro dia mas fui registrado depois|meu registro tem a data errada|a data do rg é diferente da verdadeira|fui registrado com outra data qual eu ponho|minha data de nascimento está errada no documento',
    reply: 'Vale a data que está no seu documento, mesmo que você tenha nascido em outro dia.',
  },
  {
    id: 'loja-fisica',
    question: 'Há loja física?',
    wordings:
      'tem loja física|onde fica a loja|tem que ir na loja|posso contratar na loja|tem loja no shopping|posso ir pessoalmente|tem loja perto de mim|qual a loja mais próxima|atendimento presencial|tem quiosque no centro|prefiro resolver cara a cara|vocês têm balcão na minha cidade|quero conversar olho no olho com um vendedor|dá para fechar presencialmente|tem revenda autorizada no meu bairro|posso passar aí para assinar|tem filial aqui no interior|onde fica o ponto de venda|minha mãe só confia indo até o estabelecimento|existe alguma unidade aberta ao público|a lojinha da tim daqui vende a fibra',
    reply: `O pedido se faz por aqui, sem ir a uma loja, ou pelo ${supplier.sales}. Onde há loja da TIM, eu não sei dizer.`,
  },
  {
    id: 'horario-de-atendimento',
    question: 'Qual é o horário de atendimento?',
    wordings:
      'que horas vocês atendem|qual o horário de atendimento|atendem de madrugada|atendem sábado e domingo por telefone|o atendimento é 24 horas|até que horas atendem|que horas abre o atendimento|tem atendente agora|que horas posso ligar|o suporte funciona de domingo|atendem no domingo e feriado|o suporte atende fim de semana|se der problema de domingo alguém atende|depois das dez da noite ainda tem gente|amanhã cedo encontro alguém na linha|fecham para o almoço|só consigo telefonar depois do expediente|o telefone funciona no natal|vocês param no carnaval|quando começa o expediente da central|esse chat fica no ar o dia inteiro|se eu chamar tarde da noite respondem|final de semana tem plantão|qual o melhor período para telefonar',
    reply: `Eu respondo a qualquer hora. O horário das pessoas não sei dizer: ligue para ${supplier.sales}, ou para ${supplier.support} se já é cliente, ou peça uma ligação.`,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'vaga-de-emprego',
    question: 'Tem vaga de emprego?',
    wordings:
      'vocês estão contratando|quero trabalhar com vocês|onde mando meu currículo|tem vaga para trabalhar|vaga de técnico|tem emprego na tim|tem processo seletivo aberto|estou procurando serviço de carteira assinada|preciso de trampo|sou instalador e quero entrar na equipe|aceitam jovem aprendiz na empresa|tem estágio aí|quero ser vendedor de vocês|como faço para trabalhar na empresa|meu marido é eletricista e busca uma colocação|meu filho está atrás do primeiro emprego|o setor de recursos humanos tem contato|abriram seleção para instalador',
    reply: 'De vagas de emprego eu não sei: aqui só faço pedidos e tiro dúvidas da internet de fibra.',
  },
  {
    id: 'quantos-pedidos',
    question: 'Posso ter mais de uma internet no mesmo CPF?',
    wordings:
      'posso ter duas internets no mesmo cpf|quantos planos por cpf|já tenho uma no meu cpf|posso contratar duas no meu nome|dá para ter dois contratos|o cpf pode ter dois planos|existe um máximo de assinaturas por pessoa|o sistema barra um segundo contrato no meu cpf|ajudo meus pais e quero a deles no meu nome também|posso ser titular de mais de uma conexão|tenho vários imóveis e quero fibra em todos comigo de titular|o mesmo titular consegue três contratos|dá para repetir o cpf em uma nova contratação|meu cpf aguenta outra assinatura|tem limite de contratos por cpf|já sou titular de uma e desejo somar a segunda|a mesma pessoa pode assinar duas vezes|meu documento já está em um contrato consigo fazer outro',
    reply:
      'Cada pedido é de um imóvel. Para outro endereço, faça outro pedido; se o CPF permite mais um, a análise diz na hora.',
  },
  {
    id: 'dificuldade-de-usar',
    question: 'Tenho dificuldade. Alguém pode fazer por mim?',
    wordings:
      'não sei mexer nisso|sou idosa e não entendo de computador|não enxergo bem|alguém pode preencher para mim|pode me ajudar a preencher|não tenho facilidade com internet|tem acessibilidade|sou deficiente visual|não sei ler direito|quero fazer por telefone|não sei usar esse chat|é muito complicado|meu neto é que costuma fazer essas coisas|tenho a vista cansada e as letras são pequenas|tem como alguém me guiar passo a passo|sou ruim de digitar|prefiro explicar falando|meu pai tem oitenta anos e não consegue sozinho|não estou conseguindo avançar me dá uma mão|minhas mãos tremem e erro tudo|sou analfabeto quero conversar por voz|estou perdida não entendi nada desse cadastro|tenho baixa visão e uso leitor de tela',
    reply: `Uma pessoa pode fazer o pedido com você por telefone ou WhatsApp: ${supplier.sales}. Ou peça uma ligação, que nós chamamos.`,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
]);
