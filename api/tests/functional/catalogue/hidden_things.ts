import type { ApiClient } from '@japa/api-client'
import { routeTable } from '#tests/functional/authorisation/route_table'

/** A course with one chapter, whether it is there or not. */
export interface Target {
  courseId: number
  chapterId: number
  videoId: string
}

/** No row has these. */
export const nowhere: Target = { courseId: 999_999, chapterId: 999_999, videoId: 'no-such-video' }

interface Call {
  path: string
  query?: Record<string, unknown>
  body?: Record<string, unknown>
}

/** Every call by which somebody outside of the office can name a course or a chapter, by its row. */
export const calls: Record<string, (target: Target) => Call> = {
  A14: ({ courseId }) => ({ path: `/api/public/courses/${courseId}` }),
  A15: ({ courseId }) => ({ path: `/api/public/courses/${courseId}/chapters` }),
  A16: ({ courseId }) => ({ path: `/api/public/courses/${courseId}/published-chapters` }),
  A17: ({ courseId }) => ({ path: `/api/user/courses/${courseId}/bought` }),
  A18: ({ courseId }) => ({ path: `/api/user/courses/${courseId}/valid-live-code/ABCDEFGH23` }),
  A19: ({ courseId, chapterId }) => ({
    path: `/api/user/courses/study/${courseId}`,
    body: { courseChapterId: chapterId },
  }),
  A20: ({ courseId, videoId }) => ({ path: '/api/vod/play-url', query: { courseId, videoId } }),
  A21: ({ courseId, videoId }) => ({ path: '/api/vod/play-urls', query: { courseId, videoId } }),
  A22: ({ courseId, videoId }) => ({
    path: '/api/vod/upload-play-time',
    body: { courseId, videoId, coursePlayId: 'nobody-has-this', totalPlayTime: 30 },
  }),
  A23: ({ courseId, videoId }) => ({ path: '/api/vod/download-url', query: { courseId, videoId } }),
  A25: ({ courseId }) => ({
    path: '/api/vod/statis/user-course-play-time',
    query: { courseId: [courseId] },
  }),
  A27: ({ courseId }) => ({ path: '/api/user/cart-items', body: { courseId, courseCount: 1 } }),
  A30: ({ courseId }) => ({
    path: '/api/user/orders/buy',
    body: {
      products: [{ courseId, courseCount: 1 }],
      orderType: 'single',
      tradeType: 'NATIVE',
      orderAmt: 100,
    },
  }),
  A31: ({ courseId }) => ({
    path: '/api/user/orders/fresh-price',
    body: { products: [{ courseId, courseCount: 1 }] },
  }),
  A54: ({ courseId, chapterId }) => ({
    path: '/api/user/study-logs',
    body: { courseId, courseChapterId: chapterId },
  }),
  A55: ({ chapterId }) => ({ path: `/api/user/study-logs/chapter-id/${chapterId}` }),
  A78: ({ courseId }) => ({ path: '/api/comments', query: { courseId } }),
  A79: ({ courseId }) => ({ path: '/api/comments', body: { courseId, text: '讲得很清楚' } }),
  A85: ({ courseId, chapterId }) => ({
    path: `/api/user/courses/${courseId}/chapters/${chapterId}/handout`,
  }),
  A93: ({ courseId }) => ({
    path: '/api/public/orders/fresh-price',
    body: { products: [{ courseId, courseCount: 1 }], orderType: 'single' },
  }),
  A95: ({ courseId }) => ({
    path: '/api/user/cart-merges',
    body: { products: [{ courseId, courseCount: 1 }] },
  }),
}

/** Rows that say nothing of the course itself but only what the person has of it. */
export const ownFiguresOnly = ['A25', 'A55']

/** The rows of the table that name a course or chapter and are open to learners. */
export function rowsThatNameCourses(): string[] {
  return routeTable()
    .filter(({ kind, built, user }) => kind === 'api' && built === 'yes' && user !== '403')
    .filter((row) => naming.test(row.path) || naming.test((row as any).params))
    .map(({ id }) => id)
}
const naming = /\/courses\/(\w+\/)?\{id\}|chapter-id|\{chapterId\}|\bcourse(Chapter)?Id\b/

/** The answer to one call, as bytes. */
export async function ask(client: ApiClient, row: string, target: Target, token?: string) {
  const { path, query = {}, body } = calls[row](target)
  const request = body ? client.post(path).json(body) : client.get(path).qs(query)
  if (token) request.header('authorization', token)
  const answer = await request
  // A refusal may give back the id that was sent; that one tells nothing.
  const text = answer.text().replace(new RegExp(`\\b${target.courseId}\\b`, 'g'), '0')
  return { status: answer.status(), text }
}
