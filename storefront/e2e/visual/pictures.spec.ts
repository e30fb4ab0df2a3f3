import { demoUser } from '../support/people'
import { loading } from '../support/screens'
import { signInToAdmin, signInToStorefront } from '../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../support/fixtures'
import { apiClientOrNull, type Screen, type Screens } from './screen'
import { admin, auditor, channel, teacher } from './screens/board'
import { fillCart, learner, student } from './screens/learner'
import { visitor } from './screens/visitor'

/** `npm run tools -- visual` (docs/contributing.md): not part of `npm test`. */
const people: Record<string, Screens> = { visitor, user: learner, student, admin, teacher, channel, auditor }
const windows = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]
const clock = new Date(process.env.VISUAL_CLOCK ?? Date.now())
/** Drawn by the graphics hardware of the machine. */
const moving = 'video, canvas'

for (const [role, screens] of Object.entries(people)) {
  for (const window of windows) {
    test(`${role} at ${window.width}`, async ({ browser, request }) => {
      test.setTimeout(600_000)
      const context = await browser.newContext({
        viewport: window,
        locale: 'zh-CN',
        timezoneId: 'Asia/Shanghai',
        reducedMotion: 'reduce',
        hasTouch: window.width < 768,
        isMobile: window.width < 768,
      })
      await context.addInitScript(stopAnimations)
      const page = await context.newPage()
      const person = await personOf(request, role)
      const isLearner = role === 'user' || role === 'student'
      if (person) await (isLearner ? signInToStorefront : signInToAdmin)(page, person)
      await page.clock.setFixedTime(clock)
      const calls = (await apiClientOrNull(request, person)) ?? null
      if (role === 'user') await fillCart({ calls, request })
      for (const [name, screen] of Object.entries(screens)) {
        await test.step(name, async () => {
          const failure = await open(page, screen, { page, request, calls }).catch((error: Error) => error)
          expect.soft(failure, name).toBeUndefined()
          if (!failure) await compare(page, `${name}-${window.width}.png`, screen)
          await page.unrouteAll({ behavior: 'ignoreErrors' })
        })
      }
    })
  }
}

async function personOf(request: APIRequestContext, role: string) {
  if (role === 'visitor') return null
  return role === 'student' ? demoUser(request, 'user', 1) : demoUser(request, role)
}

/** Stops animations, whose edges differ from static ones, and draws lazy content at once. */
function stopAnimations() {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, ::before, ::after { animation: none !important; transition: none !important } * { content-visibility: visible !important }'
  )
  document.adoptedStyleSheets = [sheet]
}

async function open(page: Page, screen: Screen, opened: Parameters<Exclude<Screen['at'], string>>[0]) {
  const { at, fails, waits, then } = screen
  if (fails) await page.route(pathOf(fails), (route) => route.fulfill({ status: 500, body: '{}' }))
  if (waits) await page.route(pathOf(waits), () => {})
  await page.goto(typeof at === 'string' ? at : await at(opened))
  await settle(page, Boolean(waits))
  if (then) {
    await then(page)
    await settle(page, Boolean(waits))
  }
}

/** With any query. */
const pathOf = (path: string) => (url: URL) => url.pathname === path

async function settle(page: Page, waits: boolean) {
  await page.locator('h1, [role=dialog]').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  if (!waits) await expect(page.locator(loading)).toHaveCount(0)
  // Lazy images load when they come near the viewport.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  })
}

async function compare(page: Page, picture: string, { over, masks }: Screen) {
  await expect
    .soft(page)
    .toHaveScreenshot(picture, {
      fullPage: !over,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      mask: [page.locator(moving), ...(masks?.(page) ?? [])],
      maxDiffPixels: 40,
    })
}
