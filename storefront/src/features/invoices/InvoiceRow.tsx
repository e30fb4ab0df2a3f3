import { InvoiceTypeText, PayerTypeText } from '@zhuxue/api/terms/invoices'
import { Icon } from '~/components/ui/Icon'
import { money } from '~/lib/format'
import { paths } from '~/lib/paths'
import type { Invoice } from '~/lib/http/wire'
import { InvoiceTag } from './InvoiceTag'
import styles from './InvoiceTable.module.css'

/** One invoice: a row of the table, and a card where the screen is narrow. */
export function InvoiceRow({ invoice }: { invoice: Invoice }) {
  return (
    <tr>
      <td className={styles.order}>
        <a href={paths.order(invoice.orderId)} target="_blank" rel="noopener">
          {invoice.invoiceName}
        </a>
        <small>{invoice.orderId}</small>
      </td>
      <td data-label="发票抬头" className={styles.payer}>
        {invoice.payerName}
        <small>{PayerTypeText[invoice.payerType]}</small>
      </td>
      <td data-label="类型">{InvoiceTypeText[invoice.invoiceType]}</td>
      <td data-label="金额" className={styles.amount}>
        ¥{money(invoice.invoiceAmt)}
      </td>
      <td data-label="申请时间" className={styles.time}>
        {(invoice.requestTime ?? invoice.createTime)?.slice(0, 16)}
      </td>
      <td data-label="状态" className={styles.status}>
        <a href={paths.invoice(invoice.orderId)}>
          <InvoiceTag invoice={invoice} />
          <Icon name="right" size={14} />
        </a>
      </td>
    </tr>
  )
}
