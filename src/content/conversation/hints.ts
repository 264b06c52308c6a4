/** Replies to an answer in the wrong form. */
export const hintWords = {
  bankListed: (bank: string) => `Sim: ${bank} está na lista. A conta tem de ser do titular do pedido.`,
  place:
    'Escreva os 8 números do CEP, como 01310-100. Sem o CEP, a rua, o número e a cidade também servem: “Av. Paulista 1000, São Paulo”.',
  landline: 'Esse é um telefone fixo, não é? Aqui preciso de um celular com DDD, como (11) 98765-4321.',
  phone: 'Daqui eu não vejo o seu número. Escreva o celular com DDD, como (11) 98765-4321.',
  foreignPhone:
    'Aqui preciso de um celular do Brasil, com DDD, como (11) 98765-4321. Se você ainda não tem, fale com uma pessoa.',
  areaCode: 'Escreva os 2 números do DDD e os 9 do celular, como (11) 98765-4321.',
  company: 'Esse é um CNPJ, e aqui preciso do CPF do titular. Para contratar no CNPJ, escreva “sou empresa”.',
  companyForDate:
    'Esse parece um CNPJ, e aqui preciso da data de nascimento, como 02/02/1990. Para contratar no CNPJ, escreva “sou empresa”.',
  festival: 'Bela data. Escreva com dia, mês e ano, como 02/02/1990, para eu não errar.',
  age: 'Pela idade eu não sei o dia. Escreva dia, mês e ano do nascimento, como 02/02/1990.',
  tooYoung:
    'É preciso ter 18 anos completos. Um adulto da casa pode ser o titular: escreva a data de nascimento dele.',
  isWholeName: 'É o nome inteiro? Se tem sobrenome, escreva o nome com ele.',
  sameAddress: 'O CEP diz só a cidade. Escreva a rua e o bairro em que a internet vai ficar.',
  whichFlat: 'Qual apartamento? Escreva junto com a rua e o bairro, como “Rua das Flores, Centro, apto 12”.',
  streetWithoutName:
    'Se a rua não tem nome, escreva “Rua sem nome”. No complemento cabe um ponto de referência.',
  houseNumber:
    'Escreva o número que está na porta ou na conta de luz; se não há, “sem número”. O ponto de referência cabe no complemento.',
  mothersName:
    'Escreva o nome e o sobrenome da sua mãe, como estão no RG, na CNH ou na certidão de nascimento. Se não consta no documento, escreva “Não consta”.',
  cpf: 'O número do CPF está no RG novo, na CNH e no aplicativo gov.br. São 11 números.',
  identityCard:
    'Esse parece o número do RG, e aqui preciso do CPF: são 11 números, e no RG novo eles estão impressos.',
  spelling: 'Escreva o nome completo já com as letras certas, como está no documento.',
  withoutBank: 'Sem conta em banco dá para pagar por boleto: escreva “prefiro boleto”.',
} as const;
