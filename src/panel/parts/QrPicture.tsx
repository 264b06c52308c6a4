import type { Ref } from 'react';
import { encode } from 'uqr';

interface Props {
  text: string;
  label: string;
  ref?: Ref<SVGSVGElement>;
}

/** Dark on white in both colour schemes, as scanners expect. */
export function QrPicture({ text, label, ref }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      ref={ref}
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${size} ${size}`}
      width={220}
      height={220}
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
