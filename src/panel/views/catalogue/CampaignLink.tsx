import { Button, CopyButton, Group, Stack, TextInput } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CatalogueFiles } from '../../../contract/panel/catalogue.ts';
import type { Campaign } from '../../../funnel/campaign.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { saveFile } from '../../../ui/files/save-file.ts';
import { Choice } from '../../parts/Choice.tsx';
import { TextBox } from '../../parts/inputs.tsx';
import { QrPicture } from '../../parts/QrPicture.tsx';
import { madeWords as words } from './made-words.ts';
import { planWithSku } from './publishing/change-words.ts';

interface Props {
  campaign: Campaign;
  /** Plans of the campaign's list. */
  sold: CatalogueFiles['plans'];
}

const marks = ['source', 'medium', 'campaign', 'content'] as const;

/** Pixels of a picture for print. */
const printed = 1200;

export function CampaignLink({ campaign, sold }: Props) {
  const [typed, setTyped] = useState({ source: '', medium: '', campaign: campaign.prefix, content: '' });
  const [sku, setSku] = useState('');
  const picture = useRef<SVGSVGElement>(null);
  const link = new URL(writePath(campaign, '/'), location.origin);
  if (sku !== '') link.href = new URL(orderLink(campaign, sku), location.origin).href;
  for (const mark of marks)
    if (typed[mark].trim() !== '') link.searchParams.set(`utm_${mark}`, typed[mark].trim());
  const name = `qr-${campaign.prefix.replaceAll('/', '-') || 'site'}`;
  const svg = () => new Blob([picture.current?.outerHTML ?? ''], { type: 'image/svg+xml' });
  const savePng = async () => {
    const png = await drawn(picture.current);
    if (png !== null) saveFile(`${name}.png`, png);
  };
  return (
    <Stack gap="sm">
      <Group align="flex-end">
        {marks.map((mark) => (
          <TextBox
            key={mark}
            label={words.marks[mark]}
            placeholder={words.markExamples[mark]}
            maxLength={80}
            value={typed[mark]}
            change={(value) => setTyped((old) => ({ ...old, [mark]: value }))}
          />
        ))}
        <Choice
          label={words.linkPlan}
          value={sku}
          none={words.anyPlan}
          options={sold.map((plan) => [plan.sku, planWithSku(sold, plan.sku)])}
          change={setSku}
          w="auto"
        />
      </Group>
      <TextInput label={words.linkAddress} value={link.href} readOnly />
      <Group align="flex-start">
        <QrPicture ref={picture} text={link.href} label={words.qr} />
        <Stack gap="xs">
          <CopyButton value={link.href}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                <span role="status">{copied ? words.copied : words.copy}</span>
              </Button>
            )}
          </CopyButton>
          <Button variant="default" onClick={() => saveFile(`${name}.svg`, svg())}>
            {words.svg}
          </Button>
          <Button variant="default" onClick={() => void savePng()}>
            {words.png}
          </Button>
        </Stack>
      </Group>
    </Stack>
  );
}

/** The order of a plan starts at its first question. */
const orderLink = ({ prefix }: Campaign, sku: string): string =>
  `${prefix === '' ? '' : `/${prefix}`}${orderPath(sku)}`;

/** The rectangles of the picture as pixels, without a picture file that the panel's policy would have to allow. */
function drawn(picture: SVGSVGElement | null): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = printed;
  const context = canvas.getContext('2d');
  const path = picture?.querySelector('path')?.getAttribute('d');
  if (!context || !path) return Promise.resolve(null);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, printed, printed);
  const scale = printed / (picture?.viewBox.baseVal.width ?? printed);
  context.scale(scale, scale);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return new Promise((done) => canvas.toBlob(done));
}
