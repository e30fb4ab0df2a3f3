import { expect, type APIRequestContext } from '@playwright/test'
import { apiClientFor } from './api_calls'
import type { NewPerson } from './new_user'
import type { Person } from './people'
import { headersOf } from './sessions'

type Product = { courseId: number; courseCount: number }
type ShownCourse = { courseId: number; courseName: string }

/** A published course of a type that is bought directly: no variants, no bundle. */
export async function findSimpleCourse(request: APIRequestContext, courseType: number): Promise<ShownCourse> {
  const listed = await request.get(`/api/public/courses?courseType=${courseType}&pageSize=100`)
  for (const { courseId } of (await listed.json()).courses) {
    const { course } = await (await request.get(`/api/public/courses/${courseId}`)).json()
    const plain = course.models.length === 0 && !course.relatedCourseId
    if (plain && course.coursePrice > 0) return course
  }
  throw new Error(`no plain course of type ${courseType} is for sale`)
}

/** Buys over the API, for tests about something else. */
export async function buyerOf(request: APIRequestContext, person: Person | NewPerson) {
  const calls = await apiClientFor(request, person)
  const headers = await headersOf(request, person)
  /** An image. The payment provider knows an order once its code was shown. */
  const showCode = (orderId: string) => request.get(`/api/public/orders/${orderId}/qrcode`, { headers })

  return {
    showCode,
    async placeOrder(products: Product[], more: object = {}): Promise<string> {
      // The demo users own some courses already.
      const renew = products.map(({ courseId }) => courseId)
      const order = { products, orderType: 'single', tradeType: 'NATIVE', renew, ...more }
      return (await calls.post('/api/user/orders/buy', order)).orderId
    },
    async firstAddress(): Promise<number> {
      const { addresses } = await calls.get('/api/user/addresses')
      return addresses[0].deliverAddressId
    },
    /** Scans a code, the first one by default, and pays at the local payment provider. */
    async pay(orderId: string, code = 1): Promise<void> {
      await showCode(orderId)
      await request.post(`/local/wallet/${orderId}_${code}`, { maxRedirects: 0 })
      await expect.poll(async () => (await calls.get(`/api/orders/${orderId}`)).order.orderStatus).toBe(2)
    },
  }
}
