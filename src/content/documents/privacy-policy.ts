import { supplier } from '../supplier.ts';
import type { PublicDocument } from './public-document.ts';

/**
 * Must match the code: the fields' `keep`, the cookies, the storage slots, the encrypted columns and the retention
 * table.
 */
export const privacyPolicy: PublicDocument = {
  title: 'Política de privacidade',
  updated: '2026-11-28',
  lead: 'Aqui está, em português simples, o que perguntamos para vender e instalar a sua internet, por que perguntamos, onde cada resposta fica, por quanto tempo e como você pede para apagar.',
  sections: [
    {
      heading: 'Em poucas palavras',
      list: [
        'Perguntamos só o que é preciso para consultar a cobertura, analisar o pedido, instalar e cobrar.',
        'CPF, CNPJ, nome da mãe, data de nascimento e dados bancários são guardados cifrados no servidor e nunca ficam gravados no seu navegador.',
        'O que você escreve na conversa é lido no servidor por um modelo automático e não fica guardado lá, a não ser que você peça uma pessoa.',
        'O que você não terminou é apagado sozinho: os dados sensíveis em 72 horas, o contato e o endereço em 30 dias.',
        'Ofertas por e-mail, SMS ou WhatsApp só com a sua autorização, que você retira quando quiser.',
        'Se a análise automática recusar o pedido, você pode pedir que uma pessoa revise.',
        'Não vendemos os seus dados.',
      ],
    },
    {
      heading: 'Quem cuida dos seus dados',
      paragraphs: [
        `Quem decide como os seus dados são usados neste site é a ${supplier.name}, CNPJ ${supplier.cnpj}, com endereço em ${supplier.address}. Na Lei Geral de Proteção de Dados (Lei 13.709/2018, a LGPD), ela é a controladora.`,
        'Para falar de privacidade, procure o encarregado pelo tratamento de dados pessoais. As formas de contato estão no fim deste documento.',
        'Esta política vale para a consulta de cobertura, o pedido, a renovação, a migração e a conversa neste site. Os aplicativos e os serviços de streaming incluídos nos planos têm políticas próprias, de quem os fornece.',
      ],
    },
    {
      heading: 'O que perguntamos e por quê',
      list: [
        'CEP, número, quadra, lote, rua, bairro e complemento: para saber se a fibra chega ao seu endereço e para o técnico encontrar a casa. Base legal: providências antes do contrato, a seu pedido.',
        'Nome: para identificar quem contrata. Base legal: contrato.',
        'Celular: para avisar sobre o pedido, combinar a instalação e confirmar que é você quem retoma ou acompanha um pedido. Base legal: contrato.',
        'E-mail: para enviar a confirmação e os avisos do pedido, com o resumo em PDF, e para a TIM enviar as faturas. Na oferta para colaboradores, o e-mail corporativo recebe um código. Base legal: contrato.',
        'Data de nascimento: para saber que você tem 18 anos ou mais e para ajudar a confirmar que o CPF é seu. Base legal: contrato e proteção do crédito.',
        'Nome da mãe: para separar pessoas com o mesmo nome no cadastro do CPF. Quem não o tem no documento responde “Não consta”. Base legal: proteção do crédito.',
        'CPF ou CNPJ, com a razão social da empresa: para o contrato, as faturas e a análise do pedido. Base legal: contrato, obrigação legal e proteção do crédito.',
        'De quem já é cliente, o CPF ou o número da linha TIM: para encontrar o cadastro e as ofertas que existem para ele. Nada do cadastro aparece antes de você provar que é seu. Base legal: contrato.',
        'Dia de vencimento e forma de pagamento: para emitir as faturas. Banco, agência e conta, só se você escolher o débito automático. Base legal: contrato.',
        'Dias e períodos para a instalação: para agendar a visita do técnico. Base legal: contrato.',
        'Respostas às perguntas de confirmação, quando são feitas: para proteger você de quem tente usar o seu CPF. Base legal: proteção do crédito e prevenção à fraude.',
        'Mensagens da conversa: para entender o que você responde, pergunta ou quer corrigir. As que não são só um toque ou uma resposta no formato pedido vão ao servidor antes de você confirmar o que está nelas. Base legal: providências antes do contrato, a seu pedido.',
        'Aceite de ofertas: para enviar promoções. Base legal: o seu consentimento. Recusar não muda o pedido.',
        'De onde você veio (a campanha no endereço do link), o tipo de navegador, a sua escolha de cookies e como você prefere ler (idioma, tamanho da letra, movimento, claro ou escuro): para saber quais anúncios funcionam e para resolver defeitos. Base legal: legítimo interesse.',
        'Até onde você chegou no pedido, só se você aceitou os cookies de desempenho e funcionalidade: o chat de atendimento fica sabendo das etapas, do CEP, do plano, do valor, do vencimento, da forma de pagamento, dos dias de instalação, das suas escolhas sobre contato e do número do pedido. De documentos, nascimento, nome da mãe, banco e endereço, só que foram informados; nome, celular e e-mail, só se você aceitou ser contatado por eles. Base legal: o seu consentimento.',
        'O protocolo do chat de atendimento, só se você aceitou os cookies de desempenho e funcionalidade: para juntar a conversa ao pedido. Base legal: o seu consentimento.',
        'Contagens: quantas vezes cada etapa é vista, respondida ou deixada, com a campanha, o estado e o tipo de aparelho. Não têm o que você respondeu nem se ligam a você. Só se você aceitou os cookies de desempenho e funcionalidade, as de uma mesma visita se ligam entre si, e medimos a velocidade da página. Base legal: legítimo interesse e, para isso último, o seu consentimento.',
      ],
    },
    {
      heading: 'O que fica no seu navegador',
      paragraphs: ['Cada resposta tem um lugar certo, e nenhum deles guarda mais do que precisa:'],
      list: [
        'Só enquanto a página está aberta: CPF, CNPJ, razão social, nome da mãe, data de nascimento, banco, agência, conta, respostas às perguntas de confirmação, códigos que enviamos a você e o aceite das condições. Fechou ou recarregou a página, sumiu do navegador.',
        'Só enquanto a aba está aberta: endereço, nome, celular, e-mail, plano, vencimento, forma de pagamento, dias de instalação, a campanha de onde você veio, como você prefere ler, as perguntas que você fez na conversa (sem as que têm números ou e-mail) e, para quem aceitou, o protocolo do chat e as etapas que ele já conhece. Assim, uma queda de conexão não apaga o que você já respondeu.',
        'Neste aparelho, até você começar outro pedido ou limpar o navegador: o número de referência do pedido e o tamanho de letra escolhido. O número de referência só aponta para o pedido; sozinho, não mostra os seus dados.',
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: ['Os cookies necessários são três:'],
      list: [
        '“lead” (“__Host-lead” em conexão segura) prova que é o seu navegador que está fazendo ou acompanhando o pedido. É um número aleatório, que as páginas não conseguem ler, e o servidor guarda só um resumo irreversível dele. Perde o valor depois de 60 minutos sem uso e, em qualquer caso, depois de 24 horas.',
        '“device” (“__Host-device” em conexão segura) só nasce quando você consulta um cadastro de cliente e serve apenas para conter abusos: o servidor conta as consultas do mesmo navegador. É outro número aleatório, que as páginas não conseguem ler; nada fica guardado com ele. Dura 24 horas.',
        '“ultrafibra_consent” guarda a sua escolha sobre os outros cookies: por 7 dias ou, enquanto você não escolhe, por até um ano, como recusa.',
        'Cookies e ferramentas de publicidade, desempenho ou medição são opcionais: nenhum é carregado antes de você aceitar, e recusar é tão fácil quanto aceitar.',
        'Na página do parceiro de pontos, quem aceita publicidade carrega também a ferramenta de afiliados dele. Vídeos são do YouTube: nada deles é carregado antes de você apertar “Assistir”. Nos dois casos, vale a política de quem os oferece.',
      ],
    },
    {
      heading: 'O que fica no servidor e como é protegido',
      list: [
        'CPF, CNPJ, nome da mãe, data de nascimento e dados bancários são cifrados um a um (AES-256-GCM), com a chave fora do banco de dados. O pedido é localizado pelo CPF por meio de um código irreversível.',
        'Quando você retoma um pedido, essas respostas voltam mascaradas: o bastante para você reconhecer, inútil para outra pessoa.',
        'As respostas certas das perguntas de confirmação ficam cifradas só até a análise terminar. As suas respostas servem para conferir e não são guardadas.',
        'Um modelo automático, no próprio servidor, lê cada mensagem da conversa na memória e devolve o que entendeu. A mensagem não é guardada nem anotada em registros. Com ela vão os nomes das perguntas que você já respondeu, não as respostas. Só o que você confirma ou responde com certeza entra no pedido. Se você pedir uma pessoa da nossa equipe, as últimas mensagens, sem o que é secreto, e o que vocês escreverem ficam guardados, cifrados, para quem atende.',
        'Os registros técnicos do servidor anotam apenas o tipo de consulta, o resultado, a duração e, quando uma página quebra, em que ponto do programa. Não anotam o endereço completo da página, o conteúdo nem o seu endereço de internet (IP), que é usado só na hora, para conter abusos.',
        'Toda a comunicação com o site publicado é cifrada.',
      ],
    },
    {
      heading: 'O link para continuar o pedido',
      paragraphs: [
        'Um link de pedido vale 72 horas. Quem o abre vê apenas em que ponto o pedido está, a cidade, o estado e o plano. Para ver o resto, é preciso informar os quatro últimos números do celular do pedido. São três tentativas; depois, o link fica bloqueado por uma hora.',
        'O número do pedido sai da barra de endereço assim que a página abre.',
      ],
    },
    {
      heading: 'Por quanto tempo guardamos',
      list: [
        'Pedido não terminado, dados sensíveis (CPF, CNPJ, nome da mãe, data de nascimento, dados bancários e o que a análise anotou): 72 horas depois da última resposta.',
        'Pedido não terminado, contato, razão social e endereço: 30 dias depois da última resposta. Ficam só a cidade, o plano e a etapa em que o pedido parou, sem nada que identifique você.',
        'Contato de quem ainda não tem cobertura: 30 dias ou, se você aceitou receber o aviso, até um ano. Você pode retirá-lo antes, na própria página.',
        'Pedido de ligação e pedido de revisão: 30 dias.',
        'Recusa da análise e tentativas nas perguntas de confirmação, ligadas ao documento só por um código irreversível: 30 dias.',
        'O que a conversa não entendeu ou não soube responder, e as últimas mensagens de quem pediu uma pessoa: só as palavras comuns, sem números nem nomes, 90 dias.',
        'Conversa com uma pessoa da nossa equipe: 30 dias depois da última mensagem ou, se você fez um pedido, junto com ele.',
        'Fotos, áudios, vídeos e arquivos enviados no WhatsApp: cifrados, junto com a conversa e por no máximo 90 dias.',
        'Mensagens que enviamos: até oito dias depois da data do envio.',
        'Convite para continuar um pedido, ligado ao e-mail só por um código irreversível: 90 dias. Quem pede para não receber ofertas continua anotado, do mesmo modo, para que elas não voltem.',
        'Registro de quem da nossa equipe viu ou mudou os seus dados: cinco anos.',
        'Autorização do navegador, controle de respostas repetidas, tentativas de provar quem é e códigos que enviamos: 24 horas.',
        'Consulta de renovação não terminada: 72 horas depois da última resposta.',
        'Pedido terminado: faz parte do contrato e fica pelo tempo dele e pelos prazos que a lei exige.',
      ],
    },
    {
      heading: 'Análise automática e revisão por uma pessoa',
      paragraphs: [
        'Depois que você responde, uma análise automática confere os dados do pedido. Ela pode aprovar, fazer até três perguntas sobre o que você mesmo informou ou recusar. Nas perguntas, são duas tentativas.',
        'Se o pedido for recusado, você não perde o que preencheu. Na mesma tela, o botão “Pedir revisão” leva o caso a uma pessoa da nossa equipe, e você também pode pedir uma ligação. É o seu direito de revisão de decisões automatizadas, do artigo 20 da LGPD: você pode pedir ainda os critérios usados.',
      ],
    },
    {
      heading: 'Com quem compartilhamos',
      list: [
        'Serviços públicos de consulta de CEP: recebem só o CEP, para completar a rua, o bairro e a cidade.',
        'Birôs de crédito, quando participam da análise do pedido: recebem os dados necessários para confirmar a identidade e analisar o crédito.',
        'Técnicos de instalação: recebem nome, celular, endereço e a data combinada.',
        'Bancos: recebem os dados da conta, se você escolher o débito automático.',
        'Parceiros de pontos e de streaming: recebem o necessário para liberar o benefício que você contratou.',
        'Autoridades: quando a lei ou uma ordem judicial obrigar.',
        'Ninguém recebe os seus dados para fazer propaganda própria. Os links de WhatsApp levam apenas o texto da mensagem, nunca CPF, endereço ou dados bancários.',
      ],
    },
    {
      heading: 'Os seus direitos',
      paragraphs: ['A qualquer momento, sem custo, você pode pedir:'],
      list: [
        'a confirmação de que tratamos os seus dados, e uma cópia deles: de um pedido, na página “Acompanhar pedido”, em “Baixar tudo o que guardamos sobre mim”; a cópia completa, pelos canais abaixo;',
        'a correção do que estiver errado ou incompleto;',
        'a exclusão, o bloqueio ou a anonimização do que não for necessário;',
        'a portabilidade para outra empresa;',
        'a lista de com quem os dados foram compartilhados;',
        'a retirada do consentimento para ofertas;',
        'a revisão, por uma pessoa, de uma decisão automática.',
      ],
    },
    {
      heading: 'Como apagar um pedido não terminado',
      paragraphs: [
        'No navegador em que o pedido foi feito, aperte “Desistir e apagar meus dados” na revisão do pedido: ele é apagado na hora, com respostas, autorizações do navegador e anotações da análise. Em outro lugar, peça pelos canais abaixo e informe o número de referência do pedido e o celular que você deu nele.',
        'Um pedido terminado já faz parte do contrato. Ele pode ser desfeito em até 7 dias, sem custo e sem justificativa; os dados que a lei manda guardar ficam pelo prazo dela.',
      ],
    },
    {
      heading: 'Crianças e adolescentes',
      paragraphs: [
        'Só maiores de 18 anos podem contratar. Não pedimos dados de crianças e adolescentes; se alguém os informou por engano, peça a exclusão pelos canais abaixo.',
      ],
    },
    {
      heading: 'Fale com o encarregado',
      paragraphs: [
        `Encarregado pelo tratamento de dados pessoais da ${supplier.name} Por carta: ${supplier.address}, aos cuidados do encarregado. Por telefone: suporte ${supplier.support} ou vendas ${supplier.sales}; diga que o assunto é privacidade e anote o protocolo.`,
        'Se a resposta não resolver, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD), em www.gov.br/anpd, ou os órgãos de defesa do consumidor.',
      ],
    },
    {
      heading: 'Mudanças nesta política',
      paragraphs: ['Quando algo mudar, publicamos a nova versão no mesmo endereço, com a data no começo.'],
    },
  ],
};
