import { isSignedIn } from '~/lib/session/session'
import { api } from '~/lib/http/api'
import type { CartItem } from '~/lib/http/apiTypes'
import { cartChanged, cartCount, loadServerCart } from './cartStore'
import { setVisitorLines, visitorLines } from './visitorCart'
import { visitorItems } from './visitorLines'

/** The server's lines for a learner; a visitor's lines get current prices. */
export async function loadCart(): Promise<CartItem[]> {
  if (isSignedIn()) {
    const { cartItems, total } = await loadServerCart('list')
    cartCount.set(total)
    return cartItems
  }
  const lines = visitorLines()
  if (lines.length === 0) return []
  const courseIds = lines.map(({ courseId }) => courseId)
  const { cartItems } = await api.commerce.visitorCart.index({ query: { courseIds } })
  return visitorItems(lines, cartItems)
}

export type LineChange = { item: CartItem; courseCount: number; withBook: boolean; bulk: boolean }

export async function writeLine({ item, courseCount, withBook, bulk }: LineChange): Promise<void> {
  const { courseId } = item
  if (isSignedIn()) {
    await api.commerce.cartItems.store({ body: { courseId, courseCount, withBook, set: true, bulk } })
    return cartChanged()
  }
  setVisitorLines(
    visitorLines().map((line) => (line.courseId === courseId ? { ...line, courseCount, withBook } : line))
  )
}

export async function removeLines(items: CartItem[]): Promise<void> {
  await removeFromCart(items)
  cartChanged()
}

async function removeFromCart(items: CartItem[]): Promise<void> {
  if (!isSignedIn()) {
    const removed = new Set(items.map((item) => item.courseId))
    return setVisitorLines(visitorLines().filter((line) => !removed.has(line.courseId)))
  }
  const [only, ...more] = items
  if (only && more.length === 0) {
    await api.commerce.cartItems.destroy({ params: { id: only.cartItemId } })
  } else if (only) {
    const cartItemIds = items.map((item) => item.cartItemId)
    await api.commerce.cartBatches.destroy({ body: { cartItemIds } })
  }
}
