import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button } from '../../src/ui/actions/Button.tsx';
import { StickyAction } from '../../src/ui/actions/StickyAction.tsx';
import { Card } from '../../src/ui/blocks/Card.tsx';
import { Notice } from '../../src/ui/blocks/Notice.tsx';
import { Price } from '../../src/ui/blocks/Price.tsx';
import { Ribbon } from '../../src/ui/blocks/Ribbon.tsx';
import { Skeleton } from '../../src/ui/blocks/Skeleton.tsx';
import { SummaryList } from '../../src/ui/blocks/SummaryList.tsx';
import { Carousel } from '../../src/ui/carousel/Carousel.tsx';
import { Checkbox } from '../../src/ui/fields/Checkbox.tsx';
import { ChoiceList } from '../../src/ui/fields/ChoiceList.tsx';
import { ErrorSummary } from '../../src/ui/fields/ErrorSummary.tsx';
import { Field } from '../../src/ui/fields/Field.tsx';
import { Select } from '../../src/ui/fields/Select.tsx';
import { TextInput } from '../../src/ui/fields/TextInput.tsx';
import { Dialog } from '../../src/ui/overlays/Dialog.tsx';
import { Toast } from '../../src/ui/overlays/Toast.tsx';
import { LoadingIndicator } from '../../src/ui/progress/LoadingIndicator.tsx';
import { OrderPlacedIllustration } from '../../src/ui/progress/OrderPlacedIllustration.tsx';
import { ProgressBar } from '../../src/ui/progress/ProgressBar.tsx';
import { ZoomControl } from '../../src/ui/zoom/ZoomControl.tsx';

const nothing = () => {};

describe('markup made on the server', () => {
  it('server markup has no style attribute, which the content policy would refuse', () => {
    const html = renderToString(
      <>
        <ProgressBar percent={40} label="Progresso" stages={[{ id: 'a', label: 'A', state: 'current' }]} />
        <ErrorSummary title="Confira" errors={[{ fieldId: 'a', message: 'Informe A' }]} />
        <Field id="a" label="A" hint="h" error="e" why={{ label: 'Por quê?', text: 'Porque' }}>
          {(control) => <TextInput {...control} affix="R$" />}
        </Field>
        <Select id="s" aria-label="S" />
        <Checkbox id="c" name="c" label="C" />
        <ChoiceList name="r" legend="R" look="chips" options={[{ value: '1', label: '1' }]} />
        <StickyAction>
          <Button state="loading">Seguir</Button>
        </StickyAction>
        <Card>
          <Ribbon>Oferta</Ribbon>
          <Price amount="119,99" from="159,99" />
        </Card>
        <Notice tone="info">N</Notice>
        <SummaryList rows={[{ label: 'L', value: 'V' }]} />
        <Dialog open title="T" onClose={nothing}>
          D
        </Dialog>
        <Toast message="M" onClose={nothing} />
        <ZoomControl percent={100} onZoom={nothing} />
        <LoadingIndicator label="W" />
        <OrderPlacedIllustration />
        <Skeleton />
        <Carousel
          slides={[{ id: 1, content: 'S' }]}
          at={0}
          words={{ previous: 'P', next: 'N', position: (first) => `${first}` }}
        />
      </>,
    );
    expect(html).toContain('119');
    expect(html).not.toMatch(/\sstyle=/);
  });
});
