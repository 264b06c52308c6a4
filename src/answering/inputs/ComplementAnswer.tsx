import { Suspense } from 'react';
import { fields } from '../../funnel/fields/fields.ts';
import type { Stage } from '../../funnel/steps/step.ts';
import { selectFacts } from '../../store/selectors.ts';
import { lazyWithPreload } from '../../ui/late/lazy-with-preload.tsx';
import { useAppSelector } from '../store-hooks.ts';
import type { InputProps } from './input-props.ts';
import { TextAnswer } from './TextAnswer.tsx';

const StructuredComplement = lazyWithPreload(
  async () => (await import('./StructuredComplement.tsx')).StructuredComplement,
);

/** Free text that may stay empty, or named parts if the network needs them. */
export function ComplementAnswer(props: InputProps) {
  const isOptional = useAppSelector((state) => fields.complement.optional?.(selectFacts(state)));
  if (isOptional) return <TextAnswer {...props} />;
  return (
    <Suspense>
      <StructuredComplement {...props} />
    </Suspense>
  );
}

/** Preloaded only for the installation stage: beside the house number the complement is plain text. */
ComplementAnswer.preload = (stage: Stage): Promise<unknown> | undefined =>
  stage === 'instalacao' ? StructuredComplement.preload() : undefined;
