import { supplier } from '../../supplier.ts';
import { entries } from '../entry.ts';

/** Who may order, and with what. */
export const holderEntries = entries([
  {
    id: 'idade-minima',
    question: 'Qual é a idade mínima para contratar?',
    wordings:
      'precisa ser maior de idade|menor de idade pode contratar|qual a idade mínima|tenho 17 anos posso contratar|sou menor de idade|com quantos anos posso contratar|precisa ter 18 anos|a idade importa|tem limite de idade|emancipado pode contratar|meu filho de menor pode pedir|idoso pode contratar',
    reply:
      'É preciso ter 18 anos completos. Quem é mais novo pode pedir a um adulto da casa que seja o titular.',
  },
  {
    id: 'documentos-e-comprovantes',
    question: 'Quais documentos e comprovantes são precisos?',
    wordings:
      'quais documentos preciso para contratar|precisa de comprovante de residência|precisa de comprovante de endereço|precisa comprovar renda|precisa de comprovante de renda|quais documentos precisa|que papéis vocês pedem|tem que mandar documento|o que preciso ter em mãos|não tenho comprovante de endereço|preciso de fiador|sou aposentado consigo contratar|sou autônomo posso contratar|não tenho renda fixa|estou desempregado posso contratar|preciso do rg na hora|preciso mandar rg|precisa mandar algum papel|precisa de conta de luz|não tenho conta de luz no meu nome|não tenho conta de água|ainda não tenho conta de luz|serve a conta de luz como comprovante',
    reply:
      'Aqui não se pede comprovante de renda nem de endereço: bastam os dados do titular, com CPF. Em alguns pedidos pedimos depois a foto de um documento e uma selfie.',
  },
  {
    id: 'rg-ou-cnh',
    question: 'Posso usar o RG ou a CNH?',
    wordings:
      'serve o rg|serve a cnh|tenho rg serve|pode ser o rg|posso usar a cnh|só tenho rg|pode ser passaporte|serve rne|tenho só a carteira de motorista|posso passar outro documento|não lembro meu cpf pode ser outro documento|sou estrangeiro serve o passaporte|não sei o cpf posso mandar o rg|posso mandar o rg no lugar do cpf|não lembro o cpf serve o rg',
    reply:
      'Não, o pedido precisa do número do CPF do titular; ele costuma estar no próprio RG ou na CNH. Empresas usam o CNPJ: escreva “sou empresa”.',
  },
  {
    id: 'contratar-para-empresa',
    question: 'Posso contratar para a minha empresa?',
    wordings:
      'tem plano para pj|tem plano empresarial|vocês fazem internet para empresa|internet para loja|instalam em comércio|posso contratar com cnpj|aceita mei|sou mei posso contratar|serve para loja|internet para comércio|internet para escritório|posso pôr no nome da empresa|é para o meu restaurante|tem nota fiscal para empresa|quero colocar no cnpj|é para uma loja|tem plano para empresa|cnpj pode|pode ser cnpj|aceita cnpj|trabalham com empresa|vocês atendem empresa',
    reply:
      'Pode: há planos com contrato e fatura no CNPJ, de MEI também. Escreva “sou empresa”, e o pedido segue com o CNPJ.',
    leads: { says: ['Sou empresa'] },
  },
  {
    id: 'nome-completo',
    question: 'O nome precisa ser completo?',
    wordings:
      'precisa ser o nome completo|posso pôr só o primeiro nome|meu nome é muito grande precisa tudo|pode ser apelido|posso abreviar o nome|nome social pode|posso usar nome social|mudei de nome depois de casar qual uso|nome de solteira ou de casada|precisa de acento no nome|o nome precisa ser igual ao documento|tem que estar igual no documento',
    reply: 'Sim: nome e sobrenomes do titular, como estão no documento. Apelido e nome abreviado não servem.',
  },
  {
    id: 'nome-de-quem-criou',
    question: 'Fui criado por outra pessoa. Que nome de mãe eu coloco?',
    wordings:
      'serve o nome da minha avó|posso colocar o nome de quem me criou|pode ser o nome da madrasta|coloco a mãe biológica ou a adotiva|serve o nome da tia que me criou|tenho duas mães|é a mãe biológica|qual mãe eu coloco',
    reply:
      'Vale o nome da mãe que está no seu documento, mesmo que outra pessoa tenha criado você. Se lá não há nenhum, escreva “Não consta”.',
  },
  {
    id: 'mae-falecida',
    question: 'E se a minha mãe já faleceu?',
    wordings: 'minha mãe já faleceu|minha mãe é falecida|minha mãe morreu|ela já faleceu|é falecida',
    reply: 'Sinto muito. O nome dela continua no cadastro do seu CPF: escreva como está no seu documento.',
  },
  {
    id: 'loja-fisica',
    question: 'Há loja física?',
    wordings:
      'tem loja física|onde fica a loja|tem que ir na loja|posso contratar na loja|tem loja no shopping|posso ir pessoalmente|tem loja perto de mim|qual a loja mais próxima|atendimento presencial',
    reply: `O pedido se faz por aqui, sem ir a uma loja, ou pelo ${supplier.sales}. Onde há loja da TIM, eu não sei dizer.`,
  },
  {
    id: 'horario-de-atendimento',
    question: 'Qual é o horário de atendimento?',
    wordings:
      'que horas vocês atendem|qual o horário de atendimento|atendem de madrugada|atendem sábado e domingo por telefone|o atendimento é 24 horas|até que horas atendem|que horas abre o atendimento|tem atendente agora|que horas posso ligar|o suporte funciona de domingo|atendem no domingo e feriado|o suporte atende fim de semana|se der problema de domingo alguém atende',
    reply: `Eu respondo a qualquer hora. O horário das pessoas não sei dizer: ligue para ${supplier.sales}, ou para ${supplier.support} se já é cliente, ou peça uma ligação.`,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
  {
    id: 'vaga-de-emprego',
    question: 'Tem vaga de emprego?',
    wordings:
      'vocês estão contratando|quero trabalhar com vocês|onde mando meu currículo|tem vaga para trabalhar|vaga de técnico|tem emprego na tim',
    reply: 'De vagas de emprego eu não sei: aqui só faço pedidos e tiro dúvidas da internet de fibra.',
  },
  {
    id: 'quantos-pedidos',
    question: 'Posso ter mais de uma internet no mesmo CPF?',
    wordings:
      'posso ter duas internets no mesmo cpf|quantos planos por cpf|já tenho uma no meu cpf|posso contratar duas no meu nome|dá para ter dois contratos|o cpf pode ter dois planos',
    reply:
      'Cada pedido é de um imóvel. Para outro endereço, faça outro pedido; se o CPF permite mais um, a análise diz na hora.',
  },
  {
    id: 'dificuldade-de-usar',
    question: 'Tenho dificuldade. Alguém pode fazer por mim?',
    wordings:
      'não sei mexer nisso|sou idosa e não entendo de computador|não enxergo bem|alguém pode preencher para mim|pode me ajudar a preencher|não tenho facilidade com internet|tem acessibilidade|sou deficiente visual|não sei ler direito|quero fazer por telefone|não sei usar esse chat|é muito complicado',
    reply: `Uma pessoa pode fazer o pedido com você por telefone ou WhatsApp: ${supplier.sales}. Ou peça uma ligação, que nós chamamos.`,
    leads: { says: ['Falar com uma pessoa', 'Receber ligação'] },
  },
]);
