import { axeOn } from '../../support/axe'
import { demoUser } from '../../support/people'
import { findSimpleCourse } from '../../support/orders'
import { signInToAdmin } from '../../support/sessions'
import { endPresence } from '../learning/presence_helpers'
import { expect, test, type Page } from '../../support/fixtures'

test('an admin creates a policy and chooses it for a course', { tag: '@smoke' }, async ({ page, request }) => {
  const { courseId } = await findSimpleCourse(request, 1)
  const policyName = `面授课程在学核验 ${Date.now()}`
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/presence-policies')
  await page.getByRole('button', { name: '新增规则' }).click()
  const dialog = page.getByRole('dialog', { name: '新增核验规则' })
  await dialog.getByLabel('规则名称').fill(policyName)
  await dialog.getByLabel('随机确认在学：最短间隔').fill('10')
  await dialog.getByLabel('最长间隔').fill('20')
  await expect(dialog.getByText('60 学时不需要人脸核验，没有费用')).toBeVisible()
  await dialog.getByRole('checkbox', { name: '开始学习前' }).check()
  await expect(dialog.getByText(/^60 学时约需 \d+ 次人脸核验，按每次 1.00 元约 \d+ 元$/)).toBeVisible()
  await expect(dialog.getByText('购买前学员看到：学习中会随机确认在学，开始学习需要人脸核验')).toBeVisible()
  await dialog.getByRole('radio', { name: '没有其他方式' }).check()
  await expect(dialog.getByLabel('要求必须人脸核验的规定')).toBeVisible()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('radio', { name: '短信验证码和身份证后四位' }).check()
  await dialog.getByLabel('核对人员').fill('王工')
  await dialog.getByRole('button', { name: '保存并生效' }).click()
  await expect(dialog.getByText('使用人脸核验前请完成个人信息保护影响评估，并填写报告编号')).toBeVisible()
  await dialog.getByLabel('个人信息保护影响评估报告').fill('PIA-2026-03')
  await dialog.getByRole('button', { name: '保存并生效' }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('row', { name: new RegExp(policyName) })
  await expect(row).toContainText('每 10 至 20 分钟随机确认在学')
  await expect(row).toContainText('PIA-2026-03')

  await page.goto(`/board/admin/course-detail/${courseId}`)
  const choice = page.getByRole('combobox', { name: '核验规则' })
  await choice.click({ force: true })
  await page.getByText(policyName, { exact: true }).last().click()
  await expect(page.getByText(/每 10 至 20 分钟随机确认在学；人脸核验：开始学习/)).toBeVisible()

  await page.goto(`/index/course-info/${courseId}`)
  await expect(page.getByText('学习中会随机确认在学，开始学习需要人脸核验')).toBeVisible()
  await endPresence(request, courseId)
})

async function violations(page: Page) {
  const { violations: found } = await (await axeOn(page)).analyze()
  return found.map(({ id, nodes }) => [id, nodes[0]?.html])
}
