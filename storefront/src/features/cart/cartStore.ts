import { atom, onMount } from 'nanostores'
import { isSignedIn, session } from '~/lib/session/session'
import { loadApi } from '~/lib/http/loadApi'
import { keyOfVisit, onOtherTab, setVisitorLines, visitorLines } from './visitorCart'

/** How many courses lie in the cart: the server's for a learner, the browser's for a visitor, who needs no client. */
export const cartCount = atom(0)

onMount(cartCount, () => {
  if (typeof window === 'undefined') return
  void countCart()
  const leave = [onOtherTab(() => void countCart()), session.listen(() => void countCart())]
  return () => leave.forEach((end) => end())
})

/** Asks again; a failure leaves the number as it was, the cart page is where it is told. */
export async function countCart(): Promise<void> {
  if (!isSignedIn()) return cartCount.set(visitorLines().length)
  if (!session.get().roles.includes('user')) return cartCount.set(0)
  try {
    await mergeVisitorCart()
    const { api } = await loadApi()
    const { total } = await api.commerce.cartItems.index({})
    cartCount.set(total)
  } catch {
    cartCount.set(cartCount.get())
  }
}

/**
 * Moves the visitor's cart into the learner's. A lost network keeps it: every page tries again, under the
 * same key, so that what did arrive is not added twice. What cannot be bought any more is left behind and told.
 */
export async function mergeVisitorCart(): Promise<void> {
  const lines = visitorLines()
  if (lines.length === 0) return
  const { api } = await loadApi()
  const products = lines.map(({ courseId, courseCount, withBook }) => ({
    courseId,
    courseCount,
    withBook,
  }))
  try {
    const headers = { 'Idempotency-Key': keyOfVisit() }
    const { refused } = await api.commerce.cartMerges.store({ body: { products }, headers })
    setVisitorLines([])
    if (refused[0]) sayOnNextPage(`${refused.length}件商品没有合并到购物车：${refused[0].reason}`)
  } catch {
    // It is still here and tried again on the next page.
  }
}

/** Who merges is on the way to another page; its toasts say what this one has no time for. */
function sayOnNextPage(words: string): void {
  sessionStorage.setItem('zhuxue.farewell', words)
}
