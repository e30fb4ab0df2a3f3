import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { notify } from '~/lib/toasts'
import { api, reportFailure } from '~/lib/http/api'
import { newIdempotencyKey } from '@zhuxue/api/idempotency-key'
import type { InvoiceDetail } from '~/lib/http/wire'
import {
  checkInvoice,
  emptyInvoice,
  faultsLeft,
  faultsTold,
  readInvoice,
  type InvoiceFaults,
  type InvoiceForm,
} from './invoiceRules'
import { forgetInvoice, keepInvoice, keptInvoice } from './keptInvoice'

/**
 * The form of an order's invoice, new or to be mended. What is typed survives a reload until it is sent, and
 * two clicks are one request: the same form goes with the same key.
 */
export function useInvoiceForm(orderId: string, invoice: InvoiceDetail | null, onSent: () => void) {
  const stored = invoice ? readInvoice(invoice) : emptyInvoice
  const [form, setForm] = useState(() => keptInvoice(orderId) ?? stored)
  const [faults, setFaults] = useState<InvoiceFaults>({})
  const [busy, setBusy] = useState(false)
  const attempt = useRef({ of: '', key: '' })
  const isTouched = JSON.stringify(form) !== JSON.stringify(stored)

  function change(next: InvoiceForm) {
    setForm(next)
    setFaults(faultsLeft(faults, form, next))
    keepInvoice(orderId, next)
  }

  function undo() {
    setForm(stored)
    setFaults({})
    forgetInvoice(orderId)
  }

  /** Says at every field what is wrong with it, and leads to the first. */
  function show(element: HTMLFormElement, found: InvoiceFaults) {
    flushSync(() => setFaults(found))
    element.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }

  async function submit(element: HTMLFormElement) {
    if (busy) return
    const found = checkInvoice(form)
    show(element, found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const body = { ...form, orderId, invoiceId: invoice?.invoiceId }
    const of = JSON.stringify(body)
    if (attempt.current.of !== of) attempt.current = { of, key: newIdempotencyKey() }
    try {
      const headers = { 'Idempotency-Key': attempt.current.key }
      const answer = await api.invoices.invoices.store({ body, headers })
      forgetInvoice(orderId)
      notify(answer.msg, 'success')
      onSent()
    } catch (error) {
      show(element, faultsTold(reportFailure(error)))
    } finally {
      setBusy(false)
    }
  }

  return { form, change, faults, busy, isTouched, undo, submit }
}
