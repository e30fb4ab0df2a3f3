import { atom, onMount } from 'nanostores'
import { toProducts } from '~/lib/products'
import { onBfcacheRestore } from '~/lib/history/bfcacheRestore'
import { isSignedIn, session } from '~/lib/session/session'
import { flashToast } from '~/lib/toasts'
import { loadApi } from '~/lib/http/loadApi'
import type { ResponseOf } from '~/lib/http/apiTypes'
import { announceCartChange, cartMergeKey, onOtherTab, setVisitorLines, visitorLines } from './visitorCart'

/** Lines in the cart: the server's for a learner, local ones for a visitor, without loading the client. */
export const cartCount = atom(0)

onMount(cartCount, () => {
  if (typeof window === 'undefined') return
  void countCart()
  const leave = [
    onOtherTab(() => void countCart()),
    session.listen(() => void countCart()),
    onBfcacheRestore(countCart),
  ]
  return () => leave.forEach((end) => end())
})

/** A failure leaves the number unchanged; the cart page reports it. */
export async function countCart(): Promise<void> {
  if (!isSignedIn()) return cartCount.set(visitorLines().length)
  if (!session.get().roles.includes('user')) return cartCount.set(0)
  try {
    const { total } = await loadServerCart('header')
    cartCount.set(total)
  } catch {
    cartCount.set(cartCount.get())
  }
}

/** After a change of the cart in this tab. */
export function cartChanged(): void {
  shared = null
  if (isSignedIn()) announceCartChange()
  void countCart()
}

type ServerCart = ResponseOf<'commerce.cart_items.index'>
type Reader = 'header' | 'list'

let shared: { answer: Promise<ServerCart>; token: string; at: number; readers: Set<Reader> } | null = null
const sharedMs = 10_000

/** The header and the list of a page share an answer, so that one request serves both; each reads it once. */
export function loadServerCart(reader: Reader): Promise<ServerCart> {
  const { token } = session.get()
  const isCurrent = shared?.token === token && Date.now() - shared.at < sharedMs
  if (!shared || !isCurrent || shared.readers.has(reader)) {
    shared = { answer: requestCart(), token, at: Date.now(), readers: new Set() }
  }
  shared.readers.add(reader)
  return shared.answer
}

async function requestCart(): Promise<ServerCart> {
  await mergeVisitorCart()
  const { api } = await loadApi()
  return api.commerce.cartItems.index({})
}

/**
 * Every page retries a failed call with the same key, so nothing is added twice. Courses that cannot be bought are
 * dropped.
 */
export async function mergeVisitorCart(): Promise<void> {
  const lines = visitorLines()
  if (lines.length === 0) return
  const { api } = await loadApi()
  const products = toProducts(lines)
  try {
    const headers = { 'Idempotency-Key': cartMergeKey() }
    const { refused } = await api.commerce.cartMerges.store({ body: { products }, headers })
    setVisitorLines([])
    if (refused[0]) flashToast(`${refused.length}件商品没有合并到购物车：${refused[0].reason}`)
  } catch {
    // Stays stored and is retried on the next page.
  }
}
