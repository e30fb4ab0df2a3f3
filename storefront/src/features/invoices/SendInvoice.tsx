import { ExpressCompany } from '@zhuxue/api/terms/commerce'
import { ExpressLength, InvoiceType, messages } from '@zhuxue/api/terms/invoices'
import { Field } from '~/components/ui/Field'
import { notify } from '~/lib/toasts'
import { useForm } from '~/lib/forms/useForm'
import { api } from '~/lib/http/api'
import type { InvoiceDetail } from '~/lib/http/apiTypes'
import styles from './InvoicePage.module.css'

type Props = { invoice: InvoiceDetail; onSent: () => void }

/** An admin sends a requested invoice, a paper one with its tracking number (docs/product.md 7.4). */
export function SendInvoice({ invoice, onSent }: Props) {
  const isPaper = invoice.invoiceType === InvoiceType.Paper
  const { input, change, setProblem, submit, busy } = useForm({
    initial: { expressOrderNo: '' },
    validate: ({ expressOrderNo }) => ({
      expressOrderNo: isPaper && !expressOrderNo.trim() ? messages.expressNumberMissing : null,
    }),
    send(values) {
      const expressOrderNo = values.expressOrderNo.trim()
      const body = expressOrderNo ? { expressCompany: ExpressCompany, expressOrderNo } : {}
      return api.invoices.dispatches.store({ params: { id: invoice.invoiceId }, body })
    },
    onSent: ({ msg }) => {
      notify(msg, 'success')
      onSent()
    },
  })

  return (
    <form className={`sheet ${styles.part}`} noValidate onSubmit={submit}>
      <h2>发送发票</h2>
      {isPaper ? (
        <div className={styles.express}>
          <Field label="快递公司" value={ExpressCompany} readOnly />
          <Field
            {...input('expressOrderNo')}
            label="快递单号"
            maxLength={ExpressLength.number}
            onChange={(event) => {
              change({ expressOrderNo: event.target.value })
              setProblem({ expressOrderNo: null })
            }}
          />
        </div>
      ) : (
        <p className={`note ${styles.note}`}>
          请将电子发票发送至 <b>{invoice.payerEmail}</b>，发送后点「已发送」。
        </p>
      )}
      <div className={styles.foot}>
        <button className="btn btn--primary" disabled={busy} data-busy={busy}>
          {isPaper ? '寄出发票' : '已发送'}
        </button>
      </div>
    </form>
  )
}
