import type { APIRequestContext } from '@playwright/test'
import { apiClientFor, expectOkBody } from '../../support/api_calls'
import { demoUser } from '../../support/people'

/** Copies of demo courses with their own prices, so that tests do not disturb each other. */
export async function ownCourses(request: APIRequestContext) {
  const { get, post } = await apiClientFor(request, await demoUser(request, 'admin'))

  /** As a visitor: an admin would also see hidden courses, whose copies are hidden too. */
  const asVisitor = async (path: string) => expectOkBody(await request.get(path))

  /** A published copy of the first matching course of a type. */
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
