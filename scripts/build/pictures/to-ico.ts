/** A PNG in the container that browsers and readers of feeds ask for as '/favicon.ico'. */
export function toIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  // An icon, with one picture.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  // One plane of 32 bits a pixel.
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
