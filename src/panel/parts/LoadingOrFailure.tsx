import type { CallError } from '../api/problem-of.ts';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';

/** An error, or else a loading indicator. */
export const LoadingOrFailure = ({ error, retry }: { error: CallError | undefined; retry: () => unknown }) =>
  error ? <Failure error={error} retry={retry} /> : <Loading />;
