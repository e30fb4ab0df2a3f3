import { useState, type SyntheticEvent } from 'react'
import { ExpressCompany } from '@zhuxue/api/terms/commerce'
import { ExpressLength, InvoiceType, messages } from '@zhuxue/api/terms/invoices'
import { Field } from '~/components/ui/Field'
import { notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import type { InvoiceDetail } from '~/lib/http/wire'
import styles from './InvoicePage.module.css'

type Props = { invoice: InvoiceDetail; onSent: () => void }

/** An admin sends a requested invoice; a paper one travels under an express number (learner side section 4). */
export function SendInvoice({ invoice, onSent }: Props) {
  const isPaper = invoice.invoiceType === InvoiceType.Paper
  const [number, setNumber] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function send(event: SyntheticEvent) {
    event.preventDefault()
    const expressOrderNo = number.trim()
    if (isPaper && expressOrderNo === '') return setProblem(messages.expressNumberMissing)
    setBusy(true)
    try {
      const body = expressOrderNo ? { expressCompany: ExpressCompany, expressOrderNo } : {}
      const answer = await api.invoices.dispatches.store({
        params: { id: invoice.invoiceId },
        body,
      })
      notify(answer.msg, 'success')
      onSent()
    } catch (error) {
      setProblem(reportFailure(error).field('expressOrderNo'))
      setBusy(false)
    }
  }

  return (
    <form className={`sheet ${styles.part}`} noValidate onSubmit={send}>
      <h2>发送发票</h2>
      {isPaper ? (
        <div className={styles.express}>
          <Field label="快递公司" value={ExpressCompany} readOnly />
          <Field
            label="快递单号"
            maxLength={ExpressLength.number}
            value={number}
            problem={problem}
            onChange={(event) => {
              setNumber(event.target.value)
              setProblem(undefined)
            }}
          />
        </div>
      ) : (
        <p className={`note ${styles.note}`}>
          请先把电子发票发送到 <b>{invoice.payerEmail}</b>，再修改发票状态。
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
