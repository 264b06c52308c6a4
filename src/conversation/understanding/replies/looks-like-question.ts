import type { Text } from '../text.ts';

const opening =
  /^(?:(?:oi|ola|opa|bom dia|boa tarde|boa noite|mas|e|entao|ah|ok|so|antes|primeiro|moco|moca|gente)[ ,!.]+){0,3}(?:qual|quais|quant[oa]s?(?! antes)|quando|onde|cade|como|quem|por ?que|pq|o que|oq|oque|pra que|para que|tem|vem|inclui|posso|da (?:pra|para)|vcs?|voces?|existe|consigo|sera que|aceitam?|cobram?|(?:eu )?(?:queria|quero|gostaria de|preciso) (?:saber|entender|perguntar|uma informacao)|me (?:explica|diz|fala)|(?:tenho )?(?:uma )?duvida|e se|precisa|preciso (?:de|ter|estar|pagar)|vou (?:pagar|ter|precisar)|vai (?:demorar|ter|custar)|funciona|demora|fica (?:car|em quanto|quanto))\b/;

/** By its sign, or by how it begins. */
export const looksLikeQuestion = ({ plain, shown }: Text): boolean =>
  shown.includes('?') || opening.test(plain);
