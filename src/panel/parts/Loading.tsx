import { Center, Loader } from '@mantine/core';
import { callWords } from '../words/call-words.ts';

export const Loading = () => (
  <Center p="xl" role="status" aria-label={callWords.loading}>
    <Loader type="dots" />
  </Center>
);
