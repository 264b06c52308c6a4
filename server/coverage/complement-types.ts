/**
 * Parts of a Brazilian address complement, in display order. All networks of the reference data store all of them;
 * one that stores fewer needs its own row.
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
