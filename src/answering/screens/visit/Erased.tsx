import { memo } from 'react';
import { frame } from '../../../content/screens/frame.ts';
import { selectIsUnderWay } from '../../../store/selectors.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useAppSelector } from '../../store-hooks.ts';

/** Said where a new order would begin, until one does. */
export const Erased = memo(function Erased() {
  const isErased = useAppSelector((state) => state.help.erasure.kind === 'granted');
  const isUnderWay = useAppSelector(selectIsUnderWay);
  return <div role="status">{isErased && !isUnderWay && <Notice tone="success">{frame.erased}</Notice>}</div>;
});
