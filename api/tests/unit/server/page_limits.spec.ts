import type { IncomingMessage, ServerResponse } from 'node:http'
import { test } from '@japa/runner'
import { rates } from '#config/rate_limits'
import { WindowCounter } from '../../../server/counters.js'

/** Rate limits are off in tests, so the module is imported again with limits on. */
async function admission() {
  const before = process.env.RATE_LIMITS
  process.env.RATE_LIMITS = 'on'
  const module = await import(`../../../server/page_limits.js?${Math.random()}`)
  process.env.RATE_LIMITS = before
  return module.allowPageRequest as typeof import('../../../server/page_limits.js').allowPageRequest
}

function call(url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.7') {
  const answer = { status: 200, body: '', headers: {} as Record<string, string> }
  const request = { url, method: 'GET', headers, socket: { remoteAddress } }
  const response = {
    writeHead(status: number, given: Record<string, string>) {
      Object.assign(answer, { status, headers: given })
    },
    end(body = '') {
      answer.body = body
    },
  }
  return { answer, both: [request as unknown as IncomingMessage, response as unknown as ServerResponse] as const }
}

test.group('Page rate limits', () => {
  test('searches share the limit of the API', async ({ assert }) => {
    const admit = await admission()
    const search = () => call('/index/search?keyword=a')
    const answers = Array.from({ length: 160 }, search).map(({ answer, both }) => {
      admit(...both)
      return answer
    })

    const allowed = answers.filter(({ status }) => status === 200)
    assert.lengthOf(allowed, rates.list.calls)
    const refused = answers.at(-1)!
    assert.equal(refused.status, 429)
    assert.isAtLeast(Number(refused.headers['Retry-After']), 1)
    assert.include(refused.body, '操作过于频繁')

    assert.isTrue(admit(...call('/index/courses').both))
    assert.isTrue(admit(...call('/index/search', {}, '203.0.113.8').both))
  })

  test('other pages have their own, wider limit', async ({ assert }) => {
    const admit = await admission()
    const allowed = Array.from({ length: rates.page.calls + 20 }, (_, at) =>
      admit(...call(`/index/course-info/${at}`).both)
    ).filter(Boolean)

    assert.lengthOf(allowed, rates.page.calls)
  })

  test('prefetched pages do not count towards opened ones', async ({ assert }) => {
    const admit = await admission()
    const ahead = { 'sec-purpose': 'prefetch' }
    const calls = rates.prefetch.calls + 20
    const allowed = (url: string) =>
      Array.from({ length: calls }, () => admit(...call(url, ahead).both)).filter(Boolean)

    assert.lengthOf(allowed('/index/courses'), rates.prefetch.calls)
    assert.isTrue(admit(...call('/index/courses').both))
    assert.lengthOf(allowed('/index/search?keyword=a'), rates.list.calls)
  })

  test('internal calls are not counted', async ({ assert }) => {
    const admit = await admission()
    const headers = { 'x-internal-key': process.env.INTERNAL_KEY! }

    for (let at = 0; at < rates.list.calls * 2; at++) {
      assert.isTrue(admit(...call('/index/search', headers).both))
    }
  })

  test('a window ends for all clients at once', ({ assert }) => {
    let now = 0
    const counter = new WindowCounter(60_000, () => now)
    assert.equal(counter.count('a', 1), 0)
    now = 20_500
    assert.equal(counter.count('a', 1), 40)
    now = 60_000
    assert.equal(counter.count('a', 1), 0)
  })
})
