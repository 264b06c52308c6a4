export interface MobileLine {
  phone: string;
  name: string | null;
  email: string | null;
}

/** Mobile lines of the operator: its own system takes this place. */
export interface MobileLines {
  find(phone: string): Promise<MobileLine | null>;
}

export const noLines: MobileLines = { find: async () => null };
