import AxeBuilder from '@axe-core/playwright'
import { callsOf } from '../support/api_calls'
import { demoPerson } from '../support/people'
import { enterBoard, enterShop } from '../support/sessions'
import { expect, test, type Page } from '../support/story'
import { smallTargets } from './targets'

/** What opens a dialog: the names of buttons, pressed one after the other, or a key. */
interface Opened {
  at: string
  press?: (string | RegExp)[]
  key?: string
}

const ofVisitors: Opened[] = [
  { at: '/login', press: ['注册账号'] },
  { at: '/login', press: [/忘记密码/] },
]
const ofLearners: Opened[] = [
  { at: '/board/user/deliver-address', press: ['新增收件地址'] },
  { at: '/board/user/messages', press: ['消息设置'] },
  { at: '/board/user/my-cert', press: ['导出证书'] },
  { at: '/index/course-info/2', press: [/批量购买|给同事买/] },
]
const ofAdmins: Opened[] = [
  { at: '/board/admin/admin-index', key: 'Control+k' },
  { at: '/board/admin/paper-work-space', press: ['新增题库'] },
  { at: '/board/admin/app-packages', press: ['发布新版本'] },
  { at: '/board/admin/loginlogs', press: [/^修改 /] },
  { at: '/board/admin/courses', press: [/^移动/] },
  { at: '/board/admin/audit-logs', press: [/^结算渠道对账单/] },
  { at: '/board/admin/orders?telephone=13800000102&orderStatus=2', press: [/^详情/] },
  { at: '/board/admin/orders?telephone=13800000102&orderStatus=2', press: [/^详情/, /^退\s*款$/] },
]

test('dialogs of visitors can be used by everybody', ({ page }) => inspectAll(page, ofVisitors))

test('dialogs of a learner can be used by everybody', async ({ page, request }) => {
  await enterShop(page, await demoPerson(request, 'user', 1))
  await inspectAll(page, ofLearners)
})

test('dialogs of an admin can be used by everybody', async ({ page, request }) => {
  test.setTimeout(300_000)
  const admin = await demoPerson(request, 'admin')
  const { questionBanks } = await (await callsOf(request, admin)).get('/api/admin/question-banks')
  const questions = `/board/admin/question-banks/${questionBanks[0].questionBankId}/questions`
  await enterBoard(page, admin)
  await inspectAll(page, [...ofAdmins, { at: questions, press: ['新增题目'] }])
})

async function inspectAll(page: Page, all: Opened[]) {
  for (const { at, press = [], key } of all) {
    await test.step(`${at} ${key ?? press.join(' ')}`, async () => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(at)
      await page.locator('h1').waitFor()
      if (key) await page.keyboard.press(key)
      for (const name of press) await pressed(page, name).first().click()
      const dialog = page.getByRole('dialog').last()
      await expect(dialog).toBeVisible()
      const loading = '.ant-spin-spinning, .ant-skeleton, .skeleton, [data-loading=true]'
      await expect(dialog.locator(loading)).toHaveCount(0)
      const focused = page.locator('dialog, .ant-modal-wrap, .ant-drawer').locator(':focus')
      const frame = page.locator('.ant-drawer:focus')
      await expect(focused.or(frame), 'the focus is in the dialog').not.toHaveCount(0)
      for (const width of [1440, 1024, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await inspectDialog(page, `${at} at ${width}`)
      }
    })
  }
}

const pressed = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).or(page.getByRole('link', { name }))

async function inspectDialog(page: Page, what: string) {
  const axe = new AxeBuilder({ page }).setLegacyMode().include('[role=dialog], dialog[open]')
  const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`
  )
  expect(found, what).toEqual([])
  const { width } = page.viewportSize()!
  if (width > 390) return
  expect(await smallTargets(page), what).toEqual([])
}
