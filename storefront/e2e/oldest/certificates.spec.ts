import { personByLogin } from '../support/people'
import { signInToStorefront } from '../support/sessions'
import { expect, test } from './fixtures'

/** One print, valid (docs/demo.md). */
const learnerLogin = '15000000103'

test('a visitor verifies a certificate by its number', async ({ page, request, checkLayout }) => {
  const learner = await personByLogin(request, learnerLogin)
  await signInToStorefront(page, learner)
  await page.goto('/board/user/my-cert')
  const link = page.getByRole('link', { name: /^查验 ZX/ }).first()
  const number = (await link.getAttribute('aria-label'))!.replace('查验 ', '')

  await page.goto('/certificates')
  await page.getByRole('textbox', { name: /编号/ }).fill(number)
  await page.getByRole('textbox', { name: /编号/ }).press('Enter')
  const result = page.getByRole('main').getByRole('status')
  await expect(result).toContainText('有效')
  await checkLayout(page, 'certificate-found')

  await page.goto('/board/user/my-cert')
  await page.goto((await link.getAttribute('href'))!)
  await expect(result).toContainText('有效')
  await expect(page.getByRole('main')).toContainText(learner.userName)
  await checkLayout(page, 'certificate')
})
