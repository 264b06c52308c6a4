/** One sentence each, followed by the open question. */
export const toneSentences = {
  angry: 'Entendo, e sinto muito por isso: se quiser, conte a uma pessoa da equipe o que houve.',
  english: 'Sorry, I can only go on in Portuguese here.',
  spanish: 'Perdona, aquí solo puedo seguir en portugués.',
  french: 'Désolé, je ne peux continuer ici qu’en portugais.',
  italian: 'Mi dispiace, qui posso continuare solo in portoghese.',
  german: 'Leider kann ich hier nur auf Portugiesisch weitermachen.',
  haitianCreole: 'Padon, isit la mwen ka kontinye sèlman an pòtigè.',
} as const;
