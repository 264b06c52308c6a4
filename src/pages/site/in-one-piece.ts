import { supplier } from '../../content/supplier.ts';

const space = '\u00a0';

const phones = [supplier.sales, supplier.support];

/** What is read at once never ends a line halfway: an amount, a number with its unit, a telephone number, 'Wi-Fi 6'. */
export const inOnePiece = (text: string): string =>
  phones
    .reduce((rest, phone) => rest.replaceAll(phone, phone.replaceAll(' ', space)), text)
    .replace(/R\$ (?=\d)/g, () => `R$${space}`)
    .replace(/(\d) (?=(?:Mega|Giga|GIGA|GB|meses|dias|minutos)\b)/g, `$1${space}`)
    .replace(/Wi-Fi (?=\d)/g, `Wi-Fi${space}`);
