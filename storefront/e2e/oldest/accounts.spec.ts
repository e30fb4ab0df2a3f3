import { demoUser } from '../support/people'
import { signInToStorefront } from '../support/sessions'
import { fillSignInForm } from '../support/sign_in_forms'
import { expect, test } from './fixtures'

test('a learner signs in and returns to the page', async ({ page, request, checkLayout }) => {
  const learner = (await demoUser(request, 'user'))!
  await page.goto('/board/user/my-order?from=mail')
  await page.waitForURL(/\/login\//)
  await fillSignInForm(page, learner.idCard!, learner.passwd)
  await page.waitForURL(/\/board\/user\/my-order\?from=mail$/)
  await expect(page.getByRole('main')).toContainText('我的订单')
  await checkLayout(page, 'my-orders')
})

test('a learner finds courses and certificates', async ({ page, request, checkLayout }) => {
  await signInToStorefront(page, (await demoUser(request, 'user'))!)
  for (const name of ['my-course', 'my-cert']) {
    await page.goto(`/board/user/${name}`)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await checkLayout(page, name)
  }
})
