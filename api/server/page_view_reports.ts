import type { IncomingMessage, ServerResponse } from 'node:http'
import { restoreFunnelCounters, trackFunnelStep, drainFunnelCounters } from '../app/core/funnel_counters.js'
import { isInternalKey } from '../app/core/http/internal_key.js'
import { smallBodyOf } from './small_body.js'

export const pageViewReportPath = '/internal/course-visits'
const timeoutMs = 3_000

type Reported = [courseId: number, visits: number]

/** A separate storefront process has no database: it reports its counts to the API. After a failure they are sent later. */
export async function sendPageViewReport(apiUrl: string): Promise<void> {
  const taken = drainFunnelCounters()
  if (!taken.length) return
  try {
    const answer = await fetch(apiUrl + pageViewReportPath, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-internal-key': process.env.INTERNAL_KEY ?? '' },
      body: JSON.stringify(taken.map(({ courseId, visits }): Reported => [courseId, visits])),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  } catch {
    restoreFunnelCounters(taken)
  }
}

export async function handlePageViewReport(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Without the key the response is 404.
  const belongsToMerchant = request.method === 'POST' && isInternalKey(request.headers['x-internal-key'])
  const report = belongsToMerchant ? parse(await smallBodyOf(request)) : null
  for (const [courseId, visits] of report ?? []) trackFunnelStep('visits', courseId, visits)
  response.writeHead(report ? 204 : belongsToMerchant ? 400 : 404, { 'Cache-Control': 'no-store' }).end()
}

function parse(text: string): Reported[] | null {
  try {
    const rows: unknown = JSON.parse(text)
    return Array.isArray(rows) && rows.every(isReported) ? rows : null
  } catch {
    return null
  }
}

const isReported = (row: unknown): row is Reported =>
  Array.isArray(row) && row.length === 2 && row.every((one) => Number.isSafeInteger(one) && one > 0)
