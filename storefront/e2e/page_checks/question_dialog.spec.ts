import type { APIRequestContext } from '@playwright/test'
import { apiClientFor } from '../support/api_calls'
import { demoUser } from '../support/people'
import { signInToAdmin } from '../support/sessions'
import { expect, test, type Page } from '../support/fixtures'

/** A target must not move away under the pointer before the click. */
for (const [name, width] of [
  ['desktop', 1440],
  ['phone', 390],
] as const) {
  test.describe(name, () => {
    test.use({ viewport: { width, height: 900 } })

    test('choices do not move when the editor loads', async ({ page, request }) => {
      let release = () => {}
      const isReleased = new Promise<void>((resolve) => (release = resolve))
      await page.route(/RichTextEditor-[^/]*\.js$/, async (route) => {
        await isReleased
        await route.continue()
      })
      const dialog = await openNewQuestion(page, request)
      const key = dialog.getByRole('button', { name: 'A 是正确答案' })
      await expect(key).toBeVisible()
      const top = async () => Math.round((await key.boundingBox())!.y)
      let before = -1
      // The dialog is still growing.
      await expect.poll(async () => before === (before = await top())).toBe(true)
      await expect(dialog.getByRole('toolbar')).toHaveCount(0)
      release()
      await expect(dialog.getByRole('toolbar').first()).toBeVisible()
      expect(await top()).toBe(before)
    })
  })
}

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const) {
  test(`the buttons of the editor are in the window at ${width} pixels`, async ({ page, request }) => {
    await page.setViewportSize({ width, height })
    const dialog = await openNewQuestion(page, request)
    await expect(dialog.getByRole('toolbar')).toHaveCount(1)
    await dialog.getByRole('textbox', { name: '题干' }).fill('动火前先做什么？')
    await expect(dialog.getByRole('button', { name: /^保\s*存$/ })).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('button', { name: 'D 是正确答案' })).toBeInViewport({ ratio: 1 })
    const bar = await dialog.getByRole('toolbar').first().boundingBox()
    const preview = await dialog.getByRole('button', { name: '预览' }).first().boundingBox()
    const bold = await dialog.getByRole('button', { name: '加粗' }).first().boundingBox()
    expect(preview!.y).toBe(bold!.y)
    expect(bar!.height).toBeLessThan(50)
  })
}

test('a changed key needs confirmation before leaving', async ({ page, request }) => {
  const dialog = await openNewQuestion(page, request)
  await dialog.getByRole('button', { name: 'A 是正确答案' }).click()
  await dialog.getByRole('button', { name: /^取\s*消$/ }).click()
  const question = page.getByRole('dialog', { name: '有尚未保存的修改，确定要离开吗？' })
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(dialog.getByRole('button', { name: 'A 是正确答案' })).toHaveAttribute('aria-pressed', 'true')
})

async function openNewQuestion(page: Page, request: APIRequestContext) {
  const admin = await demoUser(request, 'admin')
  const { get } = await apiClientFor(request, admin)
  const {
    questionBanks: [{ questionBankId }],
  } = await get('/api/admin/question-banks')
  await signInToAdmin(page, admin, `/board/admin/question-banks/${questionBankId}/questions`)
  await page.getByRole('button', { name: '新增题目' }).click()
  return page.getByRole('dialog', { name: '新增题目' })
}
