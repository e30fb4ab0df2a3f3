import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from '@japa/runner'
import { trackFunnelStep, drainFunnelCounters } from '#core/funnel_counters'
import { sendPageViewReport, handlePageViewReport } from '../../../server/page_view_reports.js'

async function api(): Promise<{ url: string; server: Server }> {
  const server = createServer((request, response) => handlePageViewReport(request, response))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

test.group('Page views reported by a storefront process', (group) => {
  group.each.setup(() => {
    drainFunnelCounters()
    const before = process.env.INTERNAL_KEY
    process.env.INTERNAL_KEY = 'an internal key of thirty-two bytes'
    return () => void (process.env.INTERNAL_KEY = before ?? '')
  })

  test('the API counts reported page views', async ({ assert, cleanup }) => {
    const { url, server } = await api()
    cleanup(() => void server.close())
    trackFunnelStep('visits', 7, 3)
    trackFunnelStep('visits', 8)
    // Sender and receiver are the same process here.
    await sendPageViewReport(url)
    assert.deepEqual(
      drainFunnelCounters().map(({ courseId, visits }) => [courseId, visits]),
      [
        [7, 3],
        [8, 1],
      ]
    )
  })

  test('page views are buffered while the API is down', async ({ assert }) => {
    trackFunnelStep('visits', 7)
    await sendPageViewReport('http://127.0.0.1:1')
    trackFunnelStep('visits', 7)
    assert.equal(drainFunnelCounters()[0].visits, 2)
  })

  test('a report needs the internal key and a valid form', async ({ assert, cleanup }) => {
    const { url, server } = await api()
    cleanup(() => void server.close())
    const send = async (body: string, key?: string, method = 'POST') =>
      (await fetch(url, { method, body, headers: key ? { 'x-internal-key': key } : {} })).status
    const key = process.env.INTERNAL_KEY
    assert.equal(await send('[[7,1]]'), 404)
    assert.equal(await send('[[7,1]]', 'another'), 404)
    for (const body of ['', '{}', '[[7]]', '[[7,-1]]', '[["7",1]]', '[[7,1.5]]', 'x'.repeat(2_000_000)])
      assert.equal(await send(body, key), 400, body.slice(0, 20))
    assert.deepEqual(drainFunnelCounters(), [])
    assert.equal(await send('[[7,1]]', key), 204)
  })
})
