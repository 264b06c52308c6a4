import { memo } from 'react';
import { frame } from '../../content/screens/frame.ts';
import type { RootState } from '../../store/root-reducer.ts';
import { selectIsUnderWay } from '../../store/selectors.ts';
import { Notice } from '../../ui/Notice.tsx';
import { useSelector } from '../store-view.ts';

/** Said where a new order would begin, until one does. */
export const Erased = memo(function Erased() {
  const isErased = useSelector((state: RootState) => state.help.erasure.kind === 'granted');
  const isUnderWay = useSelector(selectIsUnderWay);
  return <div role="status">{isErased && !isUnderWay && <Notice tone="success">{frame.erased}</Notice>}</div>;
});
