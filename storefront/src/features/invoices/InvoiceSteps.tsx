import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { InvoiceStatus, InvoiceSteps as names, InvoiceType, beingIssued, messages } from '@zhuxue/api/terms/invoices'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { minute } from '~/lib/format'
import type { InvoiceDetail, OrderToInvoice } from '~/lib/http/apiTypes'
import styles from './InvoiceSteps.module.css'

type Props = { order: OrderToInvoice; invoice: InvoiceDetail | null }

/** docs/product.md 7.1. */
export function InvoiceSteps({ order, invoice }: Props) {
  const done = stepsDone({ order, invoice })
  const isIssuing = done === 2 && invoice?.invoiceType === InvoiceType.Electronic
  const waiting = ['待支付', '待申请', isIssuing ? beingIssued(invoice.payerEmail) : '待发送']
  const times = [order.paidTime, invoice?.requestTime, invoice?.sendTime]
  return (
    <ol className={`sheet ${styles.steps}`} aria-label="开票进度">
      {names.map((name, at) => (
        <li
          key={name}
          data-state={at < done ? 'done' : at === done ? 'now' : 'later'}
          aria-current={at === done ? 'step' : undefined}
        >
          <span className={styles.mark}>{at < done ? <Icon path={icons.check} size={16} /> : at + 1}</span>
          <b>{name}</b>
          <small>{(at < done && minute(times[at])) || (invoice?.withdrawTime ? '已撤回' : waiting[at])}</small>
          {at === 2 && invoice?.inParcel && <small>{messages.inParcel}</small>}
        </li>
      ))}
    </ol>
  )
}

export function stepsDone({ order, invoice }: Props): number {
  if (order.orderStatus !== OrderStatus.Paid) return 0
  if (!invoice || invoice.invoiceStatus === InvoiceStatus.Unsubmitted) return 1
  return invoice.invoiceStatus === InvoiceStatus.Sent && !invoice.awaitsFile ? 3 : 2
}
