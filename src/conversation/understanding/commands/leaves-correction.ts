const opening =
  '^(?:(?:ah|aa|nao|n|opa|entao|ta|ok|bom|na verdade|pensando bem|melhor|mas|e|po|olha|desculpa|moc[ao]|deixa|esquece|nada)[ ,.!]+)*';
const go = '(?:(?:pode |vamos |bora )?(?:continua|continuar|segue|seguir|siga|prossegue|prosseguir))';
const asItWas =
  '(?:assim|quieto|pra la|isso|isso (?:ai|pra la)|o mesmo|como (?:ta|esta|tava|estava)|do jeito que (?:ta|esta|tava|estava)|o que (?:ta|tava))';
const thing = '(?: (?:nada|mais|nao|isso|nisso|em nada|a resposta))*';
const there =
  '(?:pra |para )?a?onde (?:(?:eu|a gente|nos) )?(?:tava|estava|estavamos|parei|parou|paramos|tinha parado)';

/** What leaves an answer as it was: 'deixa assim', 'esquece, continua', 'não quero mudar mais'. */
const leaves = new RegExp(
  `${opening}(?:(?:pode )?deix(?:a|ar|e) ${asItWas}|esquece|(?:nao|n) (?:precisa|quero|vou)(?: mais)? (?:mudar|trocar|corrigir|mexer|alterar)${thing}|(?:nao|n) mud(?:a|e|o)${thing}|(?:mant(?:em|enha)|fica)(?: ${asItWas})?|cancela (?:isso|a mudanca|a correcao|a troca)|(?:ta|esta|tava|estava|era) (?:tudo )?(?:cert[oa]|bom|correto|isso)|${go}|volta(?:r)? (?:la |ai )?${there})(?:[ ,.!]+(?:e |que )?(?:mesmo|entao|por favor|vai|ja|(?:ta|esta|tava|estava) (?:tudo )?(?:cert[oa]|bom)|${go}|${there}|(?:d[eo] )?onde (?:eu )?(?:parei|tava)|como (?:ta|tava)))*[.! ]*$`,
);

/** Whether a message at an answer that is corrected leaves it as it was. */
export const leavesCorrection = (plain: string): boolean => leaves.test(plain);
