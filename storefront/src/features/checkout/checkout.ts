import { OrderType } from '@zhuxue/api/terms/commerce'
import { MaxCartQuantity } from '@zhuxue/api/terms/commerce/cart'
import { clampQuantity } from '~/lib/quantity'
import { paths } from '~/lib/paths'
import type { Product, Unavailable } from '~/lib/http/apiTypes'
import { tabStore } from '~/lib/storage'

/** The name is shown when the product no longer exists. */
export type CheckoutProduct = Product & { courseName?: string }

/** docs/product.md 4.4. */
export type Checkout = { products: CheckoutProduct[]; orderType: OrderType }

const key = 'zhuxue.checkout'
const draftKey = 'zhuxue.confirm'
const placedKey = 'zhuxue.placed'

/** Discards the draft of the previous confirmation. */
export function beginCheckout(checkout: Checkout): void {
  clearCheckout()
  tabStore.removeItem(placedKey)
  saveCheckout(checkout)
}

/** In this tab, over a reload and a visit to the login page. */
export function saveCheckout(checkout: Checkout): void {
  tabStore.setItem(key, JSON.stringify(checkout))
}

export function goToCheckout(checkout: Checkout): void {
  beginCheckout(checkout)
  window.location.assign(paths.orderInfo)
}

export function currentCheckout(): Checkout | null {
  return readCheckout(tabStore.getItem(key))
}

export function clearCheckout(): void {
  tabStore.removeItem(key)
  removeDraft()
}

/** After a reload the confirmation shows the payment of this order. */
export function rememberPlaced(orderId: string): void {
  clearCheckout()
  tabStore.setItem(placedKey, orderId)
}

export function placedOrder(): string | null {
  return tabStore.getItem(placedKey)
}

export const storedDraft = (): string | null => tabStore.getItem(draftKey)
export const storeDraft = (text: string): void => tabStore.setItem(draftKey, text)
export const removeDraft = (): void => tabStore.removeItem(draftKey)

/** Stored data is untrusted: an empty or broken list is no checkout. */
export function readCheckout(text: string | null): Checkout | null {
  try {
    const found = JSON.parse(text ?? 'null')
    const products = (Array.isArray(found?.products) ? found.products : [])
      .filter((one: any) => Number.isInteger(one?.courseId) && one.courseId > 0)
      .map(readProduct)
    if (products.length === 0) return null
    const orderType = found.orderType === OrderType.Package ? OrderType.Package : OrderType.Single
    return { products, orderType }
  } catch {
    return null
  }
}

function readProduct(one: any): CheckoutProduct {
  return {
    courseId: one.courseId,
    courseCount: clampQuantity(one.courseCount, MaxCartQuantity),
    ...(one.withBook === true && { withBook: true }),
    ...(typeof one.courseName === 'string' && { courseName: one.courseName.slice(0, 200) }),
  }
}

/** Removes the product, or only its textbook. */
export function withoutUnavailable(checkout: Checkout, unavailable: Unavailable[]): Checkout {
  const removed = new Set(unavailable.map(({ courseId }) => courseId))
  const withoutBook = new Set(unavailable.map(({ bookOf }) => bookOf))
  const products = checkout.products
    .filter(({ courseId }) => !removed.has(courseId))
    .map((product) => (withoutBook.has(product.courseId) ? { ...product, withBook: undefined } : product))
  return { ...checkout, products }
}
