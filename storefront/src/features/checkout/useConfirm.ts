import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NoCode } from '@zhuxue/api/terms/channels'
import { messages } from '@zhuxue/api/terms/commerce'
import { notify } from '~/lib/toasts'
import { isSignedIn } from '~/lib/session/session'
import { useAddresses } from '~/features/accounts/shared/useAddresses'
import { useSession } from '~/lib/session/useSession'
import {
  checkInvoice,
  faultsLeft,
  faultsTold,
  type InvoiceFaults,
} from '~/features/invoices/invoiceRules'
import type { Quote, Unavailable } from '~/lib/http/wire'
import { countCart } from '~/features/cart/cartStore'
import { keepDraft, keptDraft, rememberPlaced, type Checkout } from './checkout'
import { draftText, readDraft, type ConfirmDraft } from './confirmDraft'
import { attemptFor, submitOrder, type OrderForm, type Outcome } from './submitOrder'
import { useExclusiveCode } from './useExclusiveCode'
import { useQuote } from './shared/useQuote'

/** Ids of the parts of the page that a problem leads to. */
export const parts = {
  address: 'confirm-address',
  code: 'exclusive-code',
  invoice: 'confirm-invoice',
}

/**
 * The confirmation of an order: what is chosen and typed, its price, and handing it in once. All of it is kept
 * for this tab until the order is made.
 */
export function useConfirm(checkout: Checkout, onPlaced: (orderId: string) => void) {
  const { userName } = useSession()
  const [draft, setDraft] = useState(() => readDraft(keptDraft(), userName))
  const [faults, setFaults] = useState<InvoiceFaults>({})
  function change(part: Partial<ConfirmDraft>) {
    setDraft((now) => ({ ...now, ...part }))
    if (part.invoice) setFaults(faultsLeft(faults, draft.invoice, part.invoice))
  }
  useEffect(() => keepDraft(draftText(draft, userName)), [draft])

  const { products, orderType } = checkout
  const wanted = useMemo(
    () => ({ products, orderType, exclusiveCode: draft.code }),
    [checkout, draft.code]
  )
  const priced = useQuote(wanted)
  const { quote } = priced
  const code = useExclusiveCode(draft.code, quote?.exclusiveCodeKnown ?? true, (chosen) =>
    change({ code: chosen })
  )
  const address = useAddresses(
    isSignedIn() && (quote?.needAddress ?? false),
    draft.addrId,
    (addrId) => change({ addrId })
  )

  const [unavailable, setUnavailable] = useState<Unavailable[]>([])
  const [changed, setChanged] = useState<{ seen: Quote; fresh: Quote } | null>(null)
  const [said, setSaid] = useState<'unsure' | string | null>(null)
  const [busy, setBusy] = useState(false)
  const working = useRef(false)
  useEffect(() => setUnavailable([]), [checkout])

  /** Hands in what is on the screen, once everything that it needs is there. */
  async function submit() {
    if (!quote || working.current || priced.asking) return
    working.current = true
    try {
      if (await isReady(quote)) await send(quote)
    } finally {
      working.current = false
    }
  }

  async function isReady(seen: Quote): Promise<boolean> {
    if (seen.needAddress && !address.chosen) return complain(messages.selectAddress, parts.address)
    const settled = await code.settle()
    if (settled === 'failed') {
      lead(parts.code)
      return false
    }
    if (settled === 'changed') return complain('专属码已变更，请确认新的金额', parts.code, 'info')
    if (seen.needExclusiveCode && !seen.exclusiveCodeValid) {
      return complain(messages.codeNeeded, parts.code)
    }
    const found = draft.wantsInvoice ? checkInvoice(draft.invoice) : {}
    flushSync(() => setFaults(found))
    const [first] = Object.values(found)
    return first ? complain(first, parts.invoice) : true
  }

  /** Sends the order at a price that its buyer has seen. */
  async function send(seen: Quote) {
    const order: OrderForm = {
      products: products.map(({ courseId, courseCount, withBook }) => ({
        courseId,
        courseCount,
        withBook,
      })),
      orderType,
      exclusiveCode: seen.exclusiveCodeValid ? draft.code : NoCode,
      addrId: seen.needAddress ? (address.chosen ?? undefined) : undefined,
      invoice: draft.wantsInvoice ? draft.invoice : undefined,
      orderAmt: seen.orderAmt,
    }
    const attempt = attemptFor(order, draft.attempt)
    flushSync(() => (setBusy(true), setSaid(null), change({ attempt })))
    const outcome = await submitOrder(order, attempt)
    setBusy(false)
    tell(outcome, seen)
  }

  function tell(outcome: Outcome, seen: Quote) {
    if (outcome.kind === 'placed') {
      rememberPlaced(outcome.orderId)
      void countCart()
      return onPlaced(outcome.orderId)
    }
    if (outcome.kind === 'unsure') return setSaid('unsure')
    if (outcome.kind === 'price-changed') {
      priced.setQuote(outcome.fresh)
      return setChanged({ seen, fresh: outcome.fresh })
    }
    const { failure } = outcome
    const missing = failure.body.unavailable as Unavailable[] | undefined
    if (missing) return setUnavailable(missing)
    const invoiceFaults = faultsTold(failure)
    setFaults(invoiceFaults)
    setSaid(failure.message)
    if (failure.field('addrId')) lead(parts.address)
    else if (failure.field('exclusiveCode')) lead(parts.code)
    else if (Object.keys(invoiceFaults).length) lead(parts.invoice)
  }

  /** Goes on at the new price, which is another order and goes under another key; or stays to look. */
  function decide(goOn: boolean) {
    const fresh = changed?.fresh
    setChanged(null)
    if (goOn && fresh && !working.current) {
      working.current = true
      void send(fresh).finally(() => (working.current = false))
    }
  }

  return {
    ...{ draft, change, priced, code, address, faults, said, busy, submit },
    ...{ changed, decide },
    unavailable: unavailable.length ? unavailable : (priced.refusal?.unavailable ?? []),
  }
}

function complain(sentence: string, part: string, kind: 'error' | 'info' = 'error'): false {
  notify(sentence, kind)
  lead(part)
  return false
}

/** Brings a part of the page into sight, and the focus to what is wrong in it. */
function lead(part: string) {
  const element = document.getElementById(part)
  element?.scrollIntoView({ block: 'center' })
  const first = element?.querySelector<HTMLElement>('[aria-invalid="true"], input, button')
  ;(first ?? element)?.focus({ preventScroll: true })
}
