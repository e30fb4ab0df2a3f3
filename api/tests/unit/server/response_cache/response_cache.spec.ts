import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { pausedRender, openShop, type Shown } from './cached_shop.js'

type Cleanup = (work: () => void) => void
async function shop(cleanup: Cleanup, options = {}) {
  const opened = await openShop(options)
  cleanup(opened.close)
  return opened
}

test.group('Response cache', () => {
  test('a page is rendered once until one of its tags is purged', async ({ assert, cleanup }) => {
    const { open, shows, cache, renders } = await shop(cleanup)
    shows({ body: 'old', tags: 'params, courses' })
    assert.equal((await open('/index')).headers['x-cache'], 'MISS')
    shows({ body: 'new' })
    const again = await open('/index')
    assert.deepEqual([again.text, again.headers['x-cache']], ['old', 'HIT'])

    cache.purge(['articles'])
    assert.equal((await open('/index')).text, 'old')
    cache.purge(['courses', 'course:7'])
    assert.equal((await open('/index')).text, 'new')
    assert.lengthOf(renders, 2)
  })

  test('a page expires after the age in its header', async ({ assert, cleanup }) => {
    const { open, clock, renders } = await shop(cleanup)
    await open('/index')
    clock.now = 299_000
    await open('/index')
    assert.lengthOf(renders, 1)
    clock.now = 300_000
    await open('/index')
    assert.lengthOf(renders, 2)
  })

  test('a lower maximum age applies to cached pages', async ({ assert, cleanup }) => {
    const { open, clock, limits, renders } = await shop(cleanup)
    await open('/index')
    limits.maxEntryAgeMs = 30_000
    await open('/later')
    clock.now = 29_000
    await open('/index')
    await open('/later')
    assert.lengthOf(renders, 2)
    clock.now = 30_000
    await open('/index')
    await open('/later')
    assert.lengthOf(renders, 4)
    limits.maxEntryAgeMs = Infinity
    await open('/last')
    clock.now = 329_000
    assert.equal((await open('/last')).headers['x-cache'], 'HIT')
  })

  test('clearing covers pages that are being rendered', async ({ assert, cleanup }) => {
    const { open, shows, cache } = await shop(cleanup)
    await open('/index')
    const held = pausedRender({ body: 'old' })
    shows(held.show)
    const first = open('/slow')
    await held.begun
    cache.clear()
    held.letGo()
    assert.equal((await first).headers['x-cache'], 'PASS')
    shows({ body: 'new' })
    assert.equal((await open('/index')).text, 'new')
    assert.equal((await open('/slow')).text, 'new')
  })

  test('the key ignores unknown parameters and their order', async ({ assert, cleanup }) => {
    const { open, renders } = await shop(cleanup)
    await open('/index/courses?courseType=1&page=2')
    await open('/index/courses?page=2&utm_source=x&courseType=1')
    assert.lengthOf(renders, 1)
    await open('/index/courses?page=2&courseType=5')
    await open('/index/courses?page=2&courseType=1&courseType=5')
    await open('/index/courses?page=2&courseType=5&courseType=1')
    assert.lengthOf(renders, 4)
    await open('/index?a=1')
    await open('/index')
    assert.lengthOf(renders, 5)
  })

  test('a page is compressed as the browser accepts, only once', async ({ assert, cleanup }) => {
    const { open, shows } = await shop(cleanup)
    const body = '课程'.repeat(1_000)
    shows({ body })
    const as = (encoding: string) => open('/index', { headers: { 'accept-encoding': encoding } })
    const [brotli, gzip, plain] = [await as('gzip, br'), await as('br;q=0, gzip'), await as('zstd')]

    assert.equal(brotli.headers['content-encoding'], 'br')
    assert.equal(brotliDecompressSync(brotli.bytes).toString(), body)
    assert.equal(gzip.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(gzip.bytes).toString(), body)
    assert.isUndefined(plain.headers['content-encoding'])
    assert.equal(plain.text, body)
    assert.equal(plain.headers.vary, 'Accept-Encoding')

    shows({ body, headers: { 'content-encoding': 'zstd' } })
    assert.isUndefined((await open('/other')).headers['x-cache'])
  })

  test('simultaneous readers share one compression', async ({ assert, cleanup }) => {
    const { open, shows, cache } = await shop(cleanup)
    const body = '课程'.repeat(1_000)
    shows({ body })
    await open('/index')
    const plain = cache.bytes
    const headers = { 'accept-encoding': 'br' }
    const all = await Promise.all(Array.from({ length: 5 }, () => open('/index', { headers })))
    assert.isTrue(all.every(({ bytes }) => brotliDecompressSync(bytes).toString() === body))
    assert.equal(cache.bytes, plain + all[0]!.bytes.length)
    const head = await open('/index', { method: 'HEAD', headers })
    assert.equal(head.headers['content-length'], String(all[0]!.bytes.length))
  })

  test('a browser that has the page gets 304', async ({ assert, cleanup }) => {
    const { open, renders } = await shop(cleanup)
    const first = await open('/index')
    const etag = first.headers.etag!
    for (const known of [etag, `"x", ${etag}`, etag.slice(2), '*']) {
      const answer = await open('/index', { headers: { 'if-none-match': known } })
      assert.deepEqual([answer.status, answer.text, answer.headers.etag], [304, '', etag])
    }
    const other = await open('/index', { headers: { 'if-none-match': '"x"' } })
    assert.deepEqual([other.status, other.text], [200, 'page'])
    assert.equal(other.headers['cache-control'], 'no-cache')
    assert.lengthOf(renders, 1)
  })

  test('HEAD has no body, and ranges are ignored', async ({ assert, cleanup }) => {
    const { open, renders } = await shop(cleanup)
    await open('/index', { method: 'HEAD' })
    await open('/index')
    assert.lengthOf(renders, 2)
    const head = await open('/index', { method: 'HEAD' })
    assert.deepEqual([head.text, head.headers['content-length']], ['', '4'])
    const part = await open('/index', { headers: { range: 'bytes=0-1' } })
    assert.deepEqual([part.status, part.text], [200, 'page'])
    assert.lengthOf(renders, 2)
  })

  test('a page keeps its headers, except those of one response', async ({ assert, cleanup }) => {
    const { open, shows } = await shop(cleanup)
    shows({ headers: { 'x-request-id': 'of-the-first', 'content-security-policy': "'none'" } })
    await open('/index')
    const { headers } = await open('/index')
    assert.equal(headers['content-security-policy'], "'none'")
    for (const name of ['x-request-id', 'cdn-cache-control', 'cache-tag']) assert.isUndefined(headers[name], name)
  })
})

test.group('Responses that are never cached', () => {
  const never: [string, Shown][] = [
    ['a failure', { status: 500 }],
    ['a missing page', { status: 404 }],
    ['a page without a maximum age', { maxAge: 0 }],
    ['a response with a cookie', { headers: { 'set-cookie': 'a=1' } }],
    ['a no-store page', { headers: { 'cache-control': 'no-store' } }],
    ['a private page', { headers: { 'cache-control': 'private, max-age=9' } }],
  ]
  for (const [what, shown] of never) {
    test(`${what} is not cached`, async ({ assert, cleanup }) => {
      const { open, shows, renders, cache } = await shop(cleanup)
      shows({ body: 'as it is', ...shown })
      await open('/index')
      const again = await open('/index')
      assert.deepEqual([again.text, again.status], ['as it is', shown.status ?? 200])
      assert.deepEqual([renders.length, cache.count, cache.bytes], [2, 0, 0])
      assert.isUndefined(again.headers['cdn-cache-control'])
    })
  }

  test('only GET requests are cached', async ({ assert, cleanup }) => {
    const { open, cache } = await shop(cleanup)
    const answer = await open('/index', { method: 'POST' })
    assert.deepEqual([answer.text, cache.count], ['page', 0])
    assert.isUndefined(answer.headers['cache-tag'])
  })

  test('an aborted response is not cached', async ({ assert, cleanup }) => {
    const { cache, shows, open, leave } = await shop(cleanup)
    const render = pausedRender({ body: 'for nobody' })
    shows(render.show)
    const leaving = leave('/index')
    await render.begun
    const waiting = open('/index')
    await pause(20)
    shows({ body: 'for others' })
    leaving()
    assert.equal((await waiting).text, 'for others')
    render.letGo()
    assert.equal((await open('/index')).text, 'for others')
    assert.equal(cache.count, 1)
  })
})

test.group('Concurrent requests for a page', () => {
  test('other readers wait for the first rendering', async ({ assert, cleanup }) => {
    const { open, shows, renders } = await shop(cleanup)
    const render = pausedRender({ body: 'once' })
    shows(render.show)
    const all = Array.from({ length: 20 }, () => open('/index'))
    await render.begun
    await pause(20)
    render.letGo()
    const texts = (await Promise.all(all)).map(({ text }) => text)
    assert.deepEqual([...new Set(texts)], ['once'])
    assert.lengthOf(renders, 1)
  })

  test('waiting readers share a failure, but not a rejection', async ({ assert, cleanup }) => {
    const { open, shows, renders, cache } = await shop(cleanup)
    for (const [status, expected] of [
      [503, 1],
      [429, 3],
    ] as const) {
      renders.length = 0
      const render = pausedRender({ status, headers: { 'retry-after': '5' }, body: 'away' })
      shows(render.show)
      const all = Array.from({ length: 3 }, () => open(`/${status}`))
      await render.begun
      await pause(20)
      render.letGo()
      for (const answer of await Promise.all(all)) {
        assert.deepEqual([answer.status, answer.text], [status, 'away'])
        assert.equal(answer.headers['retry-after'], '5')
      }
      assert.lengthOf(renders, expected)
    }
    assert.equal(cache.count, 0)
  })

  test('a purge keeps the old page out of the cache', async ({ assert, cleanup }) => {
    const { open, shows, cache } = await shop(cleanup)
    const render = pausedRender({ body: 'still on sale', tags: 'courses, course:7' })
    shows(render.show)
    const first = open('/index/course-info/7')
    await render.begun
    cache.purge(['course:7'])
    shows({ body: 'gone' })
    const after = await open('/index/course-info/7')
    render.letGo()

    assert.equal(after.text, 'gone')
    const sent = await first
    assert.deepEqual([sent.text, sent.headers['x-cache']], ['still on sale', 'PASS'])
    assert.equal((await open('/index/course-info/7')).text, 'gone')
  })

  test('a purge of another course changes nothing', async ({ assert, cleanup }) => {
    const { open, shows, cache, renders } = await shop(cleanup)
    const render = pausedRender({ tags: 'course:7' })
    shows(render.show)
    const first = open('/index')
    await render.begun
    cache.purge(['course:8'])
    render.letGo()
    await first
    await open('/index')
    assert.lengthOf(renders, 1)
  })

  test('a reader who waited for a purged page gets a new one', async ({ assert, cleanup }) => {
    const { open, shows, cache } = await shop(cleanup)
    const render = pausedRender({ body: 'still on sale' })
    shows(render.show)
    const first = open('/index')
    await render.begun
    const waiting = open('/index')
    await pause(20)
    cache.purge(['courses'])
    shows({ body: 'gone' })
    render.letGo()
    assert.equal((await first).text, 'still on sale')
    assert.equal((await waiting).text, 'gone')
  })

  test('readers do not wait when the last page was not cached', async ({ assert, cleanup }) => {
    const { open, shows } = await shop(cleanup)
    shows({ maxAge: 0 })
    await open('/index/search?keyword=a')
    const render = pausedRender({ maxAge: 0, body: 'one word' })
    shows(render.show)
    const first = open('/index/search?keyword=a')
    await render.begun
    shows({ maxAge: 0, body: 'another' })
    assert.equal((await open('/index/search?keyword=b')).text, 'another')
    render.letGo()
    assert.equal((await first).text, 'one word')
  })
})

test.group('Size of a response cache', () => {
  test('the cache is bounded and keeps recently read pages', async ({ assert, cleanup }) => {
    const { open, shows, cache, renders } = await shop(cleanup, { bytes: 100_000 })
    shows({ body: 'x'.repeat(900) })
    await open('/often')
    for (let course = 0; course < 200; course++) {
      await open(`/index/course-info/${course}`)
      await open('/often')
      assert.isAtMost(cache.bytes, 100_000)
    }
    assert.isAbove(cache.count, 20)
    assert.lengthOf(
      renders.filter((url) => url === '/often'),
      1
    )
    await open('/index/course-info/0')
    assert.lengthOf(
      renders.filter((url) => url === '/index/course-info/0'),
      2
    )
  })

  test('pages compressed later count towards the limit', async ({ assert, cleanup }) => {
    const { open, shows, cache, renders } = await shop(cleanup, { bytes: 100_000 })
    // Incompressible content costs its size twice.
    shows({ body: randomBytes(1_500).toString('hex') })
    const courses = Array.from({ length: 19 }, (_, at) => `/index/course-info/${at}`)
    for (const path of courses) await open(path)
    assert.equal(cache.count, 19)
    for (const path of courses.slice(1)) {
      await open(path, { headers: { 'accept-encoding': 'gzip' } })
      assert.isAtMost(cache.bytes, 100_000)
    }
    assert.isBelow(cache.count, 19)
    renders.length = 0
    await open(courses[18]!)
    await open(courses[0]!)
    assert.deepEqual(renders, [courses[0]])
    cache.purge(['courses'])
    assert.deepEqual([cache.count, cache.bytes], [0, 0])
  })

  test('one large response is not cached', async ({ assert, cleanup }) => {
    const { open, shows, cache } = await shop(cleanup, { bytes: 100_000 })
    shows({ body: 'x'.repeat(10_000) })
    await open('/large')
    assert.equal(cache.count, 0)
  })

  test('a purge frees all bytes', async ({ assert, cleanup }) => {
    const { open, cache } = await shop(cleanup)
    await Promise.all(['/a', '/b', '/a?page=2'].map((path) => open(path)))
    assert.equal(cache.count, 3)
    cache.purge(['courses'])
    assert.deepEqual([cache.count, cache.bytes], [0, 0])
  })
})
