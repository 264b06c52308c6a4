/**
 * What Brazilians write behind the house number, in the order a list shows it. Every network of the reference data
 * stores all of them; one that stores fewer needs a row of its own here.
 */
export const complementTypes: readonly { id: string; name: string }[] = [
  { id: 'apartamento', name: 'Apartamento' },
  { id: 'bloco', name: 'Bloco' },
  { id: 'torre', name: 'Torre' },
  { id: 'andar', name: 'Andar' },
  { id: 'casa', name: 'Casa' },
  { id: 'lote', name: 'Lote' },
  { id: 'quadra', name: 'Quadra' },
  { id: 'conjunto', name: 'Conjunto' },
  { id: 'fundos', name: 'Fundos' },
  { id: 'sobrado', name: 'Sobrado' },
  { id: 'loja', name: 'Loja' },
  { id: 'sala', name: 'Sala' },
];
