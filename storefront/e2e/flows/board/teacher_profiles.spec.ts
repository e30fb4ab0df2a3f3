import { demoUser } from '../../support/people'
import { newVisitor, signInToAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test('an admin introduces a teacher on the home page and removes it', async ({ page, browser, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/teacher-profiles')
  await page.getByRole('button', { name: '新增名师' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('姓名').fill('程测绘')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await expect(dialog.getByText(/请输入介绍/)).toBeVisible()
  await dialog.getByLabel('介绍').fill('讲工程测量，二十年一线经验。')
  await dialog.getByRole('button', { name: /保\s*存/ }).click()
  await expect(page.getByText('已保存，首页的名师介绍立即更新')).toBeVisible()

  const visitor = await newVisitor(browser)
  const shown = visitor.getByRole('list').getByText('程测绘', { exact: true })
  await expect(async () => {
    await visitor.goto('/index')
    await expect(shown).toBeVisible({ timeout: 2_000 })
  }).toPass()

  await page.getByRole('button', { name: '删除 程测绘' }).click()
  await page
    .getByRole('button', { name: /删\s*除/ })
    .last()
    .click()
  await expect(page.getByText('已从首页的名师介绍中删除')).toBeVisible()
  await expect(async () => {
    await visitor.goto('/index')
    await expect(visitor.getByRole('heading', { name: '名师介绍' })).toBeVisible({ timeout: 2_000 })
    await expect(shown).toHaveCount(0, { timeout: 2_000 })
  }).toPass()
})
