import { expect, type APIRequestContext } from '@playwright/test'
import type { Person } from './people'

type Wanted = { courseId: number; courseCount: number }
type Shown = { courseId: number; courseName: string }

/** A published course of a type that is bought as it is: no specification to choose, no bundle. */
export async function plainCourse(request: APIRequestContext, courseType: number): Promise<Shown> {
  const listed = await request.get(`/api/public/courses?courseType=${courseType}&pageSize=100`)
  for (const { courseId } of (await listed.json()).courses) {
    const { course } = await (await request.get(`/api/public/courses/${courseId}`)).json()
    const plain = course.models.length === 0 && !course.relatedCourseId
    if (plain && course.coursePrice > 0) return course
  }
  throw new Error(`no plain course of type ${courseType} is for sale`)
}

/** What a person does without a screen, where the story is about something else. */
export async function buyer(request: APIRequestContext, person: Person) {
  const login = await request.post('/api/security/login', {
    data: { loginName: person.idCard, passwd: person.passwd, loginType: 'idCard', channelId: 0 },
  })
  const headers = { Authorization: login.headers().authorization! }

  return {
    async orders(products: Wanted[], more: object = {}): Promise<string> {
      const data = { products, orderType: 'single', tradeType: 'NATIVE', ...more }
      const answer = await (await request.post('/api/user/orders/buy', { data, headers })).json()
      expect(answer).toMatchObject({ code: '200' })
      return answer.orderId
    },
    async address(): Promise<number> {
      const { addresses } = await (await request.get('/api/user/addresses', { headers })).json()
      return addresses[0].deliverAddressId
    },
    /** Has the code shown, so that the wallet knows the order. */
    async shows(orderId: string): Promise<void> {
      await request.get(`/api/public/orders/${orderId}/qrcode`, { headers })
    },
    /** Scans the code, the first one unless said otherwise, and pays at the local wallet. */
    async pays(orderId: string, code = 1): Promise<void> {
      await request.get(`/api/public/orders/${orderId}/qrcode`, { headers })
      await request.post(`/local/wallet/${orderId}_${code}`, { maxRedirects: 0 })
      await expect
        .poll(async () => {
          const { order } = await (await request.get(`/api/orders/${orderId}`, { headers })).json()
          return order.orderStatus
        })
        .toBe(2)
    },
    async cancels(orderId: string): Promise<void> {
      await request.delete(`/api/user/orders/${orderId}`, { headers })
    },
  }
}
