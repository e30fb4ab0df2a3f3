import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { api } from '~/lib/http/api'
import { attemptFor, type Attempt } from '@zhuxue/api/idempotency-key'
import { useForm } from '~/lib/forms/useForm'
import type { InvoiceDetail } from '~/lib/http/apiTypes'
import { notify } from '~/lib/toasts'
import { invoiceDraft } from './invoiceDraft'
import { validateInvoice, readInvoice, invoiceErrorsOf, remainingErrors, type InvoiceForm } from './invoiceRules'

type Options = {
  orderId: string
  /** Null before the first is requested. */
  invoice: InvoiceDetail | null
  /** Initial values of a new form. */
  suggested: InvoiceForm
  onSent: () => void
}

/** The form of an order's invoice, new or to be corrected. Typed values survive a reload until they are sent. */
export function useInvoiceForm({ orderId, invoice, suggested, onSent }: Options) {
  const stored = invoice ? readInvoice(invoice) : suggested
  const attempt = useRef<Attempt>(null)
  const sent = useRef<InvoiceForm>(null)
  const form = useForm({
    initial: stored,
    draft: invoiceDraft(orderId, stored),
    validate: validateInvoice,
    send(values) {
      sent.current = values
      const body = { ...values, orderId, invoiceId: invoice?.invoiceId }
      attempt.current = attemptFor(body, attempt.current)
      const headers = { 'Idempotency-Key': attempt.current.key }
      return api.invoices.invoices.store({ body, headers })
    },
    onSent({ msg }) {
      notify(msg, 'success')
      onSent()
    },
    validateProfile: invoiceErrorsOf,
  })
  const storedText = JSON.stringify(stored)
  const shown = useRef(storedText)
  const showStored = useEffectEvent(() => {
    const wasUntouched = JSON.stringify(form.values) === shown.current
    shown.current = storedText
    if (wasUntouched || sent.current === form.values) form.reset()
  })
  // The server's normalized values replace the sent ones; values typed since then stay. Compared before paint, because
  // a later key press would not be in this render's `form.values`.
  useLayoutEffect(() => showStored(), [storedText])

  const isTouched = JSON.stringify(form.values) !== storedText

  function change(next: InvoiceForm) {
    form.change(next)
    form.setProblems(remainingErrors(form.problems, form.values, next))
  }

  return { ...form, change, isTouched }
}
