import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test('quick input on a new screen is not left without a question', async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/teachers')
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 })

  for (let round = 1; round <= 4; round++) {
    await page.getByRole('link', { name: '新增讲师' }).click()
    await page.getByLabel('姓名').fill(`讲师${round}`)
    await page.getByLabel('登录名称').fill(`teacher${round}`)
    await page.getByLabel('手机号').fill('13900001111')
    await page.getByRole('menuitem', { name: '渠道管理' }).click()

    const question = page.getByRole('dialog', { name: /未保存|离开|没有保存/ })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: '离开' }).click()
    await expect(page).toHaveURL(/admin\/channels/)
    await page.getByRole('menuitem', { name: '讲师管理' }).click()
  }
})
