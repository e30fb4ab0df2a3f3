import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { trackFunnelStep, drainFunnelCounters } from '#core/funnel_counters'
import { Role } from '#core/roles'
import { setClock, toStored } from '#core/time'
import { flushFunnelCounters } from '#statistics/funnel/write_counts'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { soldOrder } from '#tests/factories/sales'
import { countPageView } from '../../../server/page_views.js'

const noon = DateTime.fromISO('2026-06-15T04:00:00Z', { zone: 'utc' })
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36'

interface PageRequest {
  method?: string
  status?: number
  [header: string]: string | number | undefined
}

function open(url: string, { method = 'GET', status = 200, ...headers }: PageRequest = {}) {
  const response = Object.assign(new EventEmitter(), { statusCode: status })
  const request = { method, url, headers: { 'user-agent': browser, ...headers } }
  countPageView(request as unknown as IncomingMessage, response as unknown as ServerResponse)
  response.emit('finish')
}

const counted = () => db.from('funnel_days').orderBy('day').orderBy('course_id').select('day', 'visits', 'carts')

test.group('Page views of a course', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => void drainFunnelCounters())

  test('page views are counted by course id', ({ assert }) => {
    open('/index/course-info/7')
    open('/index/course-info/7?parentCourseId=3')
    open('/index/course-info/7', { status: 304 })
    assert.containsSubset(drainFunnelCounters(), [{ courseId: 7, visits: 3, carts: 0 }])
  })

  test('bots, prefetches and other pages are not counted', ({ assert }) => {
    const url = '/index/course-info/7'
    for (const agent of [
      'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
      'Mozilla/5.0 (Linux) Bytespider',
      'Mozilla/5.0 HeadlessChrome/140.0 Safari/537.36',
      'curl/8.5.0',
      'node',
      undefined,
    ])
      open(url, { 'user-agent': agent })
    open(url, { 'sec-purpose': 'prefetch' })
    open(url, { method: 'HEAD' })
    open(url, { status: 404 })
    open(`${url}/autoplay`)
    open('/index/course-info/0')
    open('/index/courses')
    assert.deepEqual(drainFunnelCounters(), [])
  })

  test('mobile browsers and WeChat are counted', ({ assert }) => {
    for (const agent of [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 MicroMessenger/8.0.50',
      'Mozilla/5.0 (Linux; Android 14; CUBOT X90) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    ])
      open('/index/course-info/7', { 'user-agent': agent })
    assert.equal(drainFunnelCounters()[0]?.visits, 2)
  })
})

test.group('The funnel', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    drainFunnelCounters()
    setClock(() => noon)
    for (const table of ['order_items', 'orders', 'funnel_days']) await db.from(table).delete()
    return () => setClock(null)
  })

  test('counts of several processes are added up', async ({ assert }) => {
    const courseId = await course({})
    trackFunnelStep('visits', courseId, 3)
    await flushFunnelCounters()
    trackFunnelStep('visits', courseId)
    trackFunnelStep('carts', courseId)
    trackFunnelStep('visits', 99_999_999)
    await flushFunnelCounters()
    await flushFunnelCounters()
    assert.deepEqual(
      (await counted()).map(({ visits, carts }) => [visits, carts]),
      [[4, 1]]
    )
  })

  test('a day ends at midnight in Shanghai', async ({ assert }) => {
    const courseId = await course({})
    for (const time of ['2026-06-14T15:59:59Z', '2026-06-14T16:00:00Z']) {
      setClock(() => DateTime.fromISO(time, { zone: 'utc' }))
      trackFunnelStep('visits', courseId)
    }
    await flushFunnelCounters()
    assert.deepEqual(
      (await counted()).map(({ day }) => String(day).slice(0, 10)),
      ['2026-06-14', '2026-06-15']
    )
  })

  test('counts stay buffered while the database is down', async ({ assert }) => {
    const courseId = await course({})
    trackFunnelStep('visits', courseId)
    const { from } = db
    db.from = () => {
      throw new Error('the database is down')
    }
    try {
      await flushFunnelCounters()
    } finally {
      db.from = from
    }
    trackFunnelStep('visits', courseId)
    await flushFunnelCounters()
    assert.deepEqual(
      (await counted()).map(({ visits }) => visits),
      [2]
    )
  })

  test('a course in the cart is counted once', async ({ client, assert }) => {
    const [book, { token }] = [await course({ type: 3 }), await createUser()]
    for (let time = 0; time < 2; time++) {
      await client.post('/api/user/cart-items').as(token).json({ courseId: book, courseCount: 1 })
    }
    assert.containsSubset(drainFunnelCounters(), [{ courseId: book, carts: 1, visits: 0 }])
  })

  test('the steps are shown for all courses and for one', async ({ client, assert }) => {
    const [one, other] = [await course({}), await course({})]
    const [admin, buyer] = [await createUser(Role.Admin), await createUser()]
    setClock(() => noon.minus({ days: 7 }))
    trackFunnelStep('visits', one, 8)
    trackFunnelStep('carts', one, 3)
    trackFunnelStep('visits', other, 2)
    await flushFunnelCounters()
    const order = (status: number, courseIds: number[]) =>
      soldOrder({
        userId: buyer.user.id,
        status,
        paidAt: status === 2 ? toStored(noon) : null,
        lines: courseIds.map((courseId) => ({ courseId, amountFen: 100 })),
      })
    await order(2, [one, other])
    await order(1, [one])
    await order(3, [other])
    setClock(() => noon)
    await order(2, [one])
    const read = async (query: string) => {
      const answer = await client.get(`/api/orders/statistics/funnel?${query}`).as(admin)
      return answer.body().rows.map(({ count, percent }: { count: number; percent: number }) => [count, percent])
    }
    assert.deepEqual(await read('days=30'), [
      [10, 100],
      [3, 30],
      [4, 40],
      [2, 20],
    ])
    assert.deepEqual(await read(`days=30&courseId=${one}`), [
      [8, 100],
      [3, 37.5],
      [3, 37.5],
      [2, 25],
    ])
    assert.deepEqual(await read('days=7'), [
      [0, null],
      [0, null],
      [1, null],
      [1, null],
    ])
  })
})
