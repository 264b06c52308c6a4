/** One sentence each, followed by the open question. */
export const toneSentences = {
  angry: 'Entendo, e sinto muito por isso.',
  english: 'Sorry, I can only go on in Portuguese here.',
  spanish: 'Perdona, aquí solo puedo seguir en portugués.',
  french: 'Désolé, je ne peux continuer ici qu’en portugais.',
  italian: 'Mi dispiace, qui posso continuare solo in portoghese.',
  german: 'Leider kann ich hier nur auf Portugiesisch weitermachen.',
  haitianCreole: 'Padon, isit la mwen ka kontinye sèlman an pòtigè.',
} as const;

/** Words of anger that are neither names nor answers. Plain form: lower case, no accents. */
export const angryWords: readonly string[] = (
  'vergonha|lixo|porra|cacete|puta|droga|inferno|' +
  'ferrar|tomar no cu|burro|burra|burros|trouxa|ladroes|tudo ladrao|uns ladrao|bando de ladrao|bandidos|golpistas|' +
  'que saco|saco cheio|cansei|to cansado|to cansada|estou cansado|estou cansada|nao presta|nao funciona nada|' +
  'desrespeito|descaso|vou processar|eu processo|procon|reclame aqui|raiva|odeio|odiei|nunca mais|perdendo tempo|perda de tempo|enrolacao|enrolando|enrolam|so sabem enrolar|so sabe enrolar|' +
  'brincadeira|sao uma piada|e uma piada|deu bolo|deram bolo|levei bolo|nao aguento|ja falei|ja disse|ja respondi isso|quantas vezes|aff|querem meu dinheiro|querem dinheiro|que demora|demora demais|anda logo|andem logo|desse jeito eu desisto|assim eu desisto|desse jeito nao da|assim nao da mais|anda com isso|parece piada|chatice|que chato|tudo caro|caro demais|que roubo|um roubo|ate que enfim|finalmente hein|demorou mais que|insuportavel|devia estar aqui|devia responder'
).split('|');

/** Insults with any ending, between spaces: ' pessimos ', ' ridiculas '. */
export const angryStems =
  / (?:pessim|horrive|ridicul|incompetent|absurd|palhac|imbeci|idiot|otari|estupid|inutil|inutei|nojent|porcari|safadez|desgrac|picaret|sacanage|mentiros|enganador|vagabund|canalha|arromba|caralh|porr[aio]+$|bost|merd|fod[aei]|cuzao|escrot)[a-z]* | (?:parem|para|pare) de (?:me )?(?:perguntar|encher|ligar|enrolar|incomodar)|(?:enche|enchendo|encheu) (?:o )?saco| (?:vsfd?|vtnc|pqp|fdp|tnc|krl|crl) | (?:va|vai|vao) tomar (?:banho|no) | (?:va|vai|vao) (?:te|se|pro|pra|a) (?:ferr|fod|lasc|dan|catar|inferno|merda|puta)| (?:voces?|vcs?|isso|isto|site|robo|bot|chat|sistema|atendimento) (?:aqui )?(?:e|eh|sao|ta|tao|esta|estao) (?:muito |bem |tao |meio |uns |umas |um |uma )*(?:chat[oa]|lent|confus|enrolad|lerd|ruim|ruins|fraco|complicad|devagar|tost|po[bd]r|ceg|surd|sem nocao)[a-z]* | mais (?:um|uma) (?:\w+ ){0,4}(?:e|que) (?:eu |ja )*(?:desisto|vou embora|largo|to fora|fecho|saio|paro|cancelo|sumo) | (?:perdendo|perdi|perder|sem|acabando|acabou|acaba|esgotou|esgotando|cade) (?:a |minha )*(?:paciencia|saco) | paciencia (?:tem limite|acabou|acabando|ta acabando|esgotou|foi embora|ja foi) | (?:pequenas causas|(?:vou|procurar|acionar|chamar|boto|entro|entrar|denunci\w+|reclam\w+|queixa) (?:\w+ ){0,3}(?:justica|anatel|advogad[oa])) | (?:estou|to|fiquei|muito) (?:indignad|revoltad|irritad|puto|puta|furios|decepcionad|insatisfeit)/;

/** Insults and oaths with the words around them, in the plain form. */
export const insults =
  /(?:\b(?:va|vai|vao) (?:tomar banho|(?:se|te) catar)|(?:\b(?:voces?|vcs?|tu|isso|robo|bot|chat|ess[ea]|seus?|sua|que|q|bando|cambada|de|tudo|e|eh|sao|ta|um|uma|uns) )*\b(?:burr[oa]s?|idiotas?|imbecis?|imbecil|palhac\w*|porra|merda|bosta|cacete|caralho|droga|inferno|saco|aff+|trouxas?|incompetent\w*|ridicul\w*|inutil|inuteis|pqp|vsf|fdp|krl|tnc|caramba|poxa|caraca|safadeza))(?![a-z])(?: (?:hein|ne|viu|demais|mesmo))*[ ,.!]*/g;

/** Complaints without rude words. Plain form, between spaces. */
export const complaints =
  / (?:nao|nunca) (?:apareceu|apareceram|compareceu|compareceram) | (?:ninguem|nenhum \w+|voces nao|vcs nao) (?:\w+ )?(?:atende|responde|resolve|ajuda|liga|ligou|retorn|veio|vieram|aparece|apareceu|explica)[a-z]* | (?:site|pagina|app|aplicativo|sistema|chat|link|botao|isso|isto|tela|conversa|robo|negocio) (?:\w+ ){0,3}(?:nao (?:funciona|carrega|abre|vai|anda|passa|resolve|adianta|presta|entende)|trav(?:a|ou|ando|ado)|bug(?:ou|ado|a)|caiu|da erro|deu erro|e (?:uma )?(?:ruim|confuso|complicado|lento|bagunca|demorado)) | (?:ja )?(?:tentei|liguei|mandei|perguntei|expliquei|fiz|pedi|repeti|preenchi|respondi) (?:\w+ ){0,3}(?:vezes|mil|tudo de novo|e nada|de novo) | (?:faz|tem|ha|mais de|por|uns|umas|quase) (?:\w+ )?(?:meia|hora|horas|minutos|dias|semanas|meses) (?:que |e nada |esperando|aqui|tentando|nisso|nessa|sem )| (?:estou|to|tou) (?:aqui |nisso )?(?:faz|ha|tem|a) (?:\w+ )?(?:meia|hora|horas|minutos|tempo|tempao) | (?:paguei|contratei|pedi|agendei|marquei) (?:\w+ ){0,4}(?:e|mas) (?:\w+ )?(?:nao|nunca|nada|ninguem) | (?:muit[oa]|quanta|demais|que|que \w+|tao) (?:demorad[oa]|demora|burocratic[oa]|burocracia|complicad[oa]|confus[oa]|enrolad[oa]) | (?:voces?|vcs?|isso|tudo) (?:so )?complica[a-z]* (?:demais|muito|tudo|a vida) | (?:mal|pessimamente) (?:atendid|educad|tratad)[ao]s? | (?:nao|nem) (?:\w+ )?(?:entende|entendem|entendeu|escuta|ouve|le) (?:nada|o que|nada do que|direito|portugues) /;
