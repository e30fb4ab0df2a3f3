import { screenTab } from '../../support/board_lists'
import { demoUser } from '../../support/people'
import { headersOf, signInToAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'

test('an admin confirms reported hours of a cycle', async ({ page, request }) => {
  const learner = await demoUser(request, 'user')
  const headers = await headersOf(request, learner)
  const { cycles } = await (await request.get('/api/user/education-cycles', { headers })).json()
  const { cycleId, startsOn } = cycles.find(({ kindName }: { kindName: string }) => kindName === '二级建造师')
  const data = { requiredCourse: 1, specialty: 'szgc', hours: 4, providerName: '省建筑业协会', day: startsOn }
  await request.post(`/api/user/education-cycles/${cycleId}/outside-hours`, { headers, data })

  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/push-logs')
  await screenTab(page, '学时周期').click()
  await page.getByRole('button', { name: '明细 周若谷 二级建造师' }).click()
  const drawer = page.getByRole('dialog', { name: /周若谷/ })
  await drawer.getByRole('tab', { name: '自报学时 1' }).click()
  await drawer.getByRole('button', { name: /^确认 省建筑业协会/ }).click()
  const dialog = page.getByRole('dialog', { name: '确认自报学时' })
  await dialog.getByLabel('依据').fill('已核对协会培训证书原件')
  await dialog.getByRole('button', { name: /^确\s*认$/ }).click()
  await expect(drawer.getByText('市政公用工程 必修 4 / 60 学时')).toBeVisible()

  await drawer.getByRole('tab', { name: /^转移学时/ }).click()
  await drawer
    .getByRole('checkbox', { name: /^选择 / })
    .first()
    .check()
  await drawer.getByRole('button', { name: '转移 1 条学时' }).click()
  const move = page.getByRole('dialog', { name: '转移学时' })
  await move.getByRole('combobox').click()
  await page
    .getByText(/^安管人员 B 类/)
    .last()
    .click()
  await move.getByLabel('原因').fill('学员来电，希望转移')
  await move.getByRole('button', { name: /^转\s*移$/ }).click()
  await expect(move.getByText(/的学时不属于所选周期/)).toBeVisible()
})
