import { fieldsOf } from '@zhuxue/api/invoice-rules'
import {
  FileMailTextOfBuyer,
  InvoiceFields,
  InvoiceFileText,
  InvoiceTypeText,
  PayerNameText,
  PayerTypeText,
} from '@zhuxue/api/terms/invoices'
import { formatMoney } from '~/lib/format'
import type { InvoiceDetail } from '~/lib/http/apiTypes'
import { InvoiceFiles } from './InvoiceFiles'
import styles from './InvoicePage.module.css'

export function InvoiceDetails({ invoice }: { invoice: InvoiceDetail }) {
  const mailStates = invoice.files.flatMap(({ isReversal, format, mailState }) =>
    mailState
      ? [
          {
            name: `${isReversal ? InvoiceFileText.reversal : InvoiceFileText.invoice} ${format}`,
            text: FileMailTextOfBuyer[mailState],
          },
        ]
      : []
  )
  return (
    <section className={`sheet ${styles.part}`}>
      <h2>发票信息</h2>
      <dl className={styles.facts}>
        <Detail label="发票类型" text={InvoiceTypeText[invoice.invoiceType]} />
        <Detail label="抬头类型" text={PayerTypeText[invoice.payerType]} />
        {fieldsOf(invoice).map((field) => (
          <Detail
            key={field}
            label={field === 'payerName' ? PayerNameText[invoice.payerType] : InvoiceFields[field].label}
            text={invoice[field]}
          />
        ))}
        <Detail label="发票号码" text={invoice.invoiceNumber} />
        {invoice.redInvoices.map(({ redInvoiceId, redNumber, redAmt }) => (
          <Detail key={redInvoiceId} label="红字发票" text={redNumber && `${redNumber}（-¥${formatMoney(redAmt)}）`} />
        ))}
        <Detail label="快递公司" text={invoice.expressCompany} />
        <Detail label="快递单号" text={invoice.expressOrderNo} />
      </dl>
      {invoice.files.length > 0 && (
        <p className={styles.files}>
          <InvoiceFiles invoice={invoice} />
        </p>
      )}
      {mailStates.length > 0 && (
        <ul className={styles.mails}>
          {mailStates.map(({ name, text }) => (
            <li key={name} className="muted">
              {name}：{text}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Detail({ label, text }: { label: string; text: string | null }) {
  if (!text) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}
