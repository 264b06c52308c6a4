import { useElementSize } from '@mantine/hooks';
import type { CSSProperties, ReactNode } from 'react';
import classes from './CatalogueView.module.css';

interface Props {
  /** Layout width of the content in pixels. */
  wide: number;
  children: (style: CSSProperties) => ReactNode;
}

export function ScaledFrame({ wide, children }: Props) {
  const { ref, width, height } = useElementSize();
  const scale = width === 0 ? 1 : Math.min(1, width / wide);
  return (
    <div ref={ref} className={classes.screen}>
      {children({ width: wide, height: height / scale, transform: `scale(${scale})` })}
    </div>
  );
}
