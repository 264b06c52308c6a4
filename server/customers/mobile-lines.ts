export interface MobileLine {
  phone: string;
  name: string | null;
  email: string | null;
}

/** Mobile lines of the carrier. `down`: the service failed. */
export interface MobileLines {
  find(phone: string): Promise<MobileLine | null | { down: string }>;
}
