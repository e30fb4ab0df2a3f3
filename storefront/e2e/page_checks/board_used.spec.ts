import { axeOn } from '../support/axe'
import { demoUser } from '../support/people'
import { signInToAdmin } from '../support/sessions'
import { expect, test, type Page } from '../support/fixtures'

/** Widths of a desktop and of a small laptop. */
const widths = [1440, 1024]

/** Screens as they are after some work: initial content is checked by `board_pages.spec.ts`. */
const states: { name: string; at: string; use: (page: Page) => Promise<void> }[] = [
  {
    name: 'a filled filter of the orders',
    at: '/board/admin/orders',
    use: async (page) => {
      await page.getByRole('button', { name: /^更多条件/ }).click()
      await page.getByLabel('专属码').fill('ZX2K7M')
    },
  },
  {
    name: 'a course name that finds nothing',
    at: '/board/admin/courses?courseName=没有这样的课程',
    use: async (page) => expect(page.getByText(/没有符合条件的课程/)).toBeVisible(),
  },
  {
    name: 'a sorted list with selected rows',
    at: '/board/admin/admin-assign-users/user-courses',
    use: async (page) => {
      await page.getByRole('columnheader', { name: '开通时间' }).click()
      await expect(page).toHaveURL(/_sort=createTime&_order=asc/)
      await page
        .getByRole('checkbox', { name: /^选择 / })
        .first()
        .check()
      await expect(page.getByRole('region', { name: '批量操作' })).toContainText('已选 1')
    },
  },
  {
    name: 'the drawer of a bulk order',
    at: '/board/admin/orders?_sort=orderAmt&_order=desc',
    use: async (page) => {
      await page.getByRole('row').nth(1).getByRole('button').first().click()
      await expect(page.getByRole('dialog').getByRole('link', { name: '分配明细' }).first()).toBeVisible()
    },
  },
  {
    name: 'a course with its cover',
    at: '/board/admin/courses',
    use: async (page) => {
      await page.getByRole('row').nth(1).getByRole('link').first().click()
      // The list has a filter of the same name.
      await page.waitForURL(/\/course-detail\/\d+/)
      await expect(page.getByRole('textbox', { name: '课程名称' })).toBeVisible()
    },
  },
  {
    name: 'the dialog of a new bank with text',
    at: '/board/admin/paper-work-space',
    use: async (page) => {
      await page.getByRole('button', { name: '新增题库' }).click()
      await page.getByRole('dialog').getByRole('textbox').first().fill('安全考试')
    },
  },
  {
    name: 'the palette with a typed name',
    at: '/board/admin/courses',
    use: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.keyboard.press('Control+k')
      const palette = page.getByRole('dialog', { name: '快速查找' })
      await palette.getByRole('combobox').fill('平法')
      await expect(palette.getByRole('option').first()).toBeVisible()
    },
  },
  {
    name: 'the editor of a question with content',
    at: '/board/admin/paper-work-space',
    use: async (page) => {
      await page.locator('tr[data-row-key]').first().getByRole('link').first().click()
      await page.waitForURL(/question-banks\/\d+\/questions/)
      // Not a button of the banks, which leave the page later than the address.
      await expect(page.getByRole('columnheader', { name: '题目' })).toBeVisible()
      await page.getByRole('button', { name: /^编辑/ }).first().click()
      await expect(page.getByRole('dialog')).toContainText('题干')
    },
  },
  {
    name: 'the drawer of a log entry',
    at: '/board/admin/audit-logs',
    use: async (page) => {
      await page.locator('tr[data-row-key]').first().getByRole('button').first().click()
      await expect(page.getByRole('dialog')).toContainText('请求编号')
    },
  },
  {
    name: 'papers filtered by name',
    at: '/board/admin/paper-work-space/papers',
    use: async (page) => {
      await page.getByLabel('试卷名称').fill('练习')
      await page.getByRole('button', { name: '查询' }).click()
      await expect(page).toHaveURL(/paperName=/)
    },
  },
]

for (const { name, at, use } of states) {
  test(`${name} has no faults of accessibility`, async ({ page, request }) => {
    await signInToAdmin(page, await demoUser(request, 'admin'))
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(at)
      await use(page)
      await expect(page.locator('.ant-skeleton')).toHaveCount(0)
      await page.waitForFunction(() => !document.getAnimations().some((one) => one instanceof CSSTransition))
      const { violations } = await (await axeOn(page)).analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)
      expect(found, `${at} at ${width} pixels`).toEqual([])
    }
  })
}
