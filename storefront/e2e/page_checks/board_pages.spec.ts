import { readFileSync } from 'node:fs'
import { demoUser } from '../support/people'
import { loading, openScreen } from '../support/screens'
import { signInToAdmin, signInToStorefront } from '../support/sessions'
import { expect, test, type Page } from '../support/fixtures'
import { inspectLayout, isOneWidth } from './layout'

const table = readFileSync(new URL('../../../api/data/routes.csv', import.meta.url), 'utf8')

/** Screens without an id in their URL. */
const pagesOf = (prefix: string) =>
  table
    .split('\n')
    .map((line) => line.split(','))
    .filter(([kind, method, path]) => kind === 'page' && method === 'GET' && path)
    .map(([, , path]) => path!)
    .filter((path) => `${path}/`.startsWith(`/board/${prefix}/`) && !/[{?]/.test(path))

const staff = ['admin', 'teacher', 'channel', 'auditor'] as const

/** As many per test as fit well below the timeout on a slow machine. */
const perTest = 12

for (const role of staff) {
  const pages = [...pagesOf(role), `/board/${role}/profile`]
  for (let first = 0; first < pages.length; first += perTest) {
    const some = pages.slice(first, first + perTest)
    test(`screens ${first + 1} to ${first + some.length} of ${role} are accessible`, async ({ page, request }) => {
      test.setTimeout(300_000)
      await signInToAdmin(page, await demoUser(request, role))
      await inspectAll(page, some)
    })
  }
}

for (const role of ['admin', 'teacher'] as const) {
  test(`a course screen of ${role} is accessible`, async ({ page, request }) => {
    await signInToAdmin(page, await demoUser(request, role))
    const { courses } = await (await request.get('/api/public/courses?courseType=5')).json()
    await inspectAll(page, [`/board/${role}/course-detail/${courses[0].courseId}`])
  })
}

test('account pages of a learner are accessible', async ({ page, request }) => {
  test.setTimeout(300_000)
  await signInToStorefront(page, await demoUser(request, 'user', 1))
  await inspectAll(page, pagesOf('user'))
})

test('account pages of a learner are accessible while loading', async ({ page, request }) => {
  await signInToStorefront(page, await demoUser(request, 'user', 1))
  await page.route('**/api/**', () => {})
  await page.setViewportSize({ width: 1024, height: 800 })
  for (const path of pagesOf('user')) {
    await test.step(path, async () => {
      await page.goto(path)
      await page.locator('.skeleton').first().waitFor()
      await inspectLayout(page, 1024, path, { contrast: false })
    })
  }
})

const widths = [
  { width: 1440, height: 900 },
  { width: 1024, height: 800 },
  { width: 390, height: 844 },
]

/** Opens each once, alternating between phone and desktop width, and then resizes it. */
async function inspectAll(page: Page, paths: string[]) {
  for (const [at, path] of paths.entries()) {
    await test.step(path, async () => {
      const [first, ...others] = at % 2 ? widths.toReversed() : widths
      await page.setViewportSize(first!)
      await openScreen(page, path)
      await inspectAt(page, path, first!.width)
      if (isOneWidth) return
      for (const size of others) {
        await page.setViewportSize(size)
        await inspectAt(page, path, size.width)
      }
    })
  }
}

async function inspectAt(page: Page, path: string, width: number) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator(loading)).toHaveCount(0)
  await inspectLayout(page, width, path, { contrast: width === 1440 })
}
