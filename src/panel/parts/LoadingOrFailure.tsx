import type { ReactNode } from 'react';
import type { CallError } from '../api/problem-of.ts';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';
import { ViewTitle } from './ViewTitle.tsx';

interface Props {
  error: CallError | undefined;
  retry: () => unknown;
}

/** An error, or else a loading indicator. */
export const LoadingOrFailure = ({ error, retry }: Props) =>
  error ? <Failure error={error} retry={retry} /> : <Loading />;

/** The page of a record that is not read yet, with the way back to its list. */
export const UnreadRecord = ({ title, back, ...call }: Props & { title?: string; back?: ReactNode }) => (
  <>
    {back}
    <ViewTitle title={title} />
    <LoadingOrFailure {...call} />
  </>
);
