/** Whole messages, in lower case without accents or signs. Money and consent are taken from these words alone, or from a press. */
export const closedWords = {
  yes:
    'sim|s|ss|sim sim|isso|isso mesmo|isso ai|exato|exatamente|correto|certo|certinho|certissimo|ta certo|esta certo|' +
    'ta certinho|ta bom|tudo certo|ta tudo certo|esta tudo certo|tudo certinho|tudo ok|ok|okay|okey|blz|beleza|pode|pode ser|' +
    'claro|claro que sim|com certeza|certeza|confirmo|confirmado|confirma|confirmar|pode confirmar|sim confirmo|aham|uhum|fechado|combinado|' +
    'perfeito|positivo|quero|quero sim|sim quero|e isso|e isso mesmo|sim isso|sim por favor|yes|si|👍|👌|✅|sim esta certo|sim ta certo|isso ta certo|manda|bora|concordo|aceito',
  /** To what waits for a yes, besides: it goes on, or is pointed at. */
  goesOn:
    'pode seguir|segue|seguir|segue em frente|pode continuar|continua|continuar|prosseguir|pode prosseguir|salva|salvar|pode salvar|anota|pode anotar|confere|procede|esse|essa|esse mesmo|essa mesmo|essa mesma|e esse|e essa|e esse mesmo|e essa mesmo|e essa mesma|isso esse|sim esse|show|joia|massa|top|tranquilo',
  /** An answer that is being changed stays as it was. */
  leaves:
    'deixa assim|deixa assim mesmo|deixa como esta|deixa como ta|deixa como estava|deixa como tava|deixa|deixa quieto|deixa pra la|esquece|nao precisa|nao quero mudar|nao quero mudar mais|nao quero mais mudar|ah nao ta certo|ta certo|esta certo|ta certo assim|mantem|manter|mantem assim|nao muda|nao muda nada|volta onde eu tava|voltar onde parei|volta onde parei|volta onde eu estava|volta pra onde eu tava|voltar para onde parei|esquece continua|desisti|desisto de mudar',
  no:
    'nao|n|nn|nao e essa|nao e esse|nao esse|nao essa|nao nao|nop|nope|no|negativo|errado|ta errado|esta errado|nao ta certo|nao esta certo|nao e isso|nao era isso|' +
    'nao quero|nao quero nao|quero nao|nao obrigado|nao obrigada|nao brigado|nao brigada|nao por favor|de jeito nenhum|agora nao|ainda nao|' +
    'nao precisa|precisa nao|dispenso|nem pensar|👎|❌|vou corrigir|nao vou corrigir|nada disso|esquece|apaga isso|apaga|desfaz|desfaz isso|desfazer|cancela isso|era brincadeira',
  /** Of what was taken last: it is not right. */
  undoes:
    'desfaz|desfaz isso|desfazer|errado|ta errado|esta errado|isso ta errado|isso esta errado|nao ta certo|nao esta certo|nao e isso|nao era isso|nao foi isso|nao foi isso que eu disse|nao foi isso que eu falei|anotou errado|voce anotou errado|entendeu errado|voce entendeu errado',
  /** The order's consent. */
  accepts:
    'aceito|eu aceito|aceito sim|sim aceito|aceito tudo|aceito os termos|aceito as condicoes|li e aceito|eu li e aceito|sim li e aceito|' +
    'concordo|eu concordo|sim concordo|concordo sim|concordo com tudo|li e concordo|estou de acordo|to de acordo|de acordo|sim estou de acordo|' +
    'confirmo|eu confirmo|confirmo sim|sim confirmo|confirmo o pedido|confirmo tudo|pode confirmar|sim pode confirmar|pode confirmar o pedido|quero confirmar|confirmar|confirmar pedido|confirmar o pedido',
  debit:
    'debito|debito automatico|no debito|quero debito|quero debito automatico|quero o debito automatico|prefiro debito|no debito automatico|ativar|ativa|pode ativar|quero ativar|debito em conta|pelo debito',
  bill: 'boleto|no boleto|prefiro boleto|quero boleto|quero no boleto|prefiro no boleto|pelo boleto|boleto mesmo|por boleto|prefiro o boleto|quero pagar no boleto',
  /** They close the order, as an acceptance does. */
  concludes:
    'pode fechar|pode fechar o pedido|fecha|fecha ai|fecha o pedido|fechou|vamos fechar|vamo fechar|quero fechar|pode finalizar|finaliza|pode mandar|manda ver',
  /** Around an acceptance they say nothing, and agree to nothing alone: 'está bem, eu aceito'. */
  around:
    'e|o|a|ok|okay|blz|beleza|ta|esta|tudo|bem|bom|certo|po|ai|ja|sim|isso|isso mesmo|pode seguir|vamos|bora|tudo certo|ta tudo certo|ta certo|fechado|combinado|perfeito|show|otimo|👍|👌|✅|🤝|🙏|😊',
  /** To be told when fibre comes. */
  advises:
    'avisa|avise|avisem|me avisa|me avise|me avisem|pode avisar|podem avisar|pode me avisar|podem me avisar|pode me avisar sim|quero que me avisem|quero que avisem|quero ser avisado|quero ser avisada|quero aviso|quero o aviso|quero receber o aviso|sim me avisa|sim me avisem|sim pode avisar|sim pode me avisar|sim quero|aceito o aviso|aceito ser avisado|aceito ser avisada|aceito que me avisem',
  /** It points at the number that is written from. */
  thisNumber:
    'esse|esse mesmo|e esse|e esse mesmo|esse numero|este numero|esse numero mesmo|este numero mesmo|e esse numero|e este numero|esse aqui|este aqui|esse aqui mesmo|este|este mesmo|e este|e este mesmo|o mesmo|mesmo numero|o mesmo numero|e o mesmo|nesse|neste|nesse mesmo|neste mesmo|nesse numero|neste numero|nesse numero mesmo|pode ser esse|pode ser este|pode ser esse mesmo|pode ser nesse|esse que to falando|esse que estou falando|esse que estou usando|esse do whatsapp|esse do zap|esse zap|esse whats|esse whatsapp|o do whatsapp|o meu mesmo|esse mesmo que to falando',
  /** Around the number that is pointed at. */
  aroundNumber:
    'ja falei|ja disse|poe|coloca|usa|anota|pode usar|pode por|pode colocar|serve|aqui|msm|que eu to falando|que eu to usando|que estou falando|que estou usando|que to usando|que to falando|do whats|do zap|do whatsapp|whats|zap|whatsapp|numero',
  /** Ends an order, once its end is asked about. */
  withdraws:
    'sim desistir|sim quero desistir|quero desistir|quero desistir sim|desistir|desisto|desisto sim|desisto do pedido|quero desistir do pedido|vou desistir|' +
    'sim cancelar|sim cancela|sim pode cancelar|pode cancelar|pode cancelar sim|cancela|cancelar|cancela sim|cancela o pedido|cancela meu pedido|cancelar pedido|cancelar o pedido|cancelar meu pedido|' +
    'quero cancelar|sim quero cancelar|quero cancelar sim|quero cancelar o pedido|quero cancelar meu pedido|tenho certeza|sim tenho certeza|confirmo a desistencia|confirmar a desistencia',
  /** Of what is offered: the first, the second …, the last. */
  places: [
    'primeiro|primeira|1',
    'segundo|segunda|2',
    'terceiro|terceira|3',
    'quarto|quarta|4',
    'quinto|quinta|5',
    'ultimo|ultima',
  ],
  /** They name a value, or only lead to it: 'meu nome completo é'. */
  naming:
    'o|a|e|eh|esse|este|essa|esta|aqui|ai|meu|minha|do|da|de|dele|dela|em|no|na|dia|data|nome|completo|sobrenome|nasci|nascimento|mae|cpf|cnpj|documento|doc|telefone|tel|fone|celular|cel|zap|whats|whatsapp|numero|num|agencia|ag|conta|cc|corrente|banco|titular|me|chamo|sou|eu|oi|ola|bom|boa|tarde|noite|ok|segue|anota|pode|anotar|obrigado|obrigada|por|favor|gentileza|que|seria|para|pra|com|ddd|linha|tim|quadra|qd|q|lote|lt|fica',
  /** They name the field of a value: 'cpf 529…', 'nasci 12/03'. */
  ofField: {
    name: 'nome|chamo',
    mothers_name: 'mae',
    birth_date: 'nasci|nascimento|nascida|nascido|aniversario',
    cpf: 'cpf|documento|doc',
    cnpj: 'cnpj',
    phone: 'telefone|tel|fone|celular|cel|zap|whats|whatsapp',
    agency: 'agencia|ag',
    account_number: 'conta|cc',
    code: 'codigo',
    direct_debit: 'boleto|boletos',
  },
  /** Words of no name: whoever writes one says something else. */
  otherwise:
    'nao|sim|sei|que|quem|qual|quanto|quando|onde|como|porque|por|pra|para|com|sem|tem|ter|ser|foi|esta|ja|la|aqui|quero|queria|posso|pode|preciso|falar|fala|ver|isso|isto|essa|esse|mesmo|mesma|igual|outro|outra|sou|estou|nunca|muito|mais|menos|depois|agora|hoje|minha|meu|ela|ele|atendente|pessoa|ajuda|oi|ola|dia|tarde|noite|obrigado|obrigada|voltar|resumo|internet|plano|preco|boleto|humano|cancelar',
  /** They end the talk for today. */
  farewell:
    'tchau|tchauzinho|ate mais|ate logo|ate amanha|ate breve|ate depois|fui|falou|flw|fica com deus|boa noite|ok',
  /** They say nothing beside the others; 'kk' is any laugh. */
  courtesy:
    'por favor|pf|pfv|obrigado|obrigada|obg|valeu|vlw|moca|moco|querida|querido|amigo|amiga|minha filha|meu filho|viu|uai|ne|mesmo|kk|entao|sim',
} as const;
