/** One sentence each; then the conversation goes on with the open question. */
export const toneSentences = {
  angry: 'Entendo, e sinto muito por isso.',
  english: 'Sorry, I can only go on in Portuguese here.',
  spanish: 'Perdona, aquí solo puedo seguir en portugués.',
} as const;

/** What nobody is called and no answer says. Plain: lower case, without accents. */
export const angryWords: readonly string[] = (
  'vergonha|absurdo|absurda|palhacada|palhaco|palhacos|ridiculo|ridicula|lixo|merda|porra|caralho|cacete|fdp|pqp|vsf|vtnc|puta|bosta|droga|desgraca|inferno|' +
  'ferrar|foder|foda se|tomar no cu|idiota|idiotas|burro|burra|burros|imbecil|imbecis|otario|otarios|trouxa|ladroes|ladrao|bandidos|golpistas|' +
  'que saco|saco cheio|cansei|to cansado|to cansada|estou cansado|estou cansada|pessimo|pessima|horrivel|horriveis|nao presta|nao funciona nada|incompetente|incompetentes|' +
  'desrespeito|descaso|vou processar|eu processo|procon|reclame aqui|raiva|odeio|odiei|nunca mais|perdendo tempo|perda de tempo|enrolacao|enrolando|enrolam|' +
  'ja falei|ja disse|ja respondi isso|quantas vezes|aff|querem meu dinheiro|querem dinheiro|que demora|demora demais|parece piada|chatice|que chato|tudo caro|caro demais|que roubo|um roubo|ate que enfim|finalmente hein|demorou mais que|insuportavel|devia estar aqui|devia responder'
).split('|');

/** Words that hold a sentence together, and that Portuguese does not have. */
export const functionWords = {
  english:
    'the is are was what how much many do does you your i my we our want need hello hi please can could have has it this that there in at to of and or not with for speak english plan price address wrong fine good thanks thank',
  spanish:
    'el los las una unos cuanto cuanta cuesta quiero necesito tengo hola gracias usted ustedes y con hay pero muy soy es mi tu donde hablo hablan puedo precio tienen cual cuales ahora direccion espanol del al yo',
} as const;

/** Of the same lists, what stands in Portuguese sentences as well. */
export const sharedWords: readonly string[] = 'do has to of in at or no it is es y al mi tu con plan'.split(
  ' ',
);
