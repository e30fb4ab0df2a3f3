import {
  InvoiceStatus,
  InvoiceStatusText,
  PartlyReversedText,
  ReversalState,
  ReversalText,
  messages,
} from '@zhuxue/api/terms/invoices'
import type { Invoice } from '~/lib/http/apiTypes'

type Props = {
  invoice: Pick<
    Invoice,
    'invoiceStatus' | 'withdrawTime' | 'reversal' | 'isPartlyReversed' | 'awaitsFile' | 'failField'
  >
}

export function InvoiceTag({ invoice }: Props) {
  if (invoice.withdrawTime) return <span className="tag tag--quiet">已撤回</span>
  if (invoice.failField) return <span className="tag tag--signal">{messages.toCorrect}</span>
  if (invoice.reversal !== ReversalState.None) {
    const text = invoice.isPartlyReversed ? PartlyReversedText : ReversalText[invoice.reversal]
    const tagClass = invoice.reversal === ReversalState.Needed ? 'tag tag--signal' : 'tag tag--quiet'
    return <span className={tagClass}>{text}</span>
  }
  const status = invoice.awaitsFile ? InvoiceStatus.Requested : invoice.invoiceStatus
  return <span className={tagClasses[status]}>{InvoiceStatusText[status]}</span>
}

const tagClasses = { 0: 'tag tag--quiet', 1: 'tag tag--amber', 2: 'tag tag--moss' } as const satisfies Record<
  InvoiceStatus,
  string
>
