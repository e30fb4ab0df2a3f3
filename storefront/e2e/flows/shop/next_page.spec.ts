import { expect, test, type Page } from '../../support/fixtures'

// Playwright disables the back/forward cache.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

const firstCourse = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link').first()

const navigationTypeOf = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation')
    return (entry as PerformanceNavigationTiming & { deliveryType: string }).deliveryType
  })

test('a page is prefetched on hover and counted when opened', async ({ page }) => {
  await page.goto('/index/courses?courseType=1', { waitUntil: 'load' })
  await firstCourse(page).hover()
  await page.waitForTimeout(1_500)
  const counted = page.waitForRequest(
    (request) => request.resourceType() === 'fetch' && /course-info\/\d+$/.test(request.url())
  )
  await firstCourse(page).click()
  await page.waitForURL(/course-info/)

  expect(await navigationTypeOf(page)).toBe('navigational-prefetch')
  expect((await counted).headers()['sec-purpose']).toBeUndefined()
})

test('a left page is restored as it was', async ({ page }) => {
  test.skip(/shell/.test(process.env.CHROMIUM_PATH ?? ''), 'the headless shell keeps no page')
  for (const path of ['/index', '/index/courses?courseType=1']) {
    await page.goto(path, { waitUntil: 'load' })
    await page.evaluate(() => {
      const seen = window as unknown as { restored: boolean }
      addEventListener('pageshow', ({ persisted }) => (seen.restored = persisted))
    })
    await page.goto('/index/help', { waitUntil: 'load' })
    await page.goBack({ waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { restored?: boolean }).restored), path)
      .toBe(true)
  }
})

test('no public page has an unload handler', async ({ page }) => {
  await page.addInitScript(() => {
    const listen = window.addEventListener
    const seen = window as unknown as { listened: string[] }
    seen.listened = []
    window.addEventListener = function (this: Window, ...args: Parameters<typeof listen>) {
      seen.listened.push(args[0])
      return listen.apply(this, args)
    } as typeof listen
  })
  for (const path of ['/index', '/index/courses?courseType=1', '/index/course-info/1']) {
    await page.goto(path, { waitUntil: 'load' })
    await page.waitForTimeout(1_000)
    const listened = await page.evaluate(() => (window as unknown as { listened: string[] }).listened)
    expect(listened, path).not.toEqual([])
    expect(listened, path).not.toContain('unload')
    expect(await page.evaluate(() => window.onunload), path).toBeNull()
  }
})

test('no public page disables the back/forward cache', async ({ request }) => {
  for (const path of ['/index', '/index/courses', '/index/course-info/1', '/index/articles']) {
    const answer = await request.get(path)
    expect(answer.headers()['cache-control'], path).not.toContain('no-store')
    expect(await answer.text(), path).not.toMatch(/\b(before)?unload\b/)
  }
})
