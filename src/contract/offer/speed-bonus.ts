export interface SpeedBonus {
  mega: number;
  lasts: 'forever' | 'oneYear';
}

/** The notation of the plan lists: '600MB + 100MB Bônus vitalícios'. */
const written = /^\d+MB \+ (\d+)MB Bônus (vitalícios|por um ano)$/;

/** Null for other bonuses, e.g. mobile data. */
export function readSpeedBonus(description: string): SpeedBonus | null {
  const [, mega, lasts] = written.exec(description) ?? [];
  if (mega === undefined) return null;
  return { mega: Number(mega), lasts: lasts === 'vitalícios' ? 'forever' : 'oneYear' };
}

const lasting = { forever: 'para sempre', oneYear: 'por um ano' } as const;

/** A bonus in plain words; bonuses other than speed keep their own text. */
export function plainBonus({ addon_description: description }: { addon_description: string }): string {
  const bonus = readSpeedBonus(description);
  return bonus === null ? description : `Mais ${bonus.mega} Mega de bônus, ${lasting[bonus.lasts]}`;
}
