import { Text, type TextProps } from '@mantine/core';
import type { ComponentProps } from 'react';

/** What is said beside the matter, smaller and paler. */
export const Hint = (props: TextProps & ComponentProps<'p'>) => <Text size="sm" c="dimmed" {...props} />;
