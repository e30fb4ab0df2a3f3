import { demoUser } from '../support/people'
import { signInToAdmin, signInToStorefront } from '../support/sessions'
import { test } from '../support/fixtures'
import { inspectAll } from './inspect_pages'
import { inspectLayout } from './layout'
import { pagesOf } from './routes'

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
