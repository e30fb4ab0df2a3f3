import { expect, type APIRequestContext } from '@playwright/test'
import { tokenOf } from './desk'
import { newcomer, type Newcomer } from './newcomer'
import { codeFor } from './outbox'

/** A learner without orders, addresses or anything in the cart. */
export async function registered(request: APIRequestContext): Promise<Newcomer> {
  const person = newcomer()
  const { telephone, userName, idCard, passwd } = person
  await request.get('/api/public/user/verify-code', {
    params: { telephone, purpose: 'register' },
  })
  const verifyCode = await codeFor(request, telephone, 'register')
  const answer = await request.post('/api/security/register', {
    data: { loginName: telephone, verifyCode, userName, idCard, passwd },
  })
  expect(await answer.json()).toMatchObject({ code: '200' })
  return person
}

/** The desk of the story: copies of demo courses, so that no other story is in the way, and their prices. */
export async function openDesk(request: APIRequestContext) {
  const headers = { Authorization: await tokenOf(request) }
  const told = async (answer: Awaited<ReturnType<APIRequestContext['get']>>) => {
    const body: any = await answer.json()
    expect(body, `${answer.url()} ${JSON.stringify(body)}`).toMatchObject({ code: '200' })
    return body
  }
  const get = async (path: string) => told(await request.get(path, { headers }))
  const post = async (path: string, data: object = {}) =>
    told(await request.post(path, { headers, data }))

  /** As a visitor sees it: the desk would be shown what is hidden, whose copy is hidden too. */
  const seen = async (path: string) => told(await request.get(path))

  /** A published copy of the first course of a kind that suits. */
  async function copyOf(courseType: number, name: string, suits: (course: any) => boolean) {
    const { courses } = await seen(`/api/public/courses?courseType=${courseType}&pageSize=100`)
    for (const { courseId } of courses) {
      const { course } = await seen(`/api/public/courses/${courseId}`)
      if (!suits(course)) continue
      const query = new URLSearchParams({ newCourseName: name })
      const copy = await post(`/api/admin/courses/${courseId}/copy?${query}`)
      await post(`/api/admin/courses/publish/${copy.courseId}`)
      return copy.courseId as number
    }
    throw new Error(`no course of type ${courseType} suits`)
  }

  async function reprice(courseId: number, coursePrice: number, discountRules: object[] = []) {
    const { course } = await get(`/api/public/courses/${courseId}`)
    const form = { ...course, coursePriceDiscount: null, coursePrice, discountRules }
    await post('/api/admin/courses', form)
  }

  return { copyOf, reprice, get }
}
