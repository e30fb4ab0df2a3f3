import type { IncomingMessage, ServerResponse } from 'node:http'
import { trackFunnelStep } from '../app/core/funnel_counters.js'
import { isBot } from './bots.js'
import { isPrefetch } from './prefetch_requests.js'

const coursePage = /^\/index\/course-info\/([1-9]\d{0,9})\/?(?:\?|$)/
const shown = new Set([200, 304])

/**
 * Counts that a course's page was opened: pages of the page cache too, because it stands before that. Only the number
 * of the course is taken; who it was is neither looked at nor kept, so a reload is another visit.
 */
export function countPageView(request: IncomingMessage, response: ServerResponse): void {
  const courseId = visitedCourse(request)
  if (!courseId) return
  response.once('finish', () => {
    if (shown.has(response.statusCode)) trackFunnelStep('visits', courseId)
  })
}

function visitedCourse({ method, url = '', headers }: IncomingMessage): number {
  if (method !== 'GET') return 0
  const courseId = Number(coursePage.exec(url)?.[1] ?? 0)
  if (!courseId || isPrefetch(headers)) return 0
  return isBot(headers['user-agent']) ? 0 : courseId
}
