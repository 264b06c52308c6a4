import { memo } from 'react';
import { frame } from '../../../content/screens/frame.ts';
import { selectIsUnderWay } from '../../../store/selectors.ts';
import { Notice } from '../../../ui/blocks/Notice.tsx';
import { useAppSelector } from '../../store-hooks.ts';

/** Shown at the start of a new order, until its first answer. */
export const ErasureNotice = memo(function ErasureNotice() {
  const isErased = useAppSelector((state) => state.help.erasure.kind === 'granted');
  const isUnderWay = useAppSelector(selectIsUnderWay);
  return <div role="status">{isErased && !isUnderWay && <Notice tone="success">{frame.erased}</Notice>}</div>;
});
