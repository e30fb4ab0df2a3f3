import { apiClientFor, type ApiCalls } from '../../support/api_calls'
import { axeOn } from '../../support/axe'
import { demoUser } from '../../support/people'
import { loading, openScreen } from '../../support/screens'
import { signInToAdmin, signInToStorefront } from '../../support/sessions'
import type { Locator } from '@playwright/test'
import { expect, test, type Page } from '../../support/fixtures'
import { findSmallTouchTargets } from '../../support/touch_targets'
import { expectInPlace, inspectSmallScreens } from '../small_screens'
import { ofAdmins } from './admin_dialogs'
import { ofLearners, ofVisitors } from './storefront_dialogs'
import type { Opened } from './opened'

const widths = [1440, 1024, 390]

test('dialogs of visitors are accessible', ({ page }) => inspectAll(page, ofVisitors))

test('dialogs of a learner are accessible', async ({ page, request }) => {
  test.setTimeout(600_000)
  const learner = await demoUser(request, 'user', 1)
  await signInToStorefront(page, learner)
  await inspectAll(page, ofLearners, await apiClientFor(request, learner))
})

/** As many per test as fit well below the timeout on a slow machine. */
const perTest = 14

for (let first = 0; first < ofAdmins.length; first += perTest) {
  const some = ofAdmins.slice(first, first + perTest)
  test(`dialogs ${first + 1} to ${first + some.length} of an admin are accessible`, async ({ page, request }) => {
    test.setTimeout(600_000)
    const admin = await demoUser(request, 'admin')
    await signInToAdmin(page, admin)
    await inspectAll(page, some, await apiClientFor(request, admin))
  })
}

/** A dialog that stays open is dropped with the next URL; one that closes leaves its page to the next. */
async function inspectAll(page: Page, all: Opened[], calls?: ApiCalls) {
  let shown = ''
  for (const one of all) {
    const { of, at, press = [] } = one
    await test.step(of, async () => {
      const address = typeof at === 'string' ? at : await at(calls!)
      const inspect = async () => {
        await page.setViewportSize({ width: one.widths?.[0] ?? widths[0]!, height: 900 })
        if (!shown) await page.goto(address)
        else if (address !== shown) await openScreen(page, address)
        await page.locator('h1').waitFor()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.locator(loading)).toHaveCount(0)
        await inspectOne(page, one)
      }
      const failure = await inspect().then(
        () => null,
        (error: Error) => error.message
      )
      expect.soft(failure, of).toBeNull()
      await page.keyboard.press('Escape')
      shown = failure || press.length > 1 || one.stays ? '' : address
    })
  }
}

async function inspectOne(page: Page, { press = [], key, ...one }: Opened) {
  const open = async (names: (string | RegExp)[]) => {
    if (key) await page.keyboard.press(key)
    for (const [at, name] of names.entries()) {
      await choose(page, await pressed(page, name))
      // The next dialog may open inside of this one; a tab opens none.
      const opened = page.getByRole('dialog').last()
      if (at < names.length - 1) await opened.waitFor({ timeout: 2_000 }).catch(() => {})
    }
  }
  await open(press)
  const dialog = page.getByRole('dialog').last()
  await expect(dialog).toBeVisible()
  await expect(dialog.locator(loading)).toHaveCount(0)
  await expect.poll(() => page.evaluate(focusedIn), 'where the focus is').toBe('where work begins')

  if (!one.stays) {
    const { length } = await page.getByRole('dialog').all()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog'), 'Escape closes it').toHaveCount(length - 1)
    const opener = press.length ? await pressed(page, press.at(-1)!) : null
    const isThere = opener !== null && (await opener.isVisible())
    if (isThere) await expect(opener, 'has the focus again').toBeFocused()
    else await expect(page.locator('body'), 'the focus is nowhere').not.toBeFocused()
    await open(isThere ? press.slice(-1) : press)
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(loading)).toHaveCount(0)
  }
  for (const width of one.widths ?? widths) {
    await page.setViewportSize({ width, height: 900 })
    await inspectDialog(page, width)
    await expectInPlace(page, `${one.of} at ${width}`)
  }
  if (!one.widths) await inspectSmallScreens(page, one.of)
}

/** By keyboard if it is a button: a mouse click would leave the focus in a text, for its toolbar. */
async function choose(page: Page, target: Locator) {
  if ((await target.evaluate(({ tagName }) => tagName)) !== 'BUTTON') return target.click()
  // A key press does not wait, and an island's buttons are disabled until its scripts have run.
  await expect(target).toBeEnabled()
  await target.focus()
  await page.keyboard.press('Enter')
}

/** In the topmost open dialog: its page has buttons of the same name. */
async function pressed(page: Page, name: string | RegExp) {
  const isOver = (await page.getByRole('dialog').count()) > 0
  const place = isOver ? page.getByRole('dialog').last() : page.locator('body')
  return (['button', 'link', 'tab', 'checkbox', 'menuitem'] as const)
    .map((role) => place.getByRole(role, { name }))
    .reduce((all, one) => all.or(one))
    .filter({ visible: true })
    .last()
}

/** A field, a primary button or a heading of the topmost dialog; neither its frame nor its close button. */
function focusedIn(): string {
  const focused = document.activeElement
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog]')]
  const topmost = dialogs.filter((one) => one.checkVisibility()).at(-1)
  if (!focused || !topmost?.contains(focused)) return 'outside of the dialog'
  const places = [
    'input, textarea, select, [contenteditable=true], [role=switch]',
    'h2, .ant-modal-title, .ant-drawer-title',
    '.ant-btn-primary, .btn--primary, [data-first], .ant-modal-confirm-btns button, nav a, .ant-drawer a',
  ]
  const isStart = focused.matches(places.join())
  return isStart ? 'where work begins' : focused.outerHTML.slice(0, 120)
}

async function inspectDialog(page: Page, width: number) {
  const axe = await axeOn(page)
  const { violations } = await axe.include('[role=dialog], dialog[open]').analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
  expect(found, `at ${width}`).toEqual([])
  if (width > 390) return
  expect(await findSmallTouchTargets(page), 'what a finger presses').toEqual([])
}
