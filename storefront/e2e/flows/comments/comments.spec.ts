import { apiClientFor } from '../../support/api_calls'
import { expectFitsScreen } from '../../support/fits_screen'
import { demoUser, type Person } from '../../support/people'
import { signInToStorefront, newVisitor, openAdmin } from '../../support/sessions'
import { expect, test, type APIRequestContext, type Page } from '../../support/fixtures'
import { expectFreshWithinASecond } from '../../support/expect_within'

test.describe('Comments', () => {
  test(
    'a customer comments, an admin approves, a visitor reads',
    { tag: '@smoke' },
    async ({ page, browser, request }) => {
      const buyer = await demoUser(request, 'user')
      const { courseId, courseName } = await seatsOfBuyer(request, buyer)
      const path = `/index/course-info/${courseId}`
      const comment = `老师讲得很细，例题也够用 ${Date.now()}\n<b onmouseover=alert(1)>第二行</b>`
      const words = comment.split('\n')[0]!

      const visitor = await newVisitor(browser, { viewport: { width: 390, height: 844 } })
      await visitor.goto(path)
      await openComments(visitor)
      await expect(visitor.getByText('登录后才可以评论')).toBeVisible()

      await signInToStorefront(page, buyer)
      await page.goto(path)
      await openComments(page)
      const box = page.getByLabel('我的评论')
      await page.getByRole('button', { name: '发表评论' }).click()
      await expect(page.getByText('请输入评论内容')).toBeVisible()
      await box.fill('长'.repeat(501))
      await expect(page.getByText('501/500')).toBeVisible()
      await page.getByRole('button', { name: '发表评论' }).click()
      await expect(page.getByText('评论最多500个字符')).toBeVisible()
      await box.fill(comment)
      await page.getByRole('button', { name: '发表评论' }).click()
      await expect(page.getByText('您的评论发布成功')).toBeVisible()
      const mine = page.getByRole('listitem').filter({ hasText: words })
      await expect(mine).toContainText('审核中')
      await expect(mine).toContainText('<b onmouseover=alert(1)>第二行</b>')
      await expect(box).toHaveValue('')
      expect(await visitorReads(visitor, path)).not.toContain(words)

      const board = await openAdmin(browser, await demoUser(request, 'admin'), '/board/admin/admin-comments')
      const row = board.getByRole('row').filter({ hasText: words })
      await expect(row).toContainText(courseName)
      await expect(row).toContainText(/1\d\d\*{4}\d{4}/)
      await expect(row).not.toContainText(buyer.userName)
      await row.getByRole('button', { name: /^通过/ }).click()
      await expect(board.getByText('审核通过', { exact: true }).first()).toBeVisible()
      await expect(row).toHaveCount(0)

      await expectFreshWithinASecond(
        () => visitorReads(visitor, path),
        (text) => text.includes(words)
      )
      await visitor.reload()
      await openComments(visitor)
      const shown = visitor.getByRole('listitem').filter({ hasText: words })
      await expect(shown).toBeVisible()
      await expect(shown).not.toContainText('审核')
      await expectFitsScreen(visitor)

      await board.getByRole('combobox', { name: '状态' }).click({ force: true })
      await board.getByTitle('审核通过', { exact: true }).last().click()
      await board.getByRole('button', { name: '查询' }).click()
      await row.getByRole('button', { name: /^禁止显示/ }).click()
      await expect(board.getByText('评论已禁止显示')).toBeVisible()
      await expectFreshWithinASecond(
        () => visitorReads(visitor, path),
        (text) => !text.includes(words)
      )
      await page.reload()
      await openComments(page)
      await expect(mine).toContainText('禁止显示')
    }
  )

  // Every other test signs in by ID number, even when this one failed in the middle.
  test.afterEach(async ({ request }) => {
    const admin = await apiClientFor(request, await demoUser(request, 'admin'))
    await admin.post('/api/admin/params', { authType: 'idCard' })
  })

  test('the login page applies a changed sign-in method at once', async ({ page, browser, request }) => {
    const admin = await demoUser(request, 'admin')
    const board = await openAdmin(browser, admin, '/board/admin/admin-sysparam')
    await page.goto('/login')
    await expect(page.getByLabel('身份证号')).toBeVisible()

    await board.getByLabel('版本号').fill('v2')
    await save(board)
    await expect(board.getByText('版本号格式如 1.0.0')).toBeVisible()

    await board.getByLabel('版本号').fill('2.0.1')
    await board.getByLabel('更新信息').fill('新增错题本')
    await save(board)
    await expect(board.getByText('保存成功')).toBeVisible()

    const how = async (label: string) => {
      const choice = board.getByRole('radio', { name: label })
      // The saved settings are being reloaded.
      await expect(choice).toBeEnabled()
      await choice.check({ force: true })
      await save(board)
      const question = board.getByRole('dialog').filter({ hasText: '确定要保存吗?' })
      // While the question is still animated, a press may miss its button.
      await expect(question).not.toHaveClass(/ant-zoom/)
      await question.getByRole('button', { name: /保\s*存/ }).click()
      await expect(question).toBeHidden()
    }
    await how('手机验证码')
    const signInPage = async () => (await request.get('/login')).text()
    await expectFreshWithinASecond(signInPage, (text) => !text.includes('身份证号'))
    await page.reload()
    await expect(page.getByLabel('手机号')).toBeVisible()

    await board.reload()
    await expect(board.getByLabel('版本号')).toHaveValue('2.0.1')
    await how('身份证号和密码')
    await expectFreshWithinASecond(signInPage, (text) => text.includes('身份证号'))
  })
})

const save = (board: Page) =>
  board
    .getByRole('main')
    .getByRole('button', { name: /保\s*存/ })
    .click()

const openComments = (page: Page) => page.getByRole('tab', { name: '评论' }).click()

/** The public page as a visitor without a session reads it. */
async function visitorReads(visitor: Page, path: string): Promise<string> {
  return (await visitor.request.get(path)).text()
}

/** Courses that the user can use now, as their own list names them. */
async function seatsOfBuyer(request: APIRequestContext, person: Person) {
  const { courses } = await (await apiClientFor(request, person)).get('/api/user/courses')
  return courses.find((one: any) => one.userCourseStatus === 'valid' && one.courseStatus === 'published')
}
