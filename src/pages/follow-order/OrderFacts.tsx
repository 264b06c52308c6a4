import { formatMonthly } from '../../brazil/money.ts';
import { readableMoment } from '../../brazil/readable-moment.ts';
import { followPageWords } from '../../content/screens/follow-page.ts';
import { type FileKind, fileKinds } from '../../store/site/following-events.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { SummaryList } from '../../ui/blocks/SummaryList.tsx';
import { download } from '../../ui/icons/download.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';
import type { PartProps } from './OrderView.tsx';

const words = followPageWords.order;

/** The order's plan, price, terms and documents. */
export function OrderFacts({ order, state, ask }: PartProps) {
  const failure = fileKinds.some((kind) => kind === state.failure?.kind) ? state.failure?.message : undefined;
  return (
    <>
      <Card as="section">
        <h3>{words.summary}</h3>
        <SummaryList
          rows={[
            { label: words.plan, value: order.plan.name },
            { label: words.price, value: formatMonthly(order.price) },
            { label: words.payment, value: order.directDebit ? words.debit : words.bill },
            { label: words.dueDate, value: words.dueDay(order.dueDate) },
            { label: words.address, value: order.address },
            { label: words.placedAt, value: readableMoment(order.placedAt) },
            { label: words.protocol, value: order.protocol },
          ]}
        />
        {order.conditions.length > 0 && (
          <details>
            <summary className="link-line">{words.conditions}</summary>
            <SummaryList rows={order.conditions} />
          </details>
        )}
      </Card>
      <Card as="section">
        <div className="stack gap-16 at-top">
          <h3>{words.documents}</h3>
          <ErrorNotice>{failure}</ErrorNotice>
          {fileKinds.map((kind) => (
            <FileButton key={kind} {...{ kind, order, state, ask }} />
          ))}
          <DocumentLinks plan={order.plan} documents={order.documents} />
        </div>
      </Card>
    </>
  );
}

interface Props extends Pick<PartProps, 'order' | 'state' | 'ask'> {
  kind: FileKind;
}

/** A download button with its confirmation. */
function FileButton({ kind, order, state, ask }: Props) {
  const [label, done] = words.files[kind];
  return (
    <>
      <Button
        variant="secondary"
        wide
        isLoading={state.working === kind}
        loadingLabel={words.filing}
        onClick={() => ask({ kind, number: order.number })}
      >
        <Icon shape={download} />
        {label}
      </Button>
      <p role="status" className="visually-hidden">
        {state.done === kind ? done : ''}
      </p>
    </>
  );
}
