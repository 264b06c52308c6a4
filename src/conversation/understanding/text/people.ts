/** Words for the people a visitor speaks of, by gender, as parts of regular expressions over plain text. */
export const women =
  'mae|mamae|maezinha|mainha|esposa|mulher|filha|irma|vo|vovo|avo|tia|sogra|namorada|noiva|nora|prima|cunhada|sobrinha|neta|enteada|madrasta|madrinha|comadre|companheira|patroa|veia|socia|inquilina';
export const men =
  'pai|papai|painho|marido|esposo|filho|irmao|tio|sogro|namorado|noivo|genro|primo|cunhado|sobrinho|neto|enteado|padrasto|padrinho|compadre|companheiro|patrao|veio|socio|inquilino';

/** The words for a mother. */
export const mother = '(?:mae|mamae|maezinha|mainha)';

/** A relative, a partner, a friend or a neighbour. */
export const somebody = `(?:${women}|${men}|amig[oa]|vizinh[oa]|menin[oa])`;

/** Words for the one who is spoken to: 'é o 45, minha filha', 'sim mano'. */
export const vocative =
  '(?:(?:minha|meu) (?:filh[ao]|querid[oa]|amig[oa]|amor|jovem|bem|anjo|rei|rainha|patrao|irmao|patricio|camarada|consagrado)|moc[oa]|gurias?|guri|mano|mana|mermao|vei|parca|parceir[oa]|bicho|rapaz|menin[oa]|querid[oa]|amig[oa]|amigao|chefe|chefia|campeao|lindinh[oa]|gente|pessoal|galera|doutora?|meu)';

/** Somebody, or several, who may decide with the visitor. */
export const decider = `(?:${women}|${men}|filh[oa]s|pais|familia|chefe|sindic[oa]|don[oa]|propriet\\w+|pessoal|pessoas? (?:la )?(?:de casa|daqui))`;
