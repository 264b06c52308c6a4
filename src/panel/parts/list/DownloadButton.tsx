import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../ui/files/save-file.ts';
import { sendToPanel } from '../../api/send-to-panel.ts';
import { listWords as words } from '../../words/order-words.ts';
import { LoadingButton } from '../LoadingButton.tsx';
import { useOutcomeNotice } from '../use-outcome-notice.ts';

export interface ListDownload {
  readonly path: string;
  readonly name: string;
  /** The filter; sent in a body, because a search text contains names. */
  readonly body: object;
}

export function DownloadButton({ file, children }: { file: ListDownload; children: ReactNode }) {
  const notify = useOutcomeNotice();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    const headers = { 'content-type': 'application/json' };
    const request = { headers, body: JSON.stringify(file.body) };
    const outcome = await sendToPanel(`/api/${file.path}`, request, (response) => response.blob());
    setLoading(false);
    if ('error' in outcome) return notify(Promise.resolve(outcome), '');
    const rows = rowsIn(await outcome.data.text());
    saveFile(file.name, outcome.data);
    return notify(Promise.resolve(outcome), words.exported(rows));
  };
  return (
    <LoadingButton
      variant="default"
      leftSection={<Download size={16} aria-hidden />}
      loading={isLoading}
      onClick={() => void download()}
      data-not-printed
    >
      {children}
    </LoadingButton>
  );
}

/** Counts rows below the header, ignoring line breaks in quoted values. */
const rowsIn = (csv: string): number => csv.replaceAll(/"[^"]*"/g, '').split('\r\n').length - 2;
