import { Button } from '@mantine/core';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';

export const DownloadButton = ({ href, children }: { href: string; children: ReactNode }) => (
  <Button
    component="a"
    href={href}
    download
    variant="default"
    leftSection={<Download size={16} aria-hidden />}
    data-not-printed
  >
    {children}
  </Button>
);
