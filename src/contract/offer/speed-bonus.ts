/** A speed that comes on top of the plan's own. */
export interface SpeedBonus {
  mega: number;
  lasts: 'forever' | 'oneYear';
}

/** As the plan lists write it: '600MB + 100MB Bônus vitalícios'. */
const written = /^\d+MB \+ (\d+)MB Bônus (vitalícios|por um ano)$/;

/** Null for any other bonus: mobile data, say. */
export function readSpeedBonus(description: string): SpeedBonus | null {
  const [, mega, lasts] = written.exec(description) ?? [];
  if (mega === undefined) return null;
  return { mega: Number(mega), lasts: lasts === 'vitalícios' ? 'forever' : 'oneYear' };
}

const lasting = { forever: 'para sempre', oneYear: 'por um ano' } as const;

/** A bonus of a plan in plain words; what is no speed says by itself what it is. */
export function plainBonus({ addon_description: description }: { addon_description: string }): string {
  const bonus = readSpeedBonus(description);
  return bonus === null ? description : `Mais ${bonus.mega} Mega de bônus, ${lasting[bonus.lasts]}`;
}
