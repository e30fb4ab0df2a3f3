import { apiClientFor } from '../../support/api_calls'
import { rowNames, rows, selectRow } from '../../support/board_lists'
import { nextFrame } from '../../support/frames'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type Locator, type Page } from '../../support/fixtures'

test.describe('Admin lists', () => {
  test.beforeEach(async ({ page, request }) => {
    await signInToAdmin(page, await demoUser(request, 'admin'))
  })

  test('a row moves by keyboard, and each step is announced', async ({ page }) => {
    await page.goto('/board/admin/admin-articles')
    const before = await rowNames(page, 10)

    await pickUp(page, 0)
    await step(page, 'ArrowDown', '本页第 2 行')
    await step(page, 'ArrowDown', '本页第 3 行')
    await page.keyboard.press('Space')

    const after = [before[1], before[2], before[0], ...before.slice(3)]
    await expect(page.getByText('排序已保存')).toBeVisible()
    await expect.poll(() => rowNames(page, 10)).toEqual(after)
    await expect(grip(page, 2)).toBeFocused()
    await page.reload()
    expect(await rowNames(page, 10)).toEqual(after)

    await pickUp(page, 2)
    await step(page, 'ArrowUp', '本页第 2 行')
    await page.keyboard.press('Escape')
    await expect(announcement(page)).toContainText('已取消')
    expect(await rowNames(page, 10)).toEqual(after)
  })

  test('a row moves across pages by keyboard and by mouse', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/board/admin/courses')
    const first = await rowNames(page, 10)
    await page.goto('/board/admin/courses?page=2')
    const second = await rowNames(page, 10)

    await page.goto('/board/admin/courses')
    await pickUp(page, 9)
    await step(page, 'ArrowDown', '移到下一页开头')
    await page.keyboard.press('Space')
    await expect(page.getByText('已移到下一页开头')).toBeVisible()
    await expect.poll(() => rowNames(page, 10)).toEqual([...first.slice(0, 9), second[0]])

    await page.goto('/board/admin/courses?page=2')
    await expect.poll(() => rowNames(page, 10)).toEqual([first[9], ...second.slice(1)])
    await drag(page, grip(page, 0), '移到上一页末尾')
    await expect(page.getByText('已移到上一页末尾')).toBeVisible()
    await expect.poll(() => rowNames(page, 10)).toEqual(second)
  })

  test('“移动到…” moves a row many pages away', async ({ page }) => {
    await page.goto('/board/admin/courses?page=2')
    const [moved] = await rowNames(page, 10)
    await page.getByRole('button', { name: `移动 ${moved}` }).click()
    const dialog = page.getByRole('dialog', { name: '移动到…' })
    await dialog.getByRole('radio', { name: '指定位置' }).click()
    await dialog.getByRole('spinbutton', { name: '第几位' }).fill('2')
    await expect(dialog).toContainText('现在这一位是')
    await dialog.getByRole('button', { name: '移动', exact: true }).click()
    await expect(page.getByText('排序已保存')).toBeVisible()

    await page.goto('/board/admin/courses?courseStatus[]=published')
    expect((await rowNames(page, 10))[1]).toBe(moved)
  })

  test(
    'bulk publishing shows each result and keeps failed rows selected',
    { tag: '@smoke' },
    async ({ page, request }) => {
      const admin = await apiClientFor(request, await demoUser(request, 'admin'))
      const text = '<p>请各单位提前安排，具体时间和地点以短信为准。</p>'
      const notice = { courseType: 7, courseDescription: text, courseTags: '', models: [] }
      for (const courseName of ['关于冬季施工培训的通知', '关于春节假期安排的通知'])
        await admin.post('/api/admin/courses', { ...notice, discountRules: [], courseName })
      await page.goto('/board/admin/admin-articles?pageSize=50')
      await selectRow(page, '关于冬季施工培训的通知')
      await selectRow(page, '关于春节假期安排的通知')
      const [shown] = await rowNames(page, 10, '已发布')
      await selectRow(page, shown)

      const bar = page.getByRole('region', { name: '批量操作' })
      await expect(bar).toContainText('已选 3 条通知')
      await bar.getByRole('button', { name: '批量发布' }).click()
      await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()

      const results = page.getByRole('dialog', { name: '批量发布的结果' })
      await expect(results).toContainText('成功 2 项，失败 1 项')
      const rejected = results.getByRole('listitem').filter({ hasText: shown })
      await expect(rejected).toContainText('课程已经发布')
      await expect(rejected.getByLabel('失败')).toBeVisible()
      await results.getByRole('button', { name: '知道了' }).click()
      await expect(bar).toContainText('已选 1 条通知')
      await expect(page.getByRole('checkbox', { name: `选择 ${shown}` })).toBeChecked()
    }
  )

  test('a search survives a reload and goes back step by step', async ({ page }) => {
    await page.goto('/board/admin/courses')
    await page.getByLabel('课程名称').fill('工程')
    await page.getByRole('button', { name: '查询' }).click()
    await expect(page).toHaveURL(/courseName=/)
    await expect.poll(async () => (await rowNames(page, 10)).every((one) => /工程/.test(one))).toBe(true)
    const first = await rowNames(page, 10)
    await page.getByRole('listitem', { name: '2', exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(() => rowNames(page, 10)).not.toEqual(first)
    const second = await rowNames(page, 10)

    await page.reload()
    await expect(page.getByLabel('课程名称')).toHaveValue('工程')
    expect(await rowNames(page, 10)).toEqual(second)

    await page.goBack()
    await expect(page).not.toHaveURL(/page=2/)
    await expect(page.getByLabel('课程名称')).toHaveValue('工程')
    await page.goBack()
    await expect(page.getByLabel('课程名称')).toHaveValue('')
    await page.goForward()
    await expect(page.getByLabel('课程名称')).toHaveValue('工程')
  })
})

const grip = (page: Page, at: number) => rows(page).nth(at).getByRole('button', { name: '调整顺序' })
const announcement = (page: Page) => page.locator('[id^=DndLiveRegion]')

async function pickUp(page: Page, at: number) {
  await expect(grip(page, at)).toBeVisible()
  await grip(page, at).focus()
  await page.keyboard.press('Space')
  await expect(announcement(page)).toContainText(`第 ${at + 1} 行`)
  // The keyboard sensor of dnd-kit adds its listener in a timer after the announcement.
  await nextFrame(page)
}

async function step(page: Page, key: string, announced: string) {
  await page.keyboard.press(key)
  await expect(announcement(page)).toContainText(announced)
}

/** Drops only over the marked target: it opens when the drag begins and is measured after that. */
async function drag(page: Page, from: Locator, to: string) {
  await from.hover()
  await page.mouse.down()
  await page.mouse.move(0, 0, { steps: 2 })
  await expect(async () => {
    const box = (await page.getByText(to).boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 8 })
    await expect(announcement(page)).toContainText(to, { timeout: 500 })
  }).toPass({ timeout: 30_000 })
  await page.mouse.up()
}
