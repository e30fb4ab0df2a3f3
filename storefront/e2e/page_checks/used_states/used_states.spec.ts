import { apiClientFor, type ApiCalls } from '../../support/api_calls'
import { findSimpleCourse } from '../../support/orders'
import { demoUser } from '../../support/people'
import { loading } from '../../support/screens'
import { signInToStorefront } from '../../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'
import { inspectLayout } from '../layout'
import { account, buying, studying } from './learners'
import type { UsedState } from './state'
import { testing } from './tests'
import { searching, signIn } from './visitors'

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }

for (const [name, states] of Object.entries({ 'sign-in forms': signIn, 'searches and answers': searching })) {
  test(`${name} in use are accessible`, ({ page }) => inspectAll(page, states))
}

const ofLearners = {
  'account pages': account,
  'cart, checkout and orders': buying,
  'player and wrong questions': studying,
  'tests': testing,
}

for (const [name, states] of Object.entries(ofLearners)) {
  test(`${name} in use are accessible`, async ({ page, request }) => {
    test.setTimeout(600_000)
    const learner = await demoUser(request, 'user', 0)
    const calls = await apiClientFor(request, learner)
    if (states === buying) await fillCart(calls, request)
    await signInToStorefront(page, learner)
    await inspectAll(page, states, calls)
  })
}

/** A course and a book, so that an address is needed. */
async function fillCart(calls: ApiCalls, request: APIRequestContext) {
  const { cartItems } = await calls.get('/api/user/cart-items')
  if (cartItems.length > 1) return
  for (const courseType of [1, 3]) {
    const { courseId } = await findSimpleCourse(request, courseType)
    await calls.post('/api/user/cart-items', { courseId, courseCount: 1 })
  }
}

/** Uses each once, at the width of a desktop if it has the state, and resizes it. */
async function inspectAll(page: Page, states: UsedState[], calls?: ApiCalls) {
  for (const { name, at, use, onPhones } of states) {
    await test.step(name, async () => {
      const inspect = async () => {
        await page.setViewportSize(onPhones ? phone : desktop)
        await page.goto(typeof at === 'string' ? at : await at(calls!))
        await page.locator('h1').first().waitFor()
        await expect(page.locator(loading)).toHaveCount(0)
        await use(page)
        for (const size of onPhones ? [phone] : [desktop, phone]) {
          await page.setViewportSize(size)
          await inspectLayout(page, size.width, name)
        }
      }
      const failure = await inspect().then(
        () => null,
        (error: Error) => error.message
      )
      expect.soft(failure, name).toBeNull()
    })
  }
}
