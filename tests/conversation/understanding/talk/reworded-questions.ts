import type { KnowledgeId } from '../../../../src/content/knowledge/knowledge.ts';

/** Each question of the public pages in other words, which stand nowhere in what is searched. */
export const rewordedQuestions: Readonly<Partial<Record<KnowledgeId, readonly string[]>>> = {
  'acompanhar-pedido': ['onde eu vejo em que pé está meu pedido?', 'quero saber a situação do pedido'],
  'o-que-e': [
    'afinal, o que é essa tal de ultrafibra?',
    'me explica o que é a tim ultra fibra',
    'Ultrafibra é o quê?',
  ],
  'fibra-ou-adsl': [
    'adsl ou fibra, qual a diferença?',
    'a fibra é melhor do que o adsl por quê?',
    'o que a fibra tem de diferente do adsl',
  ],
  beneficios: [
    'que vantagens eu tenho com a ultrafibra?',
    'quais benefícios vocês oferecem?',
    'qual o benefício de ter ultrafibra',
  ],
  'como-escolher-o-plano': [
    'como sei qual plano escolher?',
    'me ajuda a escolher o plano ideal?',
    'qual o plano certo pra minha casa?',
  ],
  'aplicativos-inclusos': [
    'quais apps estão inclusos?',
    'vem algum aplicativo junto com o plano?',
    'que aplicativos eu ganho?',
  ],
  'plano-mais-procurado': [
    'qual plano vende mais?',
    'qual é o plano que mais procuram?',
    'qual o plano mais contratado',
  ],
  'modem-wi-fi-6': [
    'o roteador já vem com a internet?',
    'o wifi é o 6?',
    'vocês mandam modem?',
    'o modem está incluso?',
  ],
  'cobertura-por-estado-e-cidade': [
    'em que cidades vocês estão?',
    'quais estados têm ultrafibra?',
    'quais são as cidades atendidas?',
  ],
  'vizinho-tem-e-eu-nao': [
    'meu vizinho conseguiu contratar e eu não, por quê?',
    'por que o vizinho tem fibra e aqui não dá?',
    'o vizinho tem ultrafibra, e eu?',
  ],
  'como-contratar': [
    'como eu contrato?',
    'o que eu faço para contratar a internet?',
    'como assinar a ultrafibra?',
  ],
  'da-compra-a-instalacao': [
    'o que acontece depois da compra?',
    'como funciona da contratação até a instalação?',
    'quais são as etapas até instalarem?',
  ],
  'por-que-documentos-e-selfie': [
    'por que vocês pedem selfie?',
    'pra que querem meu documento e uma selfie?',
    'por que tem que mandar selfie?',
  ],
  'como-enviar-documentos': [
    'como mando meu documento?',
    'por onde eu envio a selfie?',
    'como faço pra enviar os documentos?',
  ],
  'telefones-de-contato': [
    'qual telefone eu ligo?',
    'me passa o telefone de contato?',
    'quais os números de contato de vocês?',
  ],
  'quais-planos-com-streaming': [
    'que planos têm streaming?',
    'tem algum plano com streaming incluso?',
    'quais streamings vêm nos planos?',
  ],
  'como-ativar-o-streaming': [
    'como ativo o streaming?',
    'como faço pra ativar os apps de streaming?',
    'onde eu ativo meu streaming?',
  ],
  'teste-de-velocidade': [
    'como faço o teste de velocidade?',
    'como eu testo a velocidade?',
    'onde meço a velocidade da internet?',
  ],
  'upload-e-download': [
    'upload e download, qual a diferença?',
    'o que é download e upload?',
    'qual a diferença de upload pra download?',
  ],
  'suporte-tecnico': [
    'minha internet não está funcionando, como chamo o suporte?',
    'minha internet caiu e não volta',
    'preciso de suporte técnico',
    'a internet daqui de casa tá muito lenta',
  ],
  'quando-comeca-a-cobranca': [
    'quando começam a cobrar?',
    'a partir de quando eu pago?',
    'quando eu começo a pagar a fibra?',
  ],
  'bonus-no-celular': [
    'tenho TIM no celular, ganho internet a mais?',
    'quem tem celular tim ganha bônus?',
    'ganho gigas no celular tim?',
  ],
  'segunda-via-da-fatura': [
    'preciso da segunda via',
    'como tiro a 2ª via da conta?',
    'onde pego a segunda via do boleto?',
  ],
  'formas-de-pagamento': [
    'como posso pagar?',
    'quais as opções de pagamento?',
    'dá pra pagar no pix ou no cartão?',
  ],
  'como-cancelar-o-plano': [
    'como faço pra cancelar o plano?',
    'quero cancelar meu plano, como faço?',
    'dá pra cancelar o plano?',
  ],
  'como-cancelar-o-streaming': [
    'como cancelo o streaming?',
    'dá pra cancelar só o streaming?',
    'quero tirar só o streaming',
  ],
  'globoplay-como-assinar': [
    'como faço pra assinar o globoplay?',
    'quero assinar globoplay com a fibra, como?',
  ],
  'globoplay-como-ativar': ['como ativa o globoplay?', 'onde ativo meu globoplay?'],
  'globoplay-redefinir-senha': ['esqueci minha senha, como redefino?', 'perdi a senha do globoplay'],
  'globoplay-adicionar-familiares': [
    'dá pra adicionar familiares?',
    'posso colocar mais pessoas da família no globoplay?',
  ],
  'globoplay-tipo-de-plano': [
    'qual plano do globoplay vem com a fibra?',
    'qual o tipo de assinatura do globoplay?',
  ],
  'globoplay-velocidade': [
    'o globoplay vem com qual velocidade?',
    'em qual velocidade de internet vem o globoplay?',
  ],
  'globoplay-aparelhos-ao-mesmo-tempo': [
    'quantos aparelhos podem assistir ao mesmo tempo?',
    'em quantos aparelhos ao mesmo tempo?',
  ],
  'globoplay-aparelhos-compativeis': [
    'o globoplay funciona em quais aparelhos?',
    'em que aparelhos funciona o globoplay?',
  ],
  'globoplay-como-cancelar': ['como faço pra cancelar o globoplay?', 'dá pra cancelar o globoplay?'],
  'paramount-como-entrar': ['como entro no paramount+?', 'como faço o login do paramount?'],
  'paramount-como-funciona': ['como funciona o paramount?', 'como é o paramount com a ultrafibra?'],
  'paramount-como-cancelar': ['como faço pra cancelar o paramount?', 'quero cancelar o paramount+'],
  'paramount-na-tv': ['como vejo paramount na tv?', 'funciona o paramount na smart tv?'],
  'paramount-quanto-custa': ['quanto é o paramount+?', 'qual o valor do paramount?'],
  'hbo-max-como-ativar': ['como ativo o hbo max?', 'como faço login no hbo?'],
  'hbo-max-como-funciona': ['como funciona o hbo max?', 'como é o hbo max com a ultrafibra?'],
  'hbo-max-telas-e-qualidade': ['o hbo max é em quantas telas?', 'qual a qualidade do hbo?'],
  'hbo-max-como-cancelar': ['como faço pra cancelar o hbo max?', 'quero cancelar o hbo'],
  'hbo-max-quanto-custa': ['quanto custa com hbo max?', 'qual o valor da fibra com hbo max?'],
};
