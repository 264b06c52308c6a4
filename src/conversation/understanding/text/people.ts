/** Words for the people a visitor speaks of, by gender, as parts of regular expressions over plain text. */
export const women =
  'mae|mamae|maezinha|mainha|esposa|mulher|filha|irma|vo|vovo|avo|tia|sogra|namorada|noiva|nora|prima|cunhada|sobrinha|neta|enteada|madrasta|madrinha|comadre|companheira|patroa|veia|socia|inquilina';
export const men =
  'pai|papai|painho|marido|esposo|filho|irmao|tio|sogro|namorado|noivo|genro|primo|cunhado|sobrinho|neto|enteado|padrasto|padrinho|compadre|companheiro|patrao|veio|socio|inquilino';

/** The words for a mother. */
export const mother = '(?:mae|mamae|maezinha|mainha)';

/** A relative, a partner, a friend or a neighbour. */
export const somebody = `(?:${women}|${men}|amig[oa]|vizinh[oa]|menin[oa])`;

/** Somebody, or several, who may decide with the visitor. */
export const decider = `(?:${women}|${men}|filh[oa]s|pais|familia|chefe|sindic[oa]|don[oa]|propriet\\w+|pessoal|pessoas? (?:la )?(?:de casa|daqui))`;

/** Behind these words somebody else is meant: 'no nome da minha filha', 'quem recebe meu irmão'. */
const spokenOf =
  'a|o|as|os|um|uma|d?um[as]?|meus?|minhas?|seus?|suas?|teu|tua|d[aeo]s?|n[ao]s?|(?<!\\.|ponto )com|comigo|pr[ao]|para|ao?s?|por|pel[ao]|e|eh|ou|outr[oa]|n?ess[ea]|n?est[ea]|d?aquel[ea]|d?el[ea]|sem|cada|todo|toda|que|quem|so|muit[ao]|sou|somos|ser|foi|era|tenho|tem|tera|vai|vao|ta|tao|est(?:a|ar|ao)|fica(?:r|m)?|ficou|receb(?:e|er|em|eu)|atend(?:e|er|em|eu)|liga(?:r|ram)?|ligue|avis(?:a|e|ar)|chama(?:r|m)?|mor(?:a|o|am)|ve|ver|acompanha(?:r)?|abr(?:e|ir)|fal(?:a|e|ar)|conhec(?:e|o)|chegou|pergunt(?:a|e|ar)';

/** Words for the one who writes back, which are also words for others. */
export const calledOrSpokenOf =
  '(?:(?:minha|meu) (?:filh[ao]|querid[oa]|amig[oa]|amor|jovem|bem|anjo|irma|irmao|rainha|parceir[oa]|camarada)|querid[oa]|amig[oa]|amigao|patrao|chefe|campeao|rapaz|menin[oa]|lindinh[oa]|gente|pessoal|galera|doutora?|meu)';

/** The end of a message in which somebody is called: ', minha filha', ' amigo'. */
export const calledAtEnd = `(?: *[,.…!]+ *|(?<!\\b(?:${spokenOf})) )${calledOrSpokenOf}`;
