import { MaxCartQuantity, OrderType } from '@zhuxue/api/terms/commerce'
import { clampQuantity } from '~/lib/quantity'
import { paths } from '~/lib/paths'
import type { Product, Unavailable } from '~/lib/http/wire'

/** A product on its way to the order; its name is what can be said once the shop does not know it any more. */
export type CheckoutProduct = Product & { courseName?: string }

/** What goes from the cart or a course page to the order confirmation (learner side section 2). */
export type Checkout = { products: CheckoutProduct[]; orderType: OrderType }

const key = 'zhuxue.checkout'
const draftKey = 'zhuxue.confirm'
const placedKey = 'zhuxue.placed'

/** Begins another confirmation: what was typed into the former one is forgotten. */
export function beginCheckout(checkout: Checkout): void {
  forgetCheckout()
  sessionStorage.removeItem(placedKey)
  keepCheckout(checkout)
}

/** Kept for this tab, so that the confirmation survives a reload and a visit to the login page. */
export function keepCheckout(checkout: Checkout): void {
  sessionStorage.setItem(key, JSON.stringify(checkout))
}

export function goToCheckout(checkout: Checkout): void {
  beginCheckout(checkout)
  window.location.assign(paths.orderInfo)
}

export function currentCheckout(): Checkout | null {
  return readCheckout(sessionStorage.getItem(key))
}

export function forgetCheckout(): void {
  sessionStorage.removeItem(key)
  removeDraft()
}

/** The order that this confirmation has become; a reload shows its payment again. */
export function rememberPlaced(orderId: string): void {
  forgetCheckout()
  sessionStorage.setItem(placedKey, orderId)
}

export function placedOrder(): string | null {
  return sessionStorage.getItem(placedKey)
}

export const storedDraft = (): string | null => sessionStorage.getItem(draftKey)
export const storeDraft = (text: string): void => sessionStorage.setItem(draftKey, text)
export const removeDraft = (): void => sessionStorage.removeItem(draftKey)

/** What was stored is a claim: only whole ids and counts come through, and an empty list is no checkout. */
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

/** The checkout without what cannot be bought: the product itself, or only the textbook that came along. */
export function without(checkout: Checkout, unavailable: Unavailable[]): Checkout {
  const gone = new Set(unavailable.map(({ courseId }) => courseId))
  const bookless = new Set(unavailable.map(({ bookOf }) => bookOf))
  const products = checkout.products
    .filter(({ courseId }) => !gone.has(courseId))
    .map((product) =>
      bookless.has(product.courseId) ? { ...product, withBook: undefined } : product
    )
  return { ...checkout, products }
}
