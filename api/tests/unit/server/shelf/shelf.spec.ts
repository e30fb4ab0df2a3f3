import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { heldRender, openShop, type Shown } from './kept_pages.js'

type Cleanup = (work: () => void) => void
async function shop(cleanup: Cleanup, options = {}) {
  const opened = await openShop(options)
  cleanup(opened.close)
  return opened
}

test.group('What is on the shelf', () => {
  test('is rendered once until one of its tags is purged', async ({ assert, cleanup }) => {
    const { open, shows, shelf, renders } = await shop(cleanup)
    shows({ body: 'old', tags: 'params, courses' })
    assert.equal((await open('/index')).headers['x-shelf'], 'MISS')
    shows({ body: 'new' })
    const again = await open('/index')
    assert.deepEqual([again.text, again.headers['x-shelf']], ['old', 'HIT'])

    shelf.purge(['articles'])
    assert.equal((await open('/index')).text, 'old')
    shelf.purge(['courses', 'course:7'])
    assert.equal((await open('/index')).text, 'new')
    assert.lengthOf(renders, 2)
  })

  test('leaves after its age, which its answer said', async ({ assert, cleanup }) => {
    const { open, clock, renders } = await shop(cleanup)
    await open('/index')
    clock.now = 299_000
    await open('/index')
    assert.lengthOf(renders, 1)
    clock.now = 300_000
    await open('/index')
    assert.lengthOf(renders, 2)
  })

  test('keeps nothing long while no purge is heard', async ({ assert, cleanup }) => {
    const { open, clock, shelf, renders } = await shop(cleanup)
    await open('/index')
    shelf.limitAge(30)
    await open('/later')
    clock.now = 29_000
    await open('/index')
    await open('/later')
    assert.lengthOf(renders, 2)
    clock.now = 30_000
    await open('/index')
    await open('/later')
    assert.lengthOf(renders, 4)
    shelf.limitAge(null)
    await open('/last')
    clock.now = 329_000
    assert.equal((await open('/last')).headers['x-shelf'], 'HIT')
  })

  test('goes as a whole, with what is being rendered', async ({ assert, cleanup }) => {
    const { open, shows, shelf } = await shop(cleanup)
    await open('/index')
    const held = heldRender({ body: 'old' })
    shows(held.show)
    const first = open('/slow')
    await held.begun
    shelf.purgeEverything()
    held.letGo()
    assert.equal((await first).headers['x-shelf'], 'PASS')
    shows({ body: 'new' })
    assert.equal((await open('/index')).text, 'new')
    assert.equal((await open('/slow')).text, 'new')
  })

  test('knows no unknown names and no order of names', async ({ assert, cleanup }) => {
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

  test('is compressed as the browser asks, never twice', async ({ assert, cleanup }) => {
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
    assert.isUndefined((await open('/other')).headers['x-shelf'])
  })

  test('is compressed once for all who ask at the same time', async ({ assert, cleanup }) => {
    const { open, shows, shelf } = await shop(cleanup)
    const body = '课程'.repeat(1_000)
    shows({ body })
    await open('/index')
    const plain = shelf.bytes
    const headers = { 'accept-encoding': 'br' }
    const all = await Promise.all(Array.from({ length: 5 }, () => open('/index', { headers })))
    assert.isTrue(all.every(({ bytes }) => brotliDecompressSync(bytes).toString() === body))
    assert.equal(shelf.bytes, plain + all[0]!.bytes.length)
    const head = await open('/index', { method: 'HEAD', headers })
    assert.equal(head.headers['content-length'], String(all[0]!.bytes.length))
  })

  test('is not sent to a browser that has it', async ({ assert, cleanup }) => {
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

  test('answers HEAD without a body and ignores ranges', async ({ assert, cleanup }) => {
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

  test('keeps what its head said and not how it was told', async ({ assert, cleanup }) => {
    const { open, shows } = await shop(cleanup)
    shows({ headers: { 'x-request-id': 'of-the-first', 'content-security-policy': "'none'" } })
    await open('/index')
    const { headers } = await open('/index')
    assert.equal(headers['content-security-policy'], "'none'")
    for (const name of ['x-request-id', 'cdn-cache-control', 'cache-tag']) assert.isUndefined(headers[name], name)
  })
})

test.group('Never on the shelf is', () => {
  const never: [string, Shown][] = [
    ['a failure', { status: 500 }],
    ['a missing page', { status: 404 }],
    ['what did not ask for it', { maxAge: 0 }],
    ['an answer with a cookie', { headers: { 'set-cookie': 'a=1' } }],
    ['what may not be stored', { headers: { 'cache-control': 'no-store' } }],
    ['what is private', { headers: { 'cache-control': 'private, max-age=9' } }],
  ]
  for (const [what, shown] of never) {
    test(what, async ({ assert, cleanup }) => {
      const { open, shows, renders, shelf } = await shop(cleanup)
      shows({ body: 'as it is', ...shown })
      await open('/index')
      const again = await open('/index')
      assert.deepEqual([again.text, again.status], ['as it is', shown.status ?? 200])
      assert.deepEqual([renders.length, shelf.size, shelf.bytes], [2, 0, 0])
      assert.isUndefined(again.headers['cdn-cache-control'])
    })
  }

  test('anything but a GET', async ({ assert, cleanup }) => {
    const { open, shelf } = await shop(cleanup)
    const answer = await open('/index', { method: 'POST' })
    assert.deepEqual([answer.text, shelf.size], ['page', 0])
    assert.isUndefined(answer.headers['cache-tag'])
  })

  test('an answer whose reader went away in the middle', async ({ assert, cleanup }) => {
    const { shelf, shows, open, leave } = await shop(cleanup)
    const render = heldRender({ body: 'for nobody' })
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
    assert.equal(shelf.size, 1)
  })
})

test.group('While something is rendered', () => {
  test('others wait for it instead of rendering it too', async ({ assert, cleanup }) => {
    const { open, shows, renders } = await shop(cleanup)
    const render = heldRender({ body: 'once' })
    shows(render.show)
    const all = Array.from({ length: 20 }, () => open('/index'))
    await render.begun
    await pause(20)
    render.letGo()
    const texts = (await Promise.all(all)).map(({ text }) => text)
    assert.deepEqual([...new Set(texts)], ['once'])
    assert.lengthOf(renders, 1)
  })

  test('a failure is told to all who waited, a refusal to one', async ({ assert, cleanup }) => {
    const { open, shows, renders, shelf } = await shop(cleanup)
    for (const [status, expected] of [
      [503, 1],
      [429, 3],
    ] as const) {
      renders.length = 0
      const render = heldRender({ status, headers: { 'retry-after': '5' }, body: 'away' })
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
    assert.equal(shelf.size, 0)
  })

  test('a purge keeps the old answer off the shelf', async ({ assert, cleanup }) => {
    const { open, shows, shelf } = await shop(cleanup)
    const render = heldRender({ body: 'still on sale', tags: 'courses, course:7' })
    shows(render.show)
    const first = open('/index/course-info/7')
    await render.begun
    shelf.purge(['course:7'])
    shows({ body: 'gone' })
    const after = await open('/index/course-info/7')
    render.letGo()

    assert.equal(after.text, 'gone')
    const sent = await first
    assert.deepEqual([sent.text, sent.headers['x-shelf']], ['still on sale', 'PASS'])
    assert.equal((await open('/index/course-info/7')).text, 'gone')
  })

  test('a purge of another course changes nothing', async ({ assert, cleanup }) => {
    const { open, shows, shelf, renders } = await shop(cleanup)
    const render = heldRender({ tags: 'course:7' })
    shows(render.show)
    const first = open('/index')
    await render.begun
    shelf.purge(['course:8'])
    render.letGo()
    await first
    await open('/index')
    assert.lengthOf(renders, 1)
  })

  test('whoever waited for a purged answer gets a new one', async ({ assert, cleanup }) => {
    const { open, shows, shelf } = await shop(cleanup)
    const render = heldRender({ body: 'still on sale' })
    shows(render.show)
    const first = open('/index')
    await render.begun
    const waiting = open('/index')
    await pause(20)
    shelf.purge(['courses'])
    shows({ body: 'gone' })
    render.letGo()
    assert.equal((await first).text, 'still on sale')
    assert.equal((await waiting).text, 'gone')
  })

  test('nobody waits where nothing was kept last time', async ({ assert, cleanup }) => {
    const { open, shows } = await shop(cleanup)
    shows({ maxAge: 0 })
    await open('/index/search?keyword=a')
    const render = heldRender({ maxAge: 0, body: 'one word' })
    shows(render.show)
    const first = open('/index/search?keyword=a')
    await render.begun
    shows({ maxAge: 0, body: 'another' })
    assert.equal((await open('/index/search?keyword=b')).text, 'another')
    render.letGo()
    assert.equal((await first).text, 'one word')
  })
})

test.group('The bytes of the shelf', () => {
  test('are bounded, and what was read last stays', async ({ assert, cleanup }) => {
    const { open, shows, shelf, renders } = await shop(cleanup, { bytes: 100_000 })
    shows({ body: 'x'.repeat(900) })
    await open('/often')
    for (let course = 0; course < 200; course++) {
      await open(`/index/course-info/${course}`)
      await open('/often')
      assert.isAtMost(shelf.bytes, 100_000)
    }
    assert.isAbove(shelf.size, 20)
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

  test('are bounded when kept answers are compressed later', async ({ assert, cleanup }) => {
    const { open, shows, shelf, renders } = await shop(cleanup, { bytes: 100_000 })
    // What cannot be made smaller costs as much again.
    shows({ body: randomBytes(1_500).toString('hex') })
    const courses = Array.from({ length: 19 }, (_, at) => `/index/course-info/${at}`)
    for (const path of courses) await open(path)
    assert.equal(shelf.size, 19)
    for (const path of courses.slice(1)) {
      await open(path, { headers: { 'accept-encoding': 'gzip' } })
      assert.isAtMost(shelf.bytes, 100_000)
    }
    assert.isBelow(shelf.size, 19)
    renders.length = 0
    await open(courses[18]!)
    await open(courses[0]!)
    assert.deepEqual(renders, [courses[0]])
    shelf.purge(['courses'])
    assert.deepEqual([shelf.size, shelf.bytes], [0, 0])
  })

  test('are not taken by one large answer', async ({ assert, cleanup }) => {
    const { open, shows, shelf } = await shop(cleanup, { bytes: 100_000 })
    shows({ body: 'x'.repeat(10_000) })
    await open('/large')
    assert.equal(shelf.size, 0)
  })

  test('are all given back by a purge', async ({ assert, cleanup }) => {
    const { open, shelf } = await shop(cleanup)
    await Promise.all(['/a', '/b', '/a?page=2'].map((path) => open(path)))
    assert.equal(shelf.size, 3)
    shelf.purge(['courses'])
    assert.deepEqual([shelf.size, shelf.bytes], [0, 0])
  })
})
