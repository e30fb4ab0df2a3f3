import type { APIRequestContext } from '@playwright/test'
import { apiClientFor, expectOkBody } from '../../support/api_calls'
import { demoUser } from '../../support/people'

/** Copies of demo courses with prices of their own, so that no other story is in the way. */
export async function ownCourses(request: APIRequestContext) {
  const { get, post } = await apiClientFor(request, await demoUser(request, 'admin'))

  /** As a visitor sees it: an admin would be shown what is hidden, whose copy is hidden too. */
  const asVisitor = async (path: string) => expectOkBody(await request.get(path))

  /** A published copy of the first course of a kind that suits. */
  async function copyOf(courseType: number, name: string, suits: (course: any) => boolean) {
    const { courses } = await asVisitor(`/api/public/courses?courseType=${courseType}&pageSize=100`)
    for (const { courseId } of courses) {
      const { course } = await asVisitor(`/api/public/courses/${courseId}`)
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
