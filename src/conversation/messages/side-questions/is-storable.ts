/** A speed or an amount of money, with no other digits around it. */
const figures =
  /(?<!\d[\s./-]*)(?:r\$ ?(?:\d{1,4}|\d\.\d{3})(?:,\d\d)?|(?:\d{1,4}|\d\.\d{3}) ?(?:megas?|mb(?:ps)?|gigas?|gb(?:ps)?|reais)\b|[1-9]00)(?![\s./-]*\d)/gi;

/** Three digits in a row or an e-mail sign may be personal data: such messages are not stored. */
export const isStorable = (said: string): boolean =>
  !/\d{3}|\*|@/.test(said.replace(figures, '').replace(/[\s./-]/g, '')) && said.length <= 200;
