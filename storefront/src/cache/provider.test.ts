import type { MiddlewareNext } from 'astro'
import { describe, expect, test } from 'vitest'
import { pages } from './provider'

const logger = { info() {}, warn() {}, error() {} } as never
type Shown = { body?: string; status?: number; maxAge?: number; tags?: string; headers?: object }

function shop(config = {}) {
  const provider = pages(config)
  const counted = { renders: 0 }

  async function open(path: string, shown: Shown = {}, request: RequestInit = {}, host = 'a.test') {
    const url = new URL(path, `http://${host}`)
    const next: MiddlewareNext = async () => {
      counted.renders++
      return answer(shown)
    }
    const context = { url, request: new Request(url, request), logger }
    return provider.onRequest!(context, next)
  }
  return { provider, open, counted }
}

function answer({
  body = 'page',
  status = 200,
  maxAge = 300,
  tags = 'courses',
  headers = {},
}: Shown) {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html',
      'CDN-Cache-Control': `max-age=${maxAge}`,
      'Cache-Tag': tags,
      ...headers,
    },
  })
}

/** A render that waits until it is let go. */
function heldRender(shown: Shown) {
  let finish = () => {}
  const held = new Promise<void>((resolve) => (finish = resolve))
  const next: MiddlewareNext = async () => {
    await held
    return answer(shown)
  }
  return { next, finish }
}

describe('a page that was rendered once', () => {
  test('is served from the cache until a tag is purged', async () => {
    const { provider, open, counted } = shop()
    await open('/index', { body: 'old' })
    const again = await open('/index', { body: 'new' })
    expect(await again.text()).toBe('old')
    expect(again.headers.get('X-Page-Cache')).toBe('HIT')

    await provider.invalidate({ tags: ['courses', 'course:7'] })
    expect(await (await open('/index', { body: 'new' })).text()).toBe('new')
    expect(counted.renders).toBe(2)
  })

  test('survives the purge of a tag it does not carry', async () => {
    const { provider, open, counted } = shop()
    await open('/index', { tags: 'params, courses' })
    await provider.invalidate({ tags: ['articles'] })
    await open('/index')
    expect(counted.renders).toBe(1)
  })

  test('is the same under another host and with tracking parameters', async () => {
    const { open, counted } = shop()
    await open('/index/courses?courseType=1&page=2')
    await open('/index/courses?page=2&utm_source=x&courseType=1', {}, {}, 'b.test')
    expect(counted.renders).toBe(1)
    await open('/index/courses?courseType=5&page=2')
    expect(counted.renders).toBe(2)
  })

  test('is compressed, and not resent to browsers that have it', async () => {
    const { open } = shop()
    await open('/index', { body: 'page'.repeat(500) })
    const small = await open('/index', {}, { headers: { 'accept-encoding': 'br, gzip' } })
    expect(small.headers.get('Content-Encoding')).toBe('gzip')
    const bytes = new Blob([await small.arrayBuffer()]).stream()
    const text = await new Response(bytes.pipeThrough(new DecompressionStream('gzip'))).text()
    expect(text).toBe('page'.repeat(500))

    const etag = small.headers.get('ETag')!
    const unchanged = await open('/index', {}, { headers: { 'if-none-match': etag } })
    expect(unchanged.status).toBe(304)
    expect(small.headers.get('Cache-Control')).toBe('no-cache')
  })
})

describe('A page rendered while its course is unpublished', () => {
  test('is not stored: it may show old data', async () => {
    const { provider, open, counted } = shop()
    const render = heldRender({ body: 'still on sale', tags: 'courses, course:7' })
    const url = new URL('http://a.test/index/course-info/7')
    const first = provider.onRequest!({ url, request: new Request(url), logger }, render.next)

    await provider.invalidate({ tags: ['course:7'] })
    render.finish()
    await first

    const next = await open('/index/course-info/7', { body: 'gone' })
    expect(await next.text()).toBe('gone')
    expect(counted.renders).toBe(1)
  })

  test('is stored when another course was purged', async () => {
    const { provider, open, counted } = shop()
    const render = heldRender({ body: 'on sale', tags: 'course:7' })
    const url = new URL('http://a.test/index/course-info/7')
    const first = provider.onRequest!({ url, request: new Request(url), logger }, render.next)

    await provider.invalidate({ tags: ['course:8'] })
    render.finish()
    await first

    expect(await (await open('/index/course-info/7')).text()).toBe('on sale')
    expect(counted.renders).toBe(0)
  })
})

describe('several requests at once after a purge', () => {
  /** A shop whose page was kept once, and a first reader whose render is held. */
  async function purged(render: { next: MiddlewareNext }) {
    const { provider, open, counted } = shop()
    await open('/index')
    await provider.invalidate({ tags: ['courses'] })
    const url = new URL('http://a.test/index')
    const first = provider.onRequest!({ url, request: new Request(url), logger }, render.next)
    counted.renders = 0
    return { provider, open, counted, first }
  }

  test('is rendered once for all of them', async () => {
    const render = heldRender({ body: 'on sale' })
    const { open, counted, first } = await purged(render)
    const others = [open('/index'), open('/index')]
    render.finish()

    const answers = await Promise.all([first, ...others])
    const texts = await Promise.all(answers.map((answer) => answer!.text()))
    expect(texts).toEqual(['on sale', 'on sale', 'on sale'])
    expect(counted.renders).toBe(0)
  })

  test('is rendered for a request after the next purge, and stays', async () => {
    const render = heldRender({ body: 'still on sale' })
    const { provider, open, counted, first } = await purged(render)
    await provider.invalidate({ tags: ['courses'] })

    const after = await open('/index', { body: 'gone' })
    render.finish()
    await first
    expect(await after.text()).toBe('gone')
    expect(await (await open('/index')).text()).toBe('gone')
    expect(counted.renders).toBe(1)
  })

  test('is rendered again for whoever awaited a purged render', async () => {
    const render = heldRender({ body: 'still on sale' })
    const { provider, open, first } = await purged(render)
    const waiting = open('/index', { body: 'gone' })
    await provider.invalidate({ tags: ['courses'] })
    render.finish()
    await first

    expect(await (await waiting).text()).toBe('gone')
  })

  test('is rendered by the next when the first shares nothing', async () => {
    const { open, first } = await purged({ next: async () => new Response('', { status: 404 }) })
    const second = open('/index', { body: 'back' })
    expect((await first)!.status).toBe(404)
    expect(await (await second).text()).toBe('back')
  })

  test('is rendered by the next when the first failed', async () => {
    const { open, first } = await purged({
      next: async () => {
        throw new Error('the database is away')
      },
    })
    const second = open('/index', { body: 'back' })
    await expect(first).rejects.toThrow('away')
    expect(await (await second).text()).toBe('back')
  })

  test('lets no request wait for a page never cached', async () => {
    const { provider, open } = shop()
    const render = heldRender({ maxAge: 0, body: 'one word' })
    const url = new URL('http://a.test/index/search?keyword=a')
    const first = provider.onRequest!({ url, request: new Request(url), logger }, render.next)

    const other = await open('/index/search?keyword=b', { maxAge: 0, body: 'another' })
    expect(await other.text()).toBe('another')
    render.finish()
    expect(await (await first)!.text()).toBe('one word')
  })
})

describe('never cached are', () => {
  test.each([
    ['a failure', { status: 500 }],
    ['a missing page', { status: 404 }],
    ['a page that did not ask for it', { maxAge: 0 }],
    ['a page with a cookie', { headers: { 'set-cookie': 'a=1' } }],
  ])('%s', async (_what, shown) => {
    const { open, counted } = shop()
    await open('/index', shown)
    await open('/index', shown)
    expect(counted.renders).toBe(2)
  })

  test('anything but a GET', async () => {
    const { open, counted } = shop()
    await open('/index', {}, { method: 'POST' })
    await open('/index', {}, { method: 'POST' })
    expect(counted.renders).toBe(2)
  })
})

test('the page that nobody has read for longest makes room', async () => {
  const { open, counted } = shop({ entries: 2 })
  await open('/a')
  await open('/b')
  await open('/a')
  await open('/c')
  await open('/a')
  expect(counted.renders).toBe(3)
  await open('/b')
  expect(counted.renders).toBe(4)
})

test('pages together stay under the allowed bytes', async () => {
  const { open, counted } = shop({ bytes: 1500 })
  await open('/a', { body: 'x'.repeat(1000) })
  await open('/b', { body: 'y'.repeat(1000) })
  await open('/a')
  expect(counted.renders).toBe(3)
})
