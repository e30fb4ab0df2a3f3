import { expect, type Page } from '@playwright/test'
import { expectFitsScreen } from '../../support/fits_screen'
import type { NewPerson } from '../../support/new_user'
import type { Person } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'

/** Adds two addresses, edits one, makes it the default and deletes the other. */
export async function manageAddresses(page: Page) {
  await page.goto('/board/user/deliver-address')
  await expect(page.getByText('还没有收件地址')).toBeVisible()
  await page.getByRole('button', { name: '新增收件地址' }).click()
  const form = page.getByRole('dialog', { name: '新增收件地址' })
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form.getByText('请选择所在地区')).toBeVisible()
  await expect(form.getByText('请填写详细地址')).toBeVisible()
  await expect(form.getByLabel('收件人')).not.toHaveValue('')
  await expect(form.getByLabel('手机号')).toBeFocused()
  await fillAddress(page, '王建国', '解放路 88 号')
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: '139' })
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('默认')

  await page.getByRole('button', { name: '新增收件地址' }).click()
  await fillAddress(page, '李晓梅', '文化东路 1 号')
  await expect(cards).toHaveCount(2)
  const second = cards.filter({ hasText: '李晓梅' })
  await second.getByRole('button', { name: '设为默认' }).click()
  await expect(second.getByText('默认', { exact: true })).toBeVisible()

  await second.getByRole('button', { name: '编辑' }).click()
  const change = page.getByRole('dialog', { name: '编辑收件地址' })
  await expect(change.getByLabel('区县')).toHaveValue('370102')
  await change.getByLabel('详细地址').fill('文化东路 2 号')
  await change.getByRole('button', { name: '保存' }).click()
  await expect(second).toContainText('文化东路 2 号')

  await cards.filter({ hasText: '王建国' }).getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(cards).toHaveCount(1)
  await expectFitsScreen(page)
}

async function fillAddress(page: Page, name: string, address: string) {
  const form = page.getByRole('dialog', { name: '新增收件地址' })
  await form.getByLabel('收件人').fill(name)
  // As pasted from a phone's contacts.
  await form.getByLabel('手机号').fill('+86 139 0000 1111')
  await expect(form.getByLabel('手机号')).toHaveValue('13900001111')
  await expect(form.getByLabel('省', { exact: true })).toHaveValue('370000')
  await form.getByLabel('市', { exact: true }).selectOption('370100')
  await form.getByLabel('区县').selectOption('370102')
  await form.getByLabel('详细地址').fill(address)
  await form.getByRole('button', { name: '保存' }).click()
  await expect(form).toBeHidden()
}

/** Saves the fields that registration left empty, confirms the lock and checks that they are read-only. */
export async function confirmProfile(page: Page, userName: string) {
  await page.goto('/board/user/profile')
  await expect(page.getByLabel('姓名')).toHaveValue(userName)
  await page.getByRole('button', { name: '保存' }).click()
  const question = page.getByRole('dialog', { name: '确认身份信息' })
  await expect(question).toContainText('保存后姓名和身份证号将不能再修改，确定要保存吗？')
  await question.getByRole('button', { name: '确定' }).click()
  await expect(page.getByText('姓名和身份证号已确认，不能修改')).toBeVisible()
  await expect(page.getByLabel('姓名')).not.toBeEditable()
}

/** Passes the local face check, which opens in a new window. */
export async function passFaceCheck(page: Page) {
  await page.getByRole('button', { name: '进行人脸认证' }).click()
  const dialog = page.getByRole('dialog', { name: '人脸认证' })
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: '开始认证' }).click()
  const vendor = await opened
  await vendor.getByRole('button', { name: '通过', exact: true }).click()
  await expect(vendor.getByRole('status')).toBeVisible()
  await vendor.close()
  await dialog.getByRole('button', { name: '认证完成' }).click()
  await expect(dialog).toContainText('实名认证已通过')
  await dialog.getByRole('button', { name: '关闭' }).first().click()
}

/** An admin finds the user by telephone (masked) and sees the sign-ins and failed attempts. */
export async function findInLoginLog(page: Page, admin: Person, person: NewPerson) {
  await signInToAdmin(page, admin, '/board/admin/loginlogs')
  await expect(page.getByText(/共 \d+ 条/)).toBeVisible()
  await page.getByRole('textbox', { name: '手机号' }).fill(person.telephone)
  await page.getByRole('button', { name: '查询' }).click()
  await expect(page.getByText('共 1 条')).toBeVisible()
  await page.getByRole('link', { name: person.userName, exact: true }).click()
  await expect(page.getByRole('heading', { name: person.userName })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(person.idCard)

  await page.getByRole('tab', { name: '登录' }).click()
  await expect(page.getByRole('cell', { name: '失败', exact: true })).toHaveCount(1)
  await page.close()
}
