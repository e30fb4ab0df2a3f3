import { OrderStatus } from '@zhuxue/api/terms/commerce'
import { InvoiceStatus, InvoiceTypeText } from '@zhuxue/api/terms/invoices'
import { useSession } from '~/features/accounts/useSession'
import { api } from '~/lib/api'
import { money } from '~/lib/format'
import { paths } from '~/lib/paths'
import { useCall } from '~/lib/useCall'
import type { InvoiceDetail } from '~/lib/wire'
import { InvoiceTag } from './InvoiceTag'
import styles from './OrderInvoice.module.css'

/**
 * The invoice of an order on its own page: where it stands, and the way to it. Nothing where there is none and
 * none can be asked for.
 */
export function OrderInvoice({ orderId }: { orderId: string }) {
  const mayAsk = useSession().roles.includes('user')
  const { data, failed, ask } = useCall(
    () => api.invoices.orderInvoices.show({ params: { orderNo: orderId } }),
    orderId
  )
  if (failed) {
    return (
      <p className={styles.invoice}>
        <span className="muted">发票信息没有加载出来</span>
        <button type="button" className="btn btn--small" onClick={ask}>
          重试
        </button>
      </p>
    )
  }
  if (!data) return <div className={`bone ${styles.bone}`} />
  const { invoice, order } = data
  if (invoice) return <Known invoice={invoice} />
  if (order.orderStatus !== OrderStatus.Paid || order.amountToInvoice === 0 || !mayAsk) {
    return <p className="muted">未申请发票</p>
  }
  return (
    <p className={styles.invoice}>
      <span className="muted">可开票金额 ¥{money(order.amountToInvoice)}</span>
      <a className="btn btn--small" href={paths.invoice(orderId)}>
        申请发票
      </a>
    </p>
  )
}

function Known({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <div className={styles.invoice}>
      <div>
        <p>
          {invoice.payerName} <InvoiceTag invoice={invoice} />
        </p>
        <p className="muted">
          {InvoiceTypeText[invoice.invoiceType]}　¥{money(invoice.invoiceAmt)}
          {invoice.expressOrderNo && `　${invoice.expressCompany} ${invoice.expressOrderNo}`}
          {invoice.invoiceStatus === InvoiceStatus.Unsubmitted && '　支付后自动提交'}
        </p>
      </div>
      <a className="btn btn--small" href={paths.invoice(invoice.orderId)}>
        查看发票
      </a>
    </div>
  )
}
