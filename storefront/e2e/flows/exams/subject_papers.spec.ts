import { demoUser } from '../../support/people'
import { expect, test } from '../../support/fixtures'
import { openPhone } from './exam_helpers'

test('subject papers open or show why not', async ({ browser, request }) => {
  const page = await openPhone(browser, await demoUser(request, 'user'))
  await page.goto('/index/practice')
  await page.getByRole('link', { name: '科目试卷' }).click()
  const rows = page.getByRole('listitem').filter({ hasText: '测试题' })
  await expect(rows).toHaveCount(6)
  await expect(rows.first()).not.toContainText('购买课程后开放')

  // Not studied: both buttons are disabled, each with its reason.
  const closed = rows.filter({ hasText: '购买课程后开放' }).first()
  await closed.getByRole('button', { name: /^练习/ }).tap({ force: true })
  await expect(closed.getByRole('tooltip')).toHaveText('购买课程后才可以练习习题')
  await closed.getByRole('button', { name: /^测试/ }).tap({ force: true })
  await expect(closed.getByText('购买课程后才可以参加测试')).toBeVisible()
  await expect(page).toHaveURL(/\/index\/subject-papers$/)

  await rows.first().getByRole('link', { name: /^测试/ }).tap({ force: true })
  await expect(page).toHaveURL(/\/index\/test-papers\/\d+\/correlation-id\/subject-\w+$/)
  await expect(page.getByRole('button', { name: /^(开始|继续)测试$/ })).toBeVisible()
})

test('subject papers are reloaded automatically after a lost request', async ({ browser, request }) => {
  const page = await openPhone(browser, await demoUser(request, 'user'))
  await page.route('**/api/user/edu/subject-papers*', (route) => route.abort(), { times: 1 })
  await page.goto('/index/subject-papers')
  await expect(page.getByText('网络已断开，恢复后会自动继续')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '测试题' })).toHaveCount(6)
  await expect(page.getByText('网络已断开，恢复后会自动继续')).toBeHidden()
})
