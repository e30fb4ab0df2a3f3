import { Role } from '@zhuxue/api/terms/accounts'
import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { InvoiceStatus, InvoiceTypeText, beingIssued, messages } from '@zhuxue/api/terms/invoices'
import { useSession } from '~/lib/session/useSession'
import { api } from '~/lib/http/api'
import { formatMoney } from '~/lib/format'
import { paths } from '~/lib/paths'
import { useFetch } from '~/lib/http/useFetch'
import type { InvoiceDetail, OrderToInvoice } from '~/lib/http/apiTypes'
import { InvoiceFiles } from '~/features/invoices/InvoiceFiles'
import { InvoiceTag } from '~/features/invoices/InvoiceTag'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import styles from './OrderInvoice.module.css'

export function OrderInvoice({ orderId }: { orderId: string }) {
  const { data, failed, reload } = useFetch(
    () => api.invoices.orderInvoices.show({ params: { orderNo: orderId } }),
    orderId
  )
  return (
    <section className={`sheet ${styles.part}`}>
      <h2>发票</h2>
      {failed ? (
        <p className={styles.invoice}>
          <span className="muted">发票信息没有加载出来</span>
          <button type="button" className="btn btn--small" onClick={reload}>
            重试
          </button>
        </p>
      ) : !data ? (
        <Skeleton className={styles.skeleton} />
      ) : data.invoice ? (
        <ExistingInvoice invoice={data.invoice} />
      ) : (
        <None order={data.order} />
      )}
    </section>
  )
}

function None({ order }: { order: OrderToInvoice }) {
  const mayAsk = useSession().roles.includes(Role.User)
  if (order.orderStatus !== OrderStatus.Paid) return <p className="muted">{messages.notPaid}</p>
  if (order.amountToInvoice === 0) return <p className="muted">{messages.nothingToInvoice}</p>
  if (!mayAsk) return <p className="muted">没有申请发票</p>
  return (
    <p className={styles.invoice}>
      <span className="muted">没有申请发票，可开票金额 ¥{formatMoney(order.amountToInvoice)}</span>
      <a className="btn btn--small" href={paths.invoice(order.orderId)}>
        申请发票
      </a>
    </p>
  )
}

function ExistingInvoice({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <div className={styles.invoice}>
      <div>
        <p>
          {invoice.payerName} <InvoiceTag invoice={invoice} />
        </p>
        <p className="muted">
          {`${InvoiceTypeText[invoice.invoiceType]}\u3000¥${formatMoney(invoice.invoiceAmt)}`}
          {invoice.inParcel && `\u3000${messages.inParcel}`}
          {invoice.expressOrderNo && `\u3000${invoice.expressCompany} ${invoice.expressOrderNo}`}
          {invoice.invoiceStatus === InvoiceStatus.Unsubmitted && '　支付后自动提交'}
        </p>
        {invoice.invoiceNumber && <p className="muted">发票号码 {invoice.invoiceNumber}</p>}
        {invoice.awaitsFile && <p className="muted">{beingIssued(invoice.payerEmail)}</p>}
      </div>
      <p className={styles.actions}>
        <InvoiceFiles invoice={invoice} />
        <a className="btn btn--small" href={paths.invoice(invoice.orderId)}>
          查看发票
        </a>
      </p>
    </div>
  )
}
