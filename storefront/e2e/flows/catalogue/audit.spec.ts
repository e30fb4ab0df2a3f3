import { screenTab } from '../../support/board_lists'
import { apiClientFor } from '../../support/api_calls'
import { demoUser, personByLogin } from '../../support/people'
import { openAdmin } from '../../support/sessions'
import { expect, test } from '../../support/fixtures'
import { nameField, rename } from './course_form'

const reason = '名称太长，请写得短一些'

test.describe('A course between its teacher and an admin', () => {
  test(
    'a published course is edited, rejected, fixed and republished',
    { tag: '@smoke' },
    async ({ browser, request }) => {
      const teacher = await demoUser(request, 'teacher')
      const admin = await demoUser(request, 'admin')
      const own = (await apiClientFor(request, teacher)).get('/api/teacher/courses?courseStatus=published')
      const { courseId, courseName } = (await own).courses.find(
        ({ courseType }: { courseType: number }) => courseType === 1
      )

      const teaching = await openAdmin(browser, teacher, `/board/teacher/course-detail/${courseId}`)
      await teaching.getByRole('button', { name: '撤回修改' }).click()
      const question = teaching.getByRole('dialog').filter({ hasText: `下架《${courseName}》？` })
      await expect(question).toContainText('修改后需要重新提交审核')
      await question.getByRole('button', { name: '撤回修改' }).click()
      await rename(teaching, `${courseName}（全新录制修订版）`)
      await teaching.getByRole('button', { name: '提交审核' }).click()
      await expect(teaching.getByText('内容不能修改')).toBeVisible()
      await expect(nameField(teaching)).toBeDisabled()

      const board = await openAdmin(browser, admin, '/board/admin/courses')
      await screenTab(board, /待审核/).press('Enter')
      await board.getByRole('link', { name: `审核 ${courseName}（全新录制修订版）` }).click()
      await expect(board.getByText('基本信息：1 处修改')).toBeVisible()
      await expect(board.locator('ins')).toHaveText(/全新录制/)
      await board.getByRole('button', { name: '退回修改' }).click()
      const dialog = board.getByRole('dialog', { name: '退回修改' })
      await dialog.getByRole('button', { name: /退\s*回/ }).click()
      await expect(dialog.getByText('请输入退回原因')).toBeVisible()
      await dialog.getByLabel('退回原因').fill(reason)
      await dialog.getByRole('button', { name: /退\s*回/ }).click()
      await expect(board.getByText('已退回修改')).toBeVisible()
      await expect(board).not.toHaveURL(new RegExp(`course-audit/${courseId}$`))

      await teaching.goto('/board/teacher/teacher-courses')
      await expect(teaching.getByText(`退回原因：${reason}`)).toBeVisible()
      await teaching.getByRole('link', { name: `${courseName}（全新录制修订版）`, exact: true }).click()
      await expect(teaching.getByRole('alert').filter({ hasText: '审核退回' })).toContainText(reason)
      await rename(teaching, `${courseName}·修订`)
      await teaching.getByRole('button', { name: '提交审核' }).click()
      await expect(teaching.getByText('审核退回')).toHaveCount(0)

      await board.goto(`/board/admin/course-audit/${courseId}`)
      await expect(board.locator('ins')).toHaveText('·修订')
      await board.getByRole('button', { name: /^发\s*布$/ }).click()
      await expect(board.getByText('发布成功')).toBeVisible()

      const shop = await browser.newPage()
      await shop.goto(`/index/course-info/${courseId}`)
      await expect(shop.getByRole('heading', { level: 1 })).toContainText(`${courseName}·修订`)
    }
  )

  test('a first publication shows no diff, and empty queues are announced', async ({ browser, request }) => {
    const board = await openAdmin(browser, await demoUser(request, 'admin'), '/board/admin/course-audit')
    await board
      .getByRole('row', { name: /首次发布/ })
      .getByRole('link', { name: /^审核/ })
      .click()
    await expect(board.getByText('首次发布：没有上一版可以对照')).toBeVisible()
    await expect(board.locator('ins, del')).toHaveCount(0)

    const waiting = Number((await board.getByText(/^共 \d+ 门待审核$/).innerText()).match(/\d+/))
    for (let decided = 0; decided < waiting; decided++) {
      const here = board.url()
      await board.getByRole('button', { name: /^发\s*布$/ }).click()
      await expect(board).not.toHaveURL(here)
    }
    await expect(board.getByRole('heading', { name: '没有待审核的课程' })).toBeVisible()
  })
})

test.describe('Concurrent edits of a course', () => {
  test(
    'the second editor sees both texts and loses nothing',
    { tag: ['@locks', '@smoke'] },
    async ({ browser, request }) => {
      const teacher = await demoUser(request, 'teacher')
      const admin = await demoUser(request, 'admin')
      const calls = await apiClientFor(request, admin)
      const { courses } = await (await apiClientFor(request, teacher)).get('/api/teacher/courses')
      const source = courses.find(({ courseType }: { courseType: number }) => courseType === 1)
      const name = encodeURIComponent('两人同时编辑的课程')
      const copy = `/api/admin/courses/${source.courseId}/copy?newCourseName=${name}`
      const { courseId } = await calls.post(copy)

      const first = await openAdmin(browser, teacher, `/board/teacher/course-detail/${courseId}`)
      const second = await openAdmin(browser, admin, `/board/admin/course-detail/${courseId}`)
      await nameField(second).fill('管理员写的名称')
      await second.getByLabel('授课方式').fill('网络授课与面授')
      await first.getByLabel('原价（元）').fill('321')
      await rename(first, '讲课专家写的名称')

      await second.getByRole('button', { name: /保\s*存/ }).click()
      const dialog = second.getByRole('dialog', { name: /没有保存/ })
      await expect(dialog).toContainText(`${teacher.userName} 在`)
      await expect(dialog.getByRole('group', { name: '课程名称' })).toContainText('讲课专家写的名称')
      await expect(dialog).toContainText('将保留：授课方式')
      await expect(dialog).toContainText(/将采用：.*原价/)
      await dialog.getByRole('button', { name: '先不处理' }).click()
      await expect(nameField(second)).toHaveValue('管理员写的名称')

      await second.getByRole('button', { name: /保\s*存/ }).click()
      await dialog.getByRole('radio', { name: /用最新的/ }).check()
      await dialog.getByRole('button', { name: '合并到表单' }).click()
      await expect(nameField(second)).toHaveValue('讲课专家写的名称')
      await expect(second.getByLabel('授课方式')).toHaveValue('网络授课与面授')
      await expect(second.getByLabel('原价（元）')).toHaveValue('321.00')
      await second.getByRole('button', { name: /保\s*存/ }).click()
      await expect(second.getByText('保存成功')).toBeVisible()

      await first.getByRole('button', { name: '提交审核' }).click()
      await expect(first.getByText(`没有执行：${admin.userName} 在`)).toBeVisible()
    }
  )

  test('a published course allows only a change of its price', async ({ browser, request }) => {
    const admin = await personByLogin(request, 'admin')
    const { courses } = await (
      await apiClientFor(request, admin)
    ).get('/api/public/courses?courseType=1&courseStatus=published&coursePriceGt=1')
    const { courseId } = courses[0]
    const board = await openAdmin(browser, admin, `/board/admin/course-detail/${courseId}`)
    await expect(board.getByLabel('优惠价（元）')).toBeDisabled()
    await expect(board.getByRole('button', { name: /^保\s*存$/ })).toHaveCount(0)

    await board.getByRole('button', { name: '调整价格' }).click()
    await expect(nameField(board)).toBeDisabled()
    await board.getByLabel('优惠价（元）').fill('66.60')
    await board.getByRole('button', { name: '保存调整' }).click()
    await expect(board.getByText('保存成功')).toBeVisible()
    await expect(board.getByLabel('优惠价（元）')).toBeDisabled()

    const shop = await browser.newPage()
    await shop.goto(`/index/course-info/${courseId}`)
    await expect(shop.getByText('66.60').first()).toBeVisible()
  })
})
