import { gzipSync } from 'node:zlib'
import { heldChapterTest } from '../flows/exams/exam_helpers'
import { demoUser } from '../support/people'
import { signInToAdmin, signInToStorefront } from '../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../support/fixtures'

/**
 * Download size for learners on cheap phones (docs/performance.md). Gzip, because the weakest supported client accepts
 * only that.
 */
test.use({ extraHTTPHeaders: { 'accept-encoding': 'gzip' } })

const KB = 1024
/** Fallbacks for the oldest browsers (docs/product.md 19.7). */
const olderWords = 0.5 * KB

test('the home page is light and has no layout shift', async ({ page }) => {
  const weight = await scriptsOf(page, '/index')

  expect(weight.script).toBeGreaterThan(10 * KB)
  expect(weight.script).toBeLessThanOrEqual(91 * KB)
  expect(weight.shift).toBeLessThanOrEqual(0.05)
})

test('the course page is light until its player is opened', async ({ page, request }) => {
  const response = await request.get('/api/public/courses?courseType=1&pageSize=5')
  const [course] = (await response.json()).courses
  const weight = await scriptsOf(page, `/index/course-info/${course.courseId}`)

  expect(weight.script).toBeGreaterThan(10 * KB)
  expect(weight.script).toBeLessThanOrEqual(114 * KB + olderWords)
  expect(weight.shift).toBeLessThanOrEqual(0.05)
})

test('a paper is light, and its page contains no keys', async ({ page, request }) => {
  const learner = await demoUser(request, 'user', 1)
  const { path } = await heldChapterTest(request, learner, -1)
  expect(await (await request.get(path)).text()).not.toMatch(/questionKey|explanation/)
  await signInToStorefront(page, learner)
  const weight = await scriptsOf(page, path)

  await expect(page.getByRole('article').first()).toBeVisible()
  expect(weight.script).toBeGreaterThan(10 * KB)
  expect(weight.script).toBeLessThanOrEqual(104.3 * KB + olderWords)
  expect(weight.shift).toBeLessThanOrEqual(0.05)
})

/** React and React DOM take 67 KB of it. */
test('the first answer needs at most 93 KB of script', async ({ page, request }) => {
  const learner = await demoUser(request, 'user', 1)
  const { path, paperId, correlationId, calls } = await heldChapterTest(request, learner, -1)
  await calls.post('/api/user/papers', { paperId, correlationId })
  await signInToStorefront(page, learner)
  const html = await (await request.get(path)).text()
  const ownBytes = gzipSync(html).length
  test.info().annotations.push({ type: 'gzip bytes of the page', description: String(ownBytes) })
  expect(ownBytes).toBeLessThanOrEqual(16.5 * KB)
  const first = await firstScripts(request, html)
  await page.route('**/_astro/*.js', (route) =>
    first.has(new URL(route.request().url()).pathname) ? route.continue() : route.abort()
  )
  const weigh = weighScripts(page)
  await page.goto(path)

  await page.getByRole('radio').first().check()
  await expect(page.getByText(/^已保存 \d\d:\d\d/).first()).toBeVisible()
  const weight = await weigh()
  test.info().annotations.push({ type: 'gzip bytes of script', description: String(weight) })
  expect(weight).toBeGreaterThan(10 * KB)
  expect(weight).toBeLessThanOrEqual(93 * KB + olderWords)
})

const firstLists = [
  { on: 'a computer', width: 1440, limit: 536 * KB },
  { on: 'a phone', width: 390, limit: 476 * KB },
]

for (const { on, width, limit } of firstLists) {
  test(`the heaviest first list of the admin fits its budget on ${on}`, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 844 })
    const admin = await demoUser(request, 'admin')
    const weigh = weighScripts(page)
    await signInToAdmin(page, admin, '/board/admin/courses')
    await expect(page.getByRole('switch').first()).toBeVisible()
    // What loads after the rows (saved views, columns) counts too, on fast and slow machines.
    await page.waitForLoadState('networkidle')

    const weight = await weigh()
    test.info().annotations.push({ type: 'gzip bytes of script', description: String(weight) })
    expect(weight).toBeLessThanOrEqual(limit)
  })
}

/** Pages with their styles: the first paint waits for them, in one or two round trips of a new connection. */
const firstBytes = [
  { name: 'home', path: '/index', limit: 26.5 * KB },
  { name: 'list', path: '/index/courses?courseType=1', limit: 18 * KB },
  { name: 'course page', path: '/index/course-info/1', limit: 21 * KB },
  { name: 'login of the board', path: '/admin-login', limit: 14 * KB },
]

for (const { name, path, limit } of firstBytes) {
  test(`the ${name} is painted from its own few bytes`, async ({ page }) => {
    const response = (await page.goto(path, { waitUntil: 'load' }))!
    const { responseBodySize } = await response.request().sizes()
    test.info().annotations.push({ type: 'gzip bytes', description: String(responseBodySize) })

    expect(responseBodySize).toBeGreaterThan(KB)
    expect(responseBodySize).toBeLessThanOrEqual(limit)
    // Nor after the first paint.
    await page.waitForLoadState('networkidle')
    await expect(page.locator('head > link[rel=stylesheet]')).toHaveCount(0)
  })
}

test('the player of the home page loads its own styles', async ({ page, request }) => {
  const styles = 'xgplayer-fullscreen-parent'
  expect(await (await request.get('/index')).text()).not.toContain(styles)
  await page.goto('/index')
  // Until the script of the dialog has loaded, a click opens the course's page.
  await page.locator('astro-island[component-url*=FreePlayer]:not([ssr])').waitFor({ state: 'attached' })
  await page.locator('a[data-free]').first().click()

  await expect(page.getByRole('dialog').locator('.xgplayer')).toBeVisible()
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).map((rule) => rule.cssText)
  )
  expect(rules.join('')).toContain(styles)
})

test('React loads after the first image', async ({ page }) => {
  let showPictures = () => {}
  const shown = new Promise<void>((resolve) => (showPictures = resolve))
  await page.route('**/pictures/**', async (route) => {
    await shown
    await route.continue()
  })
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  await page.goto('/index/course-info/1', { waitUntil: 'domcontentloaded' })
  await page.waitForTimeout(500)
  const react = /_astro\/(react|client)\./
  expect(scripts.filter((url) => react.test(url))).toEqual([])

  showPictures()
  await expect.poll(() => scripts.some((url) => react.test(url))).toBe(true)
})

test('the admin is loaded on the first key press, not before', async ({ page }) => {
  const weigh = weighScripts(page)
  await page.goto('/admin-login', { waitUntil: 'networkidle' })
  // A page of the storefront with its form.
  expect(await weigh()).toBeLessThanOrEqual(106 * KB)

  const entry = page.waitForResponse(/\/board\/assets\/index-.*\.js$/)
  await page.getByPlaceholder('请输入用户名').pressSequentially('a')
  expect((await entry).ok()).toBe(true)
})

test('the home page requests few files before scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  const requestedUrls: string[] = []
  page.on('request', (request) => requestedUrls.push(request.url()))
  await page.goto('/index', { waitUntil: 'networkidle' })

  expect(requestedUrls.length).toBeGreaterThan(5)
  expect(requestedUrls.length).toBeLessThan(40)
})

async function scriptsOf(page: Page, path: string) {
  await page.addInitScript(() => {
    const seen = window as unknown as { shift: number }
    seen.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        seen.shift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const weigh = weighScripts(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  // Islands wait for the first picture, on a busy machine longer than the network is idle.
  await expect(page.locator('astro-island[client=painted][ssr]')).toHaveCount(0)
  await page.mouse.wheel(0, 4000)
  await page.waitForLoadState('networkidle')
  const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift)
  const script = await weigh()
  test.info().annotations.push({ type: 'gzip bytes of script', description: String(script) })
  test.info().annotations.push({ type: 'layout shift', description: shift.toFixed(3) })
  return { script, shift }
}

/** The scripts of a page's islands with their static imports, without lazy ones. */
async function firstScripts(request: APIRequestContext, html: string): Promise<Set<string>> {
  const found = new Set<string>()
  async function add(file: string): Promise<void> {
    if (found.has(file)) return
    found.add(file)
    const source = await (await request.get(file)).text()
    for (const [, name] of source.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
      await add(`/_astro/${name}`)
  }
  const islands = html.match(/<astro-island [^">]*(?:"[^"]*"[^">]*)*>/g) ?? []
  const drawing = islands.filter((tag) => tag.includes(' client="only"')).join('')
  const scripts = html.match(/<script type="module" src="[^"]+"/g) ?? []
  for (const [, file] of (drawing + scripts.join('')).matchAll(/(?:-url|src)="([^"]+\.js)"/g)) await add(file)
  return found
}

/** Transferred bytes of every script that the page requests, each counted once. */
function weighScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script' || sizes.has(response.url())) return
    sizes.set(
      response.url(),
      response
        .finished()
        .then(() => response.request().sizes())
        .then(({ responseBodySize }) => responseBodySize)
    )
  })
  return async () => (await Promise.all(sizes.values())).reduce((all, size) => all + size, 0)
}
