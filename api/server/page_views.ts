import type { IncomingMessage, ServerResponse } from 'node:http'
import { trackFunnelStep } from '../app/core/funnel_counters.js'
import { isBot } from './bots.js'
import { isPrefetch } from './prefetch_requests.js'

const coursePage = /^\/index\/course-info\/([1-9]\d{0,9})\/?(?:\?|$)/
const shown = new Set([200, 304])

/**
 * Counts page views of courses, including cached pages, because it runs before the cache. Only the course id is stored;
 * visitors are not identified, so a reload counts again.
 */
export function countPageView(request: IncomingMessage, response: ServerResponse): void {
  const courseId = viewedCourse(request)
  if (!courseId) return
  response.once('finish', () => {
    if (shown.has(response.statusCode)) trackFunnelStep('visits', courseId)
  })
}

function viewedCourse({ method, url = '', headers }: IncomingMessage): number {
  if (method !== 'GET') return 0
  const courseId = Number(coursePage.exec(url)?.[1] ?? 0)
  if (!courseId || isPrefetch(headers)) return 0
  return isBot(headers['user-agent']) ? 0 : courseId
}
