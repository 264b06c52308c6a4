import type { CallError } from '../api/problem-of.ts';
import { Failure } from './Failure.tsx';
import { Loading } from './Loading.tsx';

/** What stands where data is to come. */
export const LoadingOrFailure = ({ error, retry }: { error: CallError | undefined; retry: () => unknown }) =>
  error ? <Failure error={error} retry={retry} /> : <Loading />;
