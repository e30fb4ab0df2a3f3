import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { demoUser } from '../../support/people'
import { signInToAdmin } from '../../support/sessions'
import { expect, test, type Page } from '../../support/fixtures'
import { chooseFile, copyWithoutChapters, cutConnectionAfter, nameChapter, savedTree, shownTree } from './chapter_tree'

const media = new URL('../../../../database/demo/media/', import.meta.url)
const video = fileURLToPath(new URL('clips/welcome/LD.mp4', media))
const videoSeconds = 24
const handout = fileURLToPath(new URL('handouts/guide.pdf', media))

test('a teacher writes chapters and uploads over a lost connection', { tag: '@smoke' }, async ({ page, request }) => {
  await signInToAdmin(page, await demoUser(request, 'teacher'))
  const courseId = await copyWithoutChapters(page, '章节编写练习课程')
  await openChapters(page, courseId)
  await expect(page.getByText('还没有章节，先添加一个')).toBeVisible()

  await test.step('a cancelled new chapter leaves nothing behind', async () => {
    await page.getByRole('button', { name: '添加章节' }).click()
    const fresh = page.getByRole('dialog', { name: '新增章节' })
    await fresh.getByRole('button', { name: /^取\s*消$/ }).click()
    await expect(fresh).toHaveCount(0)
    expect(await savedTree(page, courseId)).toEqual([])
  })

  await test.step('chapters are named automatically, on two levels', async () => {
    await page.getByRole('button', { name: '添加章节' }).click()
    await nameChapter(page, '章节1', '绪论')
    await page.getByRole('button', { name: '添加章节' }).click()
    await nameChapter(page, '章节2', '施工准备')
    await page.getByRole('button', { name: '添加子章节 施工准备' }).click()
    await nameChapter(page, '施工准备-1', '测量放线')
    expect(await shownTree(page)).toEqual(['绪论', '施工准备', '· 测量放线'])
  })

  await test.step('chapters move with the arrow keys, with a reason otherwise', async () => {
    await page.getByRole('button', { name: '移动 施工准备' }).press('ArrowRight')
    await expect(page.getByText('有子章节的章节不能移到下一级')).toBeVisible()
    await page.getByRole('button', { name: '移动 施工准备' }).press('ArrowUp')
    await expect.poll(() => shownTree(page)).toEqual(['施工准备', '· 测量放线', '绪论'])

    const handle = page.getByRole('button', { name: '移动 绪论' })
    await handle.press('ArrowRight')
    await expect(handle).toBeFocused()
    await handle.press('ArrowUp')
    const expected = ['施工准备', '· 绪论', '· 测量放线']
    await expect.poll(() => shownTree(page)).toEqual(expected)
    await expect.poll(() => savedTree(page, courseId)).toEqual(expected)
  })

  await test.step('a chapter with sub-chapters cannot be deleted', async () => {
    await page.getByRole('button', { name: '删除 施工准备' }).click()
    const warning = page.getByRole('dialog').filter({ hasText: '当前节点有子章节不能删除' })
    await warning.getByRole('button', { name: '知道了' }).press('Enter')
  })

  const panel = page.getByRole('dialog', { name: '编辑章节' })
  await page.getByRole('button', { name: '编辑 绪论' }).click()

  await test.step('other files are rejected as video or handout', async () => {
    await chooseFile(panel, '点击选择视频', handout)
    await expect(panel.getByText('视频只能是 mp4 格式')).toBeVisible()
    await chooseFile(panel, '上传讲义', video)
    await expect(panel.getByText('讲义只能是 doc、docx、pdf、ppt 或 pptx 格式')).toBeVisible()
  })

  await test.step('the upload resumes where the connection was lost', async () => {
    const third = Math.floor(statSync(video).size / 3)
    const restore = await cutConnectionAfter(page, video, third)
    await chooseFile(panel, '点击选择视频', video)
    await expect(panel.getByText(/网络中断，\d+ 秒后重试/)).toBeVisible()
    await panel.getByRole('button', { name: '暂停' }).click()
    await expect(panel.getByText('已暂停')).toBeVisible()

    await page.reload()
    await page.getByRole('tab', { name: '视频列表' }).click()
    await page.getByRole('button', { name: '编辑 绪论' }).click()
    await expect(panel.getByText(/“LD\.mp4”上次传到 \d+%/)).toBeVisible()
    await restore()
    const [resumed] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'PATCH'),
      chooseFile(panel, '点击选择视频', video),
    ])
    expect(Number(resumed.headers()['upload-offset'])).toBe(third)
    await expect(page.getByText('更新视频成功')).toBeVisible()
    await expect(panel.getByText(/^时长 00:24/)).toBeVisible()
  })

  await test.step('the video is measured again and plays', async () => {
    await panel.getByRole('button', { name: '刷新时长' }).click()
    await expect(page.getByText('刷新成功')).toBeVisible()
    await panel.getByRole('button', { name: '预览' }).click()
    const player = page.getByRole('dialog', { name: '绪论' })
    const length = () => player.locator('video').evaluate((video: HTMLVideoElement) => Math.round(video.duration))
    await expect.poll(length).toBe(videoSeconds)
    await expect(player.getByText('大小')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(player).toHaveCount(0)
  })

  await test.step('a handout is added and removed', async () => {
    await chooseFile(panel, '上传讲义', handout)
    await expect(page.getByText('上传成功')).toBeVisible()
    await expect(panel.getByText('guide.pdf')).toBeVisible()
    await panel.getByRole('button', { name: '删除讲义' }).click()
    const sure = page.getByRole('dialog').filter({ hasText: '确定要删除吗?' })
    await sure.getByRole('button', { name: /^删\s*除$/ }).click()
    await expect(page.getByText('讲义删除成功')).toBeVisible()
  })

  await test.step('a missing title is marked, and leaving typed text needs confirmation', async () => {
    await panel.getByLabel('章节标题').fill('')
    await panel.getByRole('button', { name: '保存' }).click()
    await expect(panel.getByText('请输入章节标题')).toBeVisible()
    await panel.getByLabel('章节标题').fill('第一章 绪论')
    await panel.getByRole('button', { name: '取消' }).click()
    const question = page.getByRole('dialog').filter({ hasText: '有尚未保存的修改' })
    await question.getByRole('button', { name: '继续编辑' }).click()
    await panel.getByRole('button', { name: '保存' }).click()
    await expect(panel).toHaveCount(0)
    expect(await savedTree(page, courseId)).toContain('· 第一章 绪论')
  })

  await test.step('the course is submitted, and its chapters become read-only', async () => {
    await page.getByRole('button', { name: '提交审核' }).click()
    await expect(page.getByText('提交审核成功')).toBeVisible()
    await expect(page.getByRole('button', { name: '添加章节' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: '预览 第一章 绪论' })).toBeVisible()
  })
})

test('an admin starts a live lesson and copies its push URL', async ({ page, request, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const live = await request.get('/api/public/courses?courseType=6')
  const { courses } = await live.json()
  const { courseId } = courses.find((one: { liveStatus: string }) => one.liveStatus === 'unstarted')
  await signInToAdmin(page, await demoUser(request, 'admin'), `/board/admin/course-detail/${courseId}`)

  const address = page.getByRole('textbox', { name: '推流地址' })
  await expect(address).toHaveValue(/^rtmp:\/\/.+auth_key=/)
  await expect(page.getByText(/有效期至 \d{4}-\d{2}-\d{2}/)).toBeVisible()
  await page.getByRole('button', { name: '复制推流地址' }).click()
  await expect(page.getByText('推流地址已复制')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await address.inputValue())

  const opening = page.waitForEvent('popup')
  await page.getByRole('link', { name: '本机推流' }).click()
  const encoder = await opening
  await encoder.getByRole('button', { name: '开始推流' }).click()
  await expect(page.getByText('正在接收')).toBeVisible()
  await page.getByLabel('直播状态').getByText('直播中').click()
  await expect(page.getByText('直播状态已改为“直播中”')).toBeVisible()
  const after = await request.get(`/api/public/courses/${courseId}`)
  expect((await after.json()).course.liveStatus).toBe('started')

  await page.getByRole('button', { name: '预览直播' }).click()
  const picture = page.getByRole('dialog', { name: '预览直播' }).locator('video')
  const ready = () => picture.evaluate((video: HTMLVideoElement) => video.readyState)
  await expect.poll(ready).toBeGreaterThanOrEqual(3)
})

async function openChapters(page: Page, courseId: number) {
  await page.goto(`/board/teacher/course-detail/${courseId}`)
  await page.getByRole('tab', { name: '视频列表' }).click()
}
