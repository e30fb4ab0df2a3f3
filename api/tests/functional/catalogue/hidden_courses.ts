import type { ApiClient } from '@japa/api-client'
import router from '@adonisjs/core/services/router'
import { registeredRoutes } from '#core/http/routes_table'
import { registeredRows } from '#tests/functional/authorisation/route_table'
import { takenFields } from '#tests/functional/authorisation/taken_fields'

/** A course with one chapter; it may not exist. */
export interface Target {
  courseId: number
  chapterId: number
  videoId: string
}

/** Ids that do not exist. */
export const missingIds: Target = { courseId: 999_999, chapterId: 999_999, videoId: 'no-such-video' }

interface Call {
  path: string
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** Every call with which a visitor or learner can name a course or a chapter, by its route. */
export const calls: Record<string, (target: Target) => Call> = {
  'GET /api/public/courses/:id': ({ courseId }) => ({ path: `/api/public/courses/${courseId}` }),
  'GET /api/public/courses/:id/chapters': ({ courseId }) => ({ path: `/api/public/courses/${courseId}/chapters` }),
  'GET /api/public/courses/:id/published-chapters': ({ courseId }) => ({
    path: `/api/public/courses/${courseId}/published-chapters`,
  }),
  'GET /api/public/courses/:id/qualification-kinds': ({ courseId }) => ({
    path: `/api/public/courses/${courseId}/qualification-kinds`,
  }),
  'GET /api/user/courses/:id/bought': ({ courseId }) => ({ path: `/api/user/courses/${courseId}/bought` }),
  'GET /api/user/courses/:id/valid-live-code/:code': ({ courseId }) => ({
    path: `/api/user/courses/${courseId}/valid-live-code/ABCDEFGH23`,
  }),
  'POST /api/user/courses/study/:id': ({ courseId, chapterId }) => ({
    path: `/api/user/courses/study/${courseId}`,
    body: { courseChapterId: chapterId },
  }),
  'GET /api/vod/play-url': ({ courseId, videoId }) => ({ path: '/api/vod/play-url', query: { courseId, videoId } }),
  'GET /api/vod/play-urls': ({ courseId, videoId }) => ({ path: '/api/vod/play-urls', query: { courseId, videoId } }),
  'POST /api/vod/upload-play-time': ({ courseId, videoId }) => ({
    path: '/api/vod/upload-play-time',
    body: { courseId, videoId, coursePlayId: 'nobody-has-this', totalPlayTime: 30 },
  }),
  'GET /api/vod/download-url': ({ courseId, videoId }) => ({
    path: '/api/vod/download-url',
    query: { courseId, videoId },
  }),
  'GET /api/vod/statis/user-course-play-time': ({ courseId }) => ({
    path: '/api/vod/statis/user-course-play-time',
    query: { courseId: [courseId] },
  }),
  'POST /api/user/cart-items': ({ courseId }) => ({ path: '/api/user/cart-items', body: { courseId, courseCount: 1 } }),
  'POST /api/user/orders/buy': ({ courseId }) => ({
    path: '/api/user/orders/buy',
    body: { products: [{ courseId, courseCount: 1 }], orderType: 'single', tradeType: 'NATIVE', orderAmt: 100 },
  }),
  'POST /api/user/orders/fresh-price': ({ courseId }) => ({
    path: '/api/user/orders/fresh-price',
    body: { products: [{ courseId, courseCount: 1 }] },
  }),
  'POST /api/user/study-logs': ({ courseId, chapterId }) => ({
    path: '/api/user/study-logs',
    body: { courseId, courseChapterId: chapterId },
  }),
  'GET /api/user/study-logs/chapter-id/:id': ({ chapterId }) => ({
    path: `/api/user/study-logs/chapter-id/${chapterId}`,
  }),
  'GET /api/user/courses/:id/cooperative-url': ({ courseId }) => ({
    path: `/api/user/courses/${courseId}/cooperative-url`,
  }),
  'GET /api/user/courses/:id/progress': ({ courseId }) => ({ path: `/api/user/courses/${courseId}/progress` }),
  'GET /api/user/courses/:id/notes': ({ courseId }) => ({ path: `/api/user/courses/${courseId}/notes` }),
  'POST /api/user/courses/:id/notes': ({ courseId, chapterId }) => ({
    path: `/api/user/courses/${courseId}/notes`,
    body: { courseChapterId: chapterId, noteSecond: 30, noteText: '清单计价' },
  }),
  'GET /api/user/courses/:id/notes-file': ({ courseId }) => ({ path: `/api/user/courses/${courseId}/notes-file` }),
  'GET /api/user/error-questions': ({ courseId }) => ({ path: '/api/user/error-questions', query: { courseId } }),
  'GET /api/comments': ({ courseId }) => ({ path: '/api/comments', query: { courseId } }),
  'POST /api/comments': ({ courseId }) => ({ path: '/api/comments', body: { courseId, text: '讲得很清楚' } }),
  'GET /api/user/courses/:id/chapters/:chapterId/handout': ({ courseId, chapterId }) => ({
    path: `/api/user/courses/${courseId}/chapters/${chapterId}/handout`,
  }),
  'POST /api/public/orders/fresh-price': ({ courseId }) => ({
    path: '/api/public/orders/fresh-price',
    body: { products: [{ courseId, courseCount: 1 }], orderType: 'single' },
  }),
  'POST /api/user/cart-merges': ({ courseId }) => ({
    path: '/api/user/cart-merges',
    body: { products: [{ courseId, courseCount: 1 }] },
  }),
  'GET /api/user/training-centre': ({ courseId }) => ({ path: '/api/user/training-centre', query: { courseId } }),
  'GET /api/user/training-centre/export': ({ courseId }) => ({
    path: '/api/user/training-centre/export',
    query: { courseId },
  }),
  'POST /api/user/training-centre/reminders': ({ courseId }) => ({
    path: '/api/user/training-centre/reminders',
    body: { filter: { courseId } },
  }),
}

/** Routes that return nothing about the course, only the user's own data. */
export const ownDataOnly = [
  'GET /api/vod/statis/user-course-play-time',
  'GET /api/user/study-logs/chapter-id/:id',
  'GET /api/user/error-questions',
]

/** Routes that name a course or chapter and are open to learners. */
export function rowsThatNameCourses(): string[] {
  const taking = new Map(registeredRoutes(router).map((one) => [one.key, takenFields(one)]))
  return (
    registeredRows()
      // Routes for service keys: partners/service_keys.spec.ts.
      .filter(({ user }) => user !== '403' && user !== '401')
      .filter(({ path, route }) => naming.test(path) || taking.get(route)!.some((name) => named.test(name)))
      .map(({ route }) => route)
  )
}
const naming = /\/courses\/(\w+\/)?:id|chapter-id|:chapterId/
const named = /^course(Chapter)?Id$/

/** The bytes of the response to one call. */
export async function ask(client: ApiClient, row: string, target: Target, token?: string) {
  const { path, query = {}, body } = calls[row](target)
  const request = body ? client.post(path).json(body) : client.get(path).qs(query)
  if (token) request.as(token)
  const answer = await request
  const isFile = !String(answer.header('content-type')).includes('json')
  if (isFile) return { status: answer.status(), text: answer.text() }
  // An error may echo the id of the request, which reveals nothing.
  const text = answer.text().replace(new RegExp(`\\b${target.courseId}\\b`, 'g'), '0')
  return { status: answer.status(), text }
}
