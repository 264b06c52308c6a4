/** A WhatsApp message to a number, or to oneself without one. */
export const whatsappLink = (number: string, text: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
