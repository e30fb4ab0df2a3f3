import { InvoiceTypeText, PayerTypeText } from '@zhuxue/api/terms/invoices'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import type { Column } from '~/components/ui/list/RecordTable'
import { minute, formatMoney } from '~/lib/format'
import type { Invoice } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import styles from './InvoiceTable.module.css'
import { InvoiceFiles } from './InvoiceFiles'
import { InvoiceTag } from './InvoiceTag'

export const invoiceColumns: Column<Invoice>[] = [
  {
    title: '订单',
    className: styles.order,
    unlabelled: true,
    cell: ({ orderId, invoiceName, invoiceNumber }) => (
      <>
        <a className={styles.whole} href={paths.invoice(orderId)}>
          {invoiceName}
        </a>
        <small>{orderId}</small>
        {invoiceNumber && <small>发票号码 {invoiceNumber}</small>}
      </>
    ),
  },
  {
    title: '发票抬头',
    className: styles.payer,
    cell: ({ payerName, payerType }) => (
      <>
        {payerName}
        <small>{PayerTypeText[payerType]}</small>
      </>
    ),
  },
  { title: '类型', cell: ({ invoiceType }) => InvoiceTypeText[invoiceType] },
  { title: '金额', className: styles.amount, cell: ({ invoiceAmt }) => `¥${formatMoney(invoiceAmt)}` },
  {
    title: '申请时间',
    className: styles.time,
    cell: ({ requestTime, createTime }) => minute(requestTime ?? createTime),
  },
  {
    title: '状态',
    className: styles.status,
    cell: (invoice) => (
      <>
        <a href={paths.invoice(invoice.orderId)}>
          <InvoiceTag invoice={invoice} />
          <Icon path={icons.right} size={14} />
        </a>
        <InvoiceFiles invoice={invoice} />
      </>
    ),
  },
]
