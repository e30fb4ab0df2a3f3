import { OrderType } from '@zhuxue/api/terms/commerce'
import { fitCount } from '~/lib/count'
import { paths } from '~/lib/paths'

/** What goes from the cart or a course page to the order confirmation (learner side section 2). */
export type Checkout = {
  products: { courseId: number; courseCount: number }[]
  withBook: boolean
  orderType: OrderType
}

const key = 'zhuxue.checkout'

/** Kept for this tab, so that the confirmation survives a reload and a visit to the login page. */
export function goToCheckout(checkout: Checkout): void {
  sessionStorage.setItem(key, JSON.stringify(checkout))
  window.location.assign(paths.orderInfo)
}

export function currentCheckout(): Checkout | null {
  return readCheckout(sessionStorage.getItem(key))
}

export function forgetCheckout(): void {
  sessionStorage.removeItem(key)
}

/** What was stored is a claim: only whole ids and counts come through, and an empty list is no checkout. */
export function readCheckout(text: string | null): Checkout | null {
  try {
    const found = JSON.parse(text ?? 'null')
    const products = (Array.isArray(found?.products) ? found.products : [])
      .filter((one: any) => Number.isInteger(one?.courseId) && one.courseId > 0)
      .map((one: any) => ({
        courseId: one.courseId,
        courseCount: fitCount(one.courseCount, 10_000),
      }))
    if (products.length === 0) return null
    const orderType = found.orderType === OrderType.Package ? OrderType.Package : OrderType.Single
    return { products, withBook: found.withBook === true, orderType }
  } catch {
    return null
  }
}
