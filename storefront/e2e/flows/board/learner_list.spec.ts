import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { LearnerColumns, LearnerTemplateName } from '@zhuxue/api/terms/learning'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { expect, test } from '../../support/fixtures'
import { expectFitsScreen } from '../../support/fits_screen'
import { createLearner, type NewPerson } from '../../support/new_user'
import { demoUser } from '../../support/people'
import { newVisitor, signInToAdmin } from '../../support/sessions'
import { sentCode } from '../../support/sms_outbox'

const courseName = '新版工程量清单计价标准逐条解读'

test(
  'an admin imports a list, and a new learner finds her course',
  { tag: ['@smoke', '@locks'] },
  async ({ page, browser, request }) => {
    const [first, second] = [createLearner(), createLearner()]
    await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/admin-assign-users')
    await page.getByRole('link', { name: '导入学员' }).click()

    const { titles, courseNumber } = await readTemplate(page)
    expect(titles).toEqual(Object.values(LearnerColumns))

    const rowOf = ({ userName, idCard, telephone }: NewPerson, number = courseNumber) => [
      userName,
      idCard,
      telephone,
      number,
      '2099-12-31',
    ]
    await upload(page, [
      titles,
      rowOf(first),
      rowOf({ ...second, telephone: '1381234' }),
      rowOf(createLearner(), '999999999'),
    ])
    const faulty = (line: string) =>
      page.getByRole('row').filter({ has: page.getByRole('cell', { name: line, exact: true }) })
    await expect(faulty('3')).toContainText('“手机号”列：手机号应为11位数字，以1开头')
    await expect(faulty('4')).toContainText('“课程编号”列：没有这门课程')
    await expect(page.getByRole('button', { name: '导入 1 名学员' })).toBeDisabled()
    await page.getByRole('checkbox', { name: '跳过有错误的 2 行' }).check()
    await expect(page.getByRole('button', { name: '导入 1 名学员' })).toBeEnabled()
    const report = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载检查结果' }).click()
    expect((await report).suggestedFilename()).toBe('学员导入检查结果.xlsx')

    await page.getByRole('button', { name: '导入 1 名学员' }).click()
    await expect(page.getByText('已导入 1 名学员')).toBeVisible()
    await expect(page.locator('[aria-label="导入结果"]')).toContainText('有错误2 行')
    await expect(page.getByText('检查之后，这些行不能再导入')).toBeHidden()

    await page.getByRole('button', { name: '再导入一份' }).click()
    await upload(page, [titles, rowOf(first), rowOf(second)])
    await page.getByRole('button', { name: '导入 2 名学员' }).click()
    await expect(page.getByText('已导入 2 名学员')).toBeVisible()
    await expect(page.locator('[aria-label="导入结果"]')).toContainText('新开通课程1 门次')

    const learner = await newVisitor(browser)
    await signInByCode(learner, first, (telephone) => sentCode(request, telephone, 'login'))
    await learner.goto('/board/user/my-course')
    await expect(learner.getByRole('article').filter({ hasText: courseName })).toBeVisible()
  }
)

test('an admin adds a learner and finds an existing one', async ({ page, request }) => {
  const person = createLearner()
  await signInToAdmin(page, await demoUser(request, 'admin'), '/board/admin/loginlogs')
  const add = async () => {
    await page.getByRole('button', { name: '新增学员' }).click()
    const dialog = page.getByRole('dialog', { name: '新增学员' })
    await dialog.getByLabel('姓名').fill(person.userName)
    await dialog.getByRole('button', { name: /^新\s*增$/ }).click()
    await expect(dialog.getByText('身份证号和手机号至少填写一项', { exact: true })).toBeVisible()
    await dialog.getByLabel('手机号').fill(person.telephone)
    await dialog.getByLabel('身份证号').fill(person.idCard)
    await dialog.getByLabel('备注').fill('单位来函登记')
    await dialog.getByRole('button', { name: /^新\s*增$/ }).click()
  }
  await add()
  await expect(page.getByText('学员已新增')).toBeVisible()
  await add()
  const exists = page.getByRole('dialog').filter({ hasText: '该学员已经存在' })
  await exists.getByRole('button', { name: '查看该学员' }).click()
  await expect(page).toHaveURL(/\/loginlogs\/person\/\d+/)
  await expect(page.getByRole('heading', { name: person.userName })).toBeVisible()
})

/** Titles of the sheet, and the number of the course from the second sheet. */
async function readTemplate(page: Page) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: '下载模板' }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe(LearnerTemplateName)
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await file.path())))
  const [number] = sheets[1]!.rows.find(([, name]) => name === courseName)!
  return { titles: sheets[0]!.rows[0]!.map(String), courseNumber: String(number) }
}

async function upload(page: Page, rows: string[][]) {
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: '学员', rows }] }))
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  await page.locator('input[type=file]').setInputFiles({ name: '学员.xlsx', mimeType, buffer })
}

/** The telephone was typed by an admin, so the ID number is checked too. */
async function signInByCode(page: Page, person: NewPerson, codeOf: (telephone: string) => Promise<string>) {
  const { telephone, idCard, userName } = person
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/login')
  const form = page.getByRole('main')
  await form.getByRole('button', { name: '短信登录' }).click()
  await form.getByLabel('手机号').fill(telephone)
  await form.getByRole('button', { name: '发送验证码' }).click()
  const code = await codeOf(telephone)
  await form.getByLabel('验证码').fill(code)
  await form.getByLabel('验证码').press('Enter')

  const lastSix = form.getByLabel('身份证号后六位')
  await expect(lastSix).toBeFocused()
  await expect(form.getByLabel('手机号')).toHaveValue(telephone)
  await expect(form.getByLabel('验证码')).toHaveValue(code)
  await expect(page.getByText(userName)).toHaveCount(0)
  await expectFitsScreen(page)
  await lastSix.fill('12345')
  await lastSix.press('Enter')
  await expect(form.getByText('请输入身份证号后六位，最后一位可以是 X')).toBeVisible()
  const wrong = `${idCard.slice(-6, -1)}${idCard.endsWith('0') ? '1' : '0'}`
  await lastSix.fill(wrong)
  await lastSix.press('Enter')
  await expect(form.getByText('与登记的身份证号不一致，请核对')).toBeVisible()
  await expect(lastSix).toHaveValue(wrong)
  await lastSix.fill(idCard.slice(-6).toLowerCase())
  await lastSix.press('Enter')

  const consent = page.getByRole('dialog', { name: '请阅读并同意以下条款' })
  await consent.getByRole('button', { name: '同意并继续' }).click()
  await expect(consent).toBeHidden()
}
