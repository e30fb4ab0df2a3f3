import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { NoCode } from '@zhuxue/api/terms/channels'
import { ShippedTypes } from '@zhuxue/api/terms/catalogue'
import { OrderType, messages } from '@zhuxue/api/terms/commerce'
import { useAddresses } from '~/features/accounts/shared/useAddresses'
import { cartChanged } from '~/features/cart/cartStore'
import { validateInvoice, invoiceErrorsOf, remainingErrors, type InvoiceErrors } from '~/features/invoices/invoiceRules'
import { useDraft } from '~/lib/forms/useDraft'
import { attemptFor } from '@zhuxue/api/idempotency-key'
import type { Quote, Unavailable } from '~/lib/http/apiTypes'
import { toProducts } from '~/lib/products'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { notify } from '~/lib/toasts'
import { rememberPlaced, type Checkout } from './checkout'
import { confirmDraft, emptyDraft, type ConfirmDraft } from './confirmDraft'
import { useQuote } from './shared/useQuote'
import { undecidedLines } from './ownedText'
import { submitOrder, type OrderForm, type Outcome } from './submitOrder'
import { useExclusiveCode } from './useExclusiveCode'

/** Ids of the sections of the page that an error scrolls to. */
export const sections = {
  lines: 'confirm-lines',
  address: 'confirm-address',
  organisation: 'confirm-organisation',
  code: 'exclusive-code',
  invoice: 'confirm-invoice',
}

/** A stable reference, so that setting it again does not rerender. */
const noneUnavailable: Unavailable[] = []

/** The confirmation page: draft, price, and submitting the order once. */
export function useCheckout(checkout: Checkout, onPlaced: (orderId: string) => void) {
  const { userName } = useSession()
  const { values: draft, change: changeDraft } = useDraft(emptyDraft, confirmDraft(userName))
  const [problems, setProblems] = useState<InvoiceErrors>({})
  function change(part: Partial<ConfirmDraft>) {
    changeDraft(part)
    if (part.invoice) setProblems(remainingErrors(problems, draft.invoice, part.invoice))
  }

  const { products, orderType } = checkout
  const request = useMemo(() => ({ products, orderType, exclusiveCode: draft.code }), [products, orderType, draft.code])
  const pricing = useQuote(request)
  const { quote } = pricing
  const code = useExclusiveCode({
    applied: draft.code,
    known: quote?.exclusiveCodeKnown ?? true,
    isNeeded: quote?.needExclusiveCode ?? false,
    apply: (chosen) => change({ code: chosen }),
  })
  const address = useAddresses(isSignedIn() && (quote?.needAddress ?? false), draft.addrId, (addrId) =>
    change({ addrId })
  )

  const [addressMissing, setAddressMissing] = useState(false)
  const [renew, setRenew] = useState<number[]>([])
  const [unavailable, setUnavailable] = useState(noneUnavailable)
  const [priceChange, setPriceChange] = useState<{ seen: Quote; fresh: Quote } | null>(null)
  const [failure, setFailure] = useState<'unknown' | string | null>(null)
  const [busy, setBusy] = useState(false)
  const submitting = useRef(false)
  useEffect(() => setUnavailable(noneUnavailable), [checkout])

  async function submit() {
    if (!quote || submitting.current || pricing.loading) return
    submitting.current = true
    try {
      if (await validate(quote)) await send(quote)
    } finally {
      submitting.current = false
    }
  }

  async function validate(seen: Quote): Promise<boolean> {
    if (undecidedLines(seen, renew).length > 0) {
      return showProblem(messages.chooseRenewal, sections.lines)
    }
    if (seen.needAddress && !address.chosen) {
      flushSync(() => setAddressMissing(true))
      return scrollToSection(sections.address)
    }
    const applied = await code.applyTyped()
    // An unknown code would silently cost the full price: an error is shown. Where none is needed, the next click continues.
    if (applied === 'failed' || applied === 'unknown') {
      return scrollToSection(sections.code)
    }
    if (applied === 'changed') {
      return showProblem('专属码已变更，请确认新的金额', sections.code, 'info')
    }
    if (seen.needExclusiveCode && !seen.exclusiveCodeValid) {
      flushSync(() => code.reject(messages.codeNeeded))
      return scrollToSection(sections.code)
    }
    const found = draft.wantsInvoice ? validateInvoice(draft.invoice) : {}
    flushSync(() => setProblems(found))
    return Object.values(found).some(Boolean) ? scrollToSection(sections.invoice) : true
  }

  /** At the price that the customer has seen. */
  async function send(seen: Quote) {
    const order: OrderForm = {
      products: toProducts(products),
      orderType,
      exclusiveCode: seen.exclusiveCodeValid ? draft.code : NoCode,
      addrId: seen.needAddress ? (address.chosen ?? undefined) : undefined,
      organisationId: (orderType === OrderType.Package && draft.organisationId) || undefined,
      invoice: draft.wantsInvoice ? draft.invoice : undefined,
      orderAmt: seen.orderAmt,
      renew: renew.length ? renew : undefined,
    }
    const attempt = attemptFor(order, draft.attempt)
    setBusy(true)
    setFailure(null)
    change({ attempt })
    const outcome = await submitOrder(order, attempt)
    setBusy(false)
    handleOutcome(outcome, seen)
  }

  function handleOutcome(outcome: Outcome, seen: Quote) {
    if (outcome.kind === 'placed') {
      rememberPlaced(outcome.orderId)
      cartChanged()
      return onPlaced(outcome.orderId)
    }
    if (outcome.kind === 'unknown') return setFailure('unknown')
    if (outcome.kind === 'price-changed') {
      pricing.setQuote(outcome.fresh)
      return setPriceChange({ seen, fresh: outcome.fresh })
    }
    const { failure: orderError } = outcome
    const missing = orderError.body.unavailable as Unavailable[] | undefined
    if (missing) return setUnavailable(missing)
    const invoiceProblems = invoiceErrorsOf(orderError)
    setProblems(invoiceProblems)
    setFailure(orderError.message)
    if (['already-owned', 'already-credited'].includes(orderError.code)) {
      void pricing.reload()
      return void scrollToSection(sections.lines)
    }
    if (orderError.field('addrId')) scrollToSection(sections.address)
    else if (orderError.field('organisationId')) scrollToSection(sections.organisation)
    else if (orderError.field('exclusiveCode')) scrollToSection(sections.code)
    else if (Object.keys(invoiceProblems).length) scrollToSection(sections.invoice)
  }

  function chooseRenewal(courseId: number, isChosen: boolean) {
    setFailure(null)
    const others = renew.filter((one) => one !== courseId)
    setRenew(isChosen ? [...others, courseId] : others)
  }

  /** An order at the new price gets a new key. */
  function decideOnPrice(accepted: boolean) {
    const fresh = priceChange?.fresh
    setPriceChange(null)
    if (accepted && fresh && !submitting.current) {
      submitting.current = true
      void send(fresh).finally(() => (submitting.current = false))
    }
  }

  return {
    draft,
    change,
    pricing,
    code,
    address,
    addressProblem: addressMissing && !address.chosen ? messages.selectAddress : null,
    problems,
    failure,
    busy,
    submit,
    priceChange,
    decideOnPrice,
    renew,
    chooseRenewal,
    opensCourses: orderType === OrderType.Single && (quote?.items ?? []).some(isOpened),
    unavailable: unavailable.length ? unavailable : (pricing.refusal?.unavailable ?? []),
  }
}

const isOpened = ({ courseType }: Quote['items'][number]) => !ShippedTypes.includes(courseType)

function showProblem(errorText: string, section: string, kind: 'error' | 'info' = 'error'): false {
  notify(errorText, kind)
  return scrollToSection(section)
}

/** Also focuses the first invalid field. */
function scrollToSection(section: string): false {
  const element = document.getElementById(section)
  element?.scrollIntoView({ block: 'center' })
  const first = element?.querySelector<HTMLElement>('[aria-invalid="true"], input, button')
  ;(first ?? element)?.focus({ preventScroll: true })
  return false
}
