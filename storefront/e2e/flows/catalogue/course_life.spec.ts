import { fileURLToPath } from 'node:url'
import { screenTab } from '../../support/board_lists'
import { expectFitsScreen } from '../../support/fits_screen'
import { demoUser } from '../../support/people'
import { signInToAdmin, signInToStorefront, newVisitor, openAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'
import { expectFreshWithinASecond } from '../../support/expect_within'
import { chooseFile, nameChapter, shownTree } from './chapter_tree'

const media = new URL('../../../../database/demo/media/', import.meta.url)
const video = fileURLToPath(new URL('clips/welcome/LD.mp4', media))
const handout = fileURLToPath(new URL('handouts/guide.pdf', media))
const cover = fileURLToPath(new URL('covers/sk-bim.jpg', media))

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

test('a course gets from its teacher to a learner’s comment', { tag: '@smoke' }, async ({ page, browser, request }) => {
  const name = `脚手架搭设要点${Date.now() % 100_000}`
  const comment = `步骤清楚，${name}看完就会了`
  const visitor = await newVisitor(browser, phone)
  const admin = await demoUser(request, 'admin')
  const board = await openAdmin(browser, admin, '/board/admin/courses')

  await test.step('the teacher writes the course', async () => {
    await signInToAdmin(page, await demoUser(request, 'teacher'), '/board/teacher/teacher-courses')
    await page.getByRole('link', { name: '新增课程' }).click()
    await page.getByRole('button', { name: /保\s*存/ }).click()
    await expect(page.getByText('请输入课程名称')).toBeVisible()

    await page.getByLabel('课程名称').fill(name)
    await select(page, '课程类别', '课程')
    await page.getByRole('combobox', { name: '标签' }).click({ force: true })
    await page.getByTitle('免费课程', { exact: true }).last().click()
    await page.keyboard.press('Escape')
    await page.locator('.ant-upload input[type=file]').first().setInputFiles(cover)
    await expect(page.getByAltText('课程封面')).toBeVisible()
    await page.getByRole('textbox', { name: '课程介绍' }).click()
    await page.keyboard.type('立杆、扫地杆与剪刀撑，逐一讲清。')
    await page.getByRole('button', { name: /保\s*存/ }).click()
    await page.waitForURL(/\/board\/teacher\/course-detail\/\d+/)
  })
  const courseId = page.url().match(/\d+$/)![0]
  const shop = `/index/course-info/${courseId}`

  await test.step('the teacher adds chapters on two levels, a video and a handout', async () => {
    await page.getByRole('tab', { name: '视频列表' }).click()
    await page.getByRole('button', { name: '添加章节' }).click()
    await nameChapter(page, '章节1', '搭设之前')
    await page.getByRole('button', { name: '添加子章节 搭设之前' }).click()
    await nameChapter(page, '搭设之前-1', '材料进场检查')
    expect(await shownTree(page)).toEqual(['搭设之前', '· 材料进场检查'])

    const panel = page.getByRole('dialog', { name: '编辑章节' })
    await page.getByRole('button', { name: '编辑 材料进场检查' }).click()
    await chooseFile(panel, '点击选择视频', video)
    await expect(page.getByText('更新视频成功')).toBeVisible()
    await expect(panel.getByRole('button', { name: '更换视频' })).toBeVisible()
    await chooseFile(panel, '上传讲义', handout)
    await expect(panel.getByText('guide.pdf')).toBeVisible()
    await panel.getByRole('button', { name: '保存' }).click()
    await expect(panel).toHaveCount(0)
  })

  await test.step('the teacher submits the course, which is not yet public', async () => {
    await page.goto('/board/teacher/teacher-courses')
    const row = page.getByRole('row').filter({ hasText: name })
    await row.getByRole('button', { name: '提交审核' }).click()
    await expect(page.getByText('提交审核成功')).toBeVisible()
    expect((await visitor.request.get(shop)).status()).toBe(404)
  })

  await test.step('the admin compares and publishes it', async () => {
    await board.reload()
    await screenTab(board, /^待审核/).click()
    await board.getByRole('link', { name: `审核 ${name}` }).click()
    await expect(board.getByRole('main')).toContainText('材料进场检查')
    await board.getByRole('button', { name: /发\s*布/ }).click()
    await expect(board.getByText('发布成功')).toBeVisible()
  })

  await test.step('a visitor on a phone finds it by two characters', async () => {
    await visitor.goto('/index')
    const field = visitor.getByLabel('搜索课程、图书、问答与公告')
    await field.fill(name.slice(3, 7))
    await field.press('Enter')
    const hit = visitor.getByRole('article').filter({ hasText: name })
    await hit.getByRole('link').first().click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
    await visitor.getByRole('tab', { name: '介绍' }).click()
    await expect(visitor.getByText('立杆、扫地杆与剪刀撑')).toBeVisible()
  })

  await test.step('the visitor watches its free chapter', async () => {
    await visitor.getByRole('tab', { name: '视频' }).click()
    await visitor.getByRole('button', { name: /材料进场检查/ }).click()
    const video = visitor.locator('video')
    await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5)
  })

  await test.step('the learner signs in and comments on it', async () => {
    await signInToStorefront(visitor, await demoUser(request, 'user', 1))
    await visitor.goto(shop)
    await visitor.getByRole('tab', { name: '评论' }).click()
    await visitor.getByLabel('我的评论').fill(comment)
    await visitor.getByRole('button', { name: '发表评论' }).click()
    await expect(visitor.getByText('您的评论发布成功')).toBeVisible()
    expect(await readAsVisitor(page, shop)).not.toContain(comment)
  })

  await test.step('the comment is public once the admin approved it', async () => {
    await board.goto('/board/admin/admin-comments')
    const row = board.getByRole('row').filter({ hasText: comment })
    await row.getByRole('button', { name: /^通过/ }).click()
    await expect(board.getByText('审核通过', { exact: true }).first()).toBeVisible()
    await expect(row).toHaveCount(0)
    await expectFreshWithinASecond(
      () => readAsVisitor(page, shop),
      (text) => text.includes(comment)
    )
    await expectFitsScreen(visitor)
  })
})

async function select(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click({ force: true })
  await page.getByTitle(option, { exact: true }).last().click()
}

/** The public page as a visitor without a session gets it. */
async function readAsVisitor(page: Page, path: string): Promise<string> {
  return (await page.request.get(path)).text()
}
