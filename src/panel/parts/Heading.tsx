import { Title, type TitleProps } from '@mantine/core';

export const Heading = ({ order = 2, ...props }: TitleProps) => (
  <Title order={order} size={order === 2 ? 'h4' : 'h5'} {...props} />
);
