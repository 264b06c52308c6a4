import { formatMonthly } from '../../brazil/money.ts';
import { readableMoment } from '../../brazil/readable-moment.ts';
import { followPageWords } from '../../content/screens/follow-page.ts';
import { fileKinds } from '../../store/site/following-events.ts';
import { Card } from '../../ui/blocks/Card.tsx';
import { ErrorNotice } from '../../ui/blocks/Notice.tsx';
import { SummaryList } from '../../ui/blocks/SummaryList.tsx';
import { DocumentLinks } from './DocumentLinks.tsx';
import { FileButton } from './FileButton.tsx';
import styles from './OrderView.module.css';
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
        <div className={styles.part}>
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
