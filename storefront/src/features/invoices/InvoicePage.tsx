import { orderNumberPattern } from '@zhuxue/api/rules'
import { Role } from '@zhuxue/api/terms/accounts'
import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { InFlight, InvoiceStatus, RedState, ReversalState, messages } from '@zhuxue/api/terms/invoices'
import { EmptyState, FailedState } from '~/components/ui/EmptyState'
import { icons } from '~/components/ui/icons'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { useSession } from '~/lib/session/useSession'
import { api } from '~/lib/http/api'
import { minute, formatMoney } from '~/lib/format'
import { paths } from '~/lib/paths'
import { useFetch } from '~/lib/http/useFetch'
import type { InvoiceDetail, OrderToInvoice } from '~/lib/http/apiTypes'
import { InvoiceForm, NewInvoiceForm } from './InvoiceForm'
import styles from './InvoicePage.module.css'
import { InvoiceDetails } from './InvoiceDetails'
import { InvoiceSteps } from './InvoiceSteps'
import { SendInvoice } from './SendInvoice'

/** 发票 of one order (docs/product.md 7.1). */
export default function InvoicePage() {
  const orderId = new URLSearchParams(window.location.search).get('orderId') ?? ''
  return (
    <RequireLogin>
      {orderNumberPattern.test(orderId) ? <OrderInvoiceContent orderId={orderId} /> : <NoOrder text={fromWhere} />}
    </RequireLogin>
  )
}

const fromWhere = '请从我的订单或我的发票进入'

function NoOrder({ text }: { text: string }) {
  return (
    <EmptyState icon={icons.receipt} text={text}>
      <a className="btn btn--primary" href={paths.myInvoice}>
        我的发票
      </a>
    </EmptyState>
  )
}

function OrderInvoiceContent({ orderId }: { orderId: string }) {
  const { data, failure, failed, reload } = useFetch(
    () => api.invoices.orderInvoices.show({ params: { orderNo: orderId } }),
    orderId
  )
  // Also for another user's order: a retry does not help.
  if (failure?.code === '404') return <NoOrder text={`没有找到该订单，${fromWhere}`} />
  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.skeleton} />
  const { order, invoice } = data
  return (
    <div className={styles.page}>
      <InvoiceSteps order={order} invoice={invoice} />
      <OrderSummary order={order} invoice={invoice} />
      <Body order={order} invoice={invoice} onChange={reload} />
    </div>
  )
}

function OrderSummary({ order, invoice }: { order: OrderToInvoice; invoice: InvoiceDetail | null }) {
  return (
    <section className={`sheet ${styles.part} ${styles.order}`}>
      <div>
        <a href={paths.order(order.orderId)}>{order.orderName}</a>
        <small>订单号 {order.orderId}</small>
      </div>
      <p>
        发票金额
        <span className="price">
          <small>¥</small>
          {formatMoney(invoice?.invoiceAmt ?? order.amountToInvoice)}
        </span>
        {order.refundedAmt > 0 && <small>订单已退款 ¥{formatMoney(order.refundedAmt)}</small>}
      </p>
    </section>
  )
}

type BodyProps = { order: OrderToInvoice; invoice: InvoiceDetail | null; onChange: () => void }

function Body({ order, invoice, onChange }: BodyProps) {
  const isAdmin = useSession().roles.includes(Role.Admin)
  if (!invoice) {
    if (order.orderStatus !== OrderStatus.Paid) return <p className="note">{messages.notPaid}</p>
    if (order.amountToInvoice === 0) return <p className="note">{messages.nothingToInvoice}</p>
    return <NewInvoiceForm orderId={order.orderId} onSent={onChange} />
  }
  if (invoice.withdrawTime) {
    return (
      <>
        <p className="note note--amber">{messages.withdrawn}</p>
        <InvoiceDetails invoice={invoice} />
      </>
    )
  }
  if (invoice.invoiceStatus === InvoiceStatus.Sent || isAdmin) {
    return (
      <>
        <Reversal invoice={invoice} />
        <InvoiceDetails invoice={invoice} />
        {isAdmin && invoice.invoiceStatus === InvoiceStatus.Requested && (
          <SendInvoice invoice={invoice} onSent={onChange} />
        )}
      </>
    )
  }
  if (InFlight.includes(invoice.issueState)) {
    return (
      <>
        <p className="note note--amber">{messages.beingIssued}</p>
        <InvoiceDetails invoice={invoice} />
      </>
    )
  }
  return <InvoiceForm orderId={order.orderId} invoice={invoice} onSent={onChange} />
}

function Reversal({ invoice }: { invoice: InvoiceDetail }) {
  if (invoice.reversal === ReversalState.None) return null
  const mustConfirm = invoice.redInvoices.some(({ redState }) => redState === RedState.Waiting)
  if (mustConfirm) return <p className="note note--amber">{messages.redToConfirm}</p>
  return (
    <p className="note note--amber">
      {invoice.reversal === ReversalState.Needed
        ? '订单在发票发送后有退款，发票将由工作人员冲红。'
        : reversedText(invoice)}
    </p>
  )
}

/** A part of an invoice that was refunded has a red letter of its own; the rest stays valid. */
function reversedText({ redInvoices, invoiceAmt, reversedTime }: InvoiceDetail) {
  const fen = redInvoices
    .filter(({ redState }) => redState === RedState.Issued)
    .reduce((sum, { redAmt }) => sum + Math.round(redAmt * 100), 0)
  const isPartial = fen > 0 && fen < Math.round(invoiceAmt * 100)
  if (!isPartial) return `发票已冲红（${minute(reversedTime)}）。`
  return `已开具红字发票 ¥${formatMoney(fen / 100)}（${minute(reversedTime)}），发票的其余部分仍然有效。`
}
