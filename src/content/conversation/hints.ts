/** What is said where an answer is told in another way than it is needed. */
export const hintWords = {
  landline: 'Esse é um telefone fixo, não é? Aqui preciso de um celular com DDD, como (11) 98765-4321.',
  areaCode: 'Escreva os 2 números do DDD e os 9 do celular, como (11) 98765-4321.',
  company: 'Esse é um CNPJ, e aqui preciso do CPF do titular. Para contratar no CNPJ, escreva “sou empresa”.',
  companyForDate:
    'Esse parece um CNPJ, e aqui preciso da data de nascimento, como 02/02/1990. Para contratar no CNPJ, escreva “sou empresa”.',
  festival: 'Bela data. Escreva com dia, mês e ano, como 02/02/1990, para eu não errar.',
  age: 'Pela idade eu não sei o dia. Escreva dia, mês e ano do nascimento, como 02/02/1990.',
  streetWithoutName:
    'Se a rua não tem nome, escreva “Rua sem nome”. No complemento cabe um ponto de referência.',
  spelling: 'Escreva o nome completo já com as letras certas, como está no documento.',
  withoutBank: 'Sem conta em banco dá para pagar por boleto: escreva “prefiro boleto”.',
} as const;
