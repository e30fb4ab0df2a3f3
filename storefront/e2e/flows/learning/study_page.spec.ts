import type { APIRequestContext } from '@playwright/test'
import { apiClientFor, type ApiCalls } from '../../support/api_calls'
import { axeOn } from '../../support/axe'
import { register } from '../../support/new_user'
import { buyerOf, findSimpleCourse } from '../../support/orders'
import { signInToStorefront } from '../../support/sessions'
import { fillSignInForm } from '../../support/sign_in_forms'
import { demoUser } from '../../support/people'
import { expect, test, type Page } from '../../support/fixtures'
import { leaves } from '../../support/watching'
import { heldChapterTest } from '../exams/exam_helpers'

const widths = {
  computer: { width: 1440, height: 900 },
  laptop: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
}

interface Chapter {
  courseChapterId: number
  chapterTitle: string
  chapterVideoId: string
  videoDuration: number
}

/** A new learner who owns a course of type 1 with some chapters. */
async function student(request: APIRequestContext) {
  const person = await register(request)
  const { courseId, courseName } = await findSimpleCourse(request, 1)
  const buyer = await buyerOf(request, person as never)
  await buyer.pay(await buyer.placeOrder([{ courseId, courseCount: 1 }]))
  const calls = await apiClientFor(request, person as never)
  const { chapters } = await calls.get(`/api/public/courses/${courseId}/published-chapters`)
  const videos = leaves(chapters).filter(({ hasVideo }) => hasVideo) as Chapter[]
  return { person, courseId, courseName, videos, calls, address: `/index/study/${courseId}` }
}

const player = (page: Page) => page.locator('video')
const at = (page: Page) => player(page).evaluate((video: HTMLVideoElement) => video.currentTime)
const isPlaying = (page: Page) => expect.poll(() => at(page)).toBeGreaterThan(0.3)
const toEnd = (page: Page) =>
  player(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.3
  })

/** Watches the beginning on another device. */
async function watchSome(request: APIRequestContext, calls: ApiCalls, one: Chapter, id: number) {
  const where = { courseId: id, courseChapterId: one.courseChapterId, videoId: one.chapterVideoId }
  const query = new URLSearchParams(Object.entries(where).map(([key, value]) => [key, `${value}`]))
  const { coursePlayId } = await calls.get(`/api/vod/play-urls?${query}`)
  await request.post('/local/clock', { data: { advanceSeconds: 12 } })
  const heartbeat = { coursePlayId, totalPlayTime: 11, seq: 1, position: 11, segments: [[0, 11]] }
  await calls.post('/api/vod/upload-play-time', { ...where, ...heartbeat })
}

async function axeViolations(page: Page) {
  const axe = await axeOn(page)
  // The controls over the video are the player's own.
  const { violations } = await axe.exclude('.xgplayer').analyze()
  return violations.map(({ id, nodes }) => [id, nodes[0]?.html])
}

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`Study page on a ${device}`, () => {
    // The page width does not matter to the browser engine.
    const tag = device === 'computer' ? '@minutes' : []

    test.use({ viewport })

    test('a learner studies chapter by chapter, with notes', { tag }, async ({ page, request }) => {
      const context = page.context()
      const { person, courseId, courseName, videos } = await student(request)
      await signInToStorefront(page, person as never)
      await page.goto('/board/user/my-course')
      const card = page.getByRole('article').filter({ hasText: courseName })
      const link = card.getByRole('link', { name: '开始学习' })
      const opened = device === 'phone' ? page : context.waitForEvent('page')
      await link.click()
      const study = await opened
      await expect(study).toHaveURL(`/index/study/${courseId}`)
      await expect(study.getByRole('heading', { level: 1 })).toHaveText(videos[0]!.chapterTitle)
      await isPlaying(study)

      await toEnd(study)
      await expect(study.getByText(`即将播放下一章：${videos[1]!.chapterTitle}`)).toBeVisible()
      await expect(study).toHaveURL(`/index/study/${courseId}?chapter=${videos[1]!.courseChapterId}`)
      await expect(study.getByRole('heading', { level: 1 })).toHaveText(videos[1]!.chapterTitle)
      await isPlaying(study)

      await study.keyboard.press('t')
      const field = study.getByLabel('新笔记')
      await expect(field).toBeFocused()
      await study.keyboard.type('n 第一步')
      await expect(study).toHaveURL(/chapter=/)
      await study.keyboard.press('Control+Enter')
      const notes = study.getByRole('region', { name: videos[1]!.chapterTitle })
      await expect(notes.getByText('n 第一步')).toBeVisible()
      await expect(field).toHaveValue('')
      expect(await axeViolations(study)).toEqual([])

      if (device === 'phone') {
        await study.mouse.wheel(0, 400)
        await expect(player(study)).toBeInViewport({ ratio: 1 })
      }
      const download = study.waitForEvent('download')
      await study.getByRole('button', { name: '导出笔记' }).click()
      expect((await download).suggestedFilename()).toBe(`学习笔记-${courseName}.md`)

      await study.reload()
      await expect(study.getByRole('heading', { level: 1 })).toHaveText(videos[1]!.chapterTitle)
      // After a reload the browser may require a click before it plays.
      const length = (video: HTMLVideoElement) => video.duration || 0
      await expect.poll(() => player(study).evaluate(length)).toBeGreaterThan(0)
      await toEnd(study)
      await study.getByRole('tab', { name: '笔记' }).click()
      await notes.getByRole('button', { name: /^跳转到/ }).click()
      await expect.poll(() => at(study)).toBeLessThan(videos[1]!.videoDuration - 3)
    })

    test('a loading video does not take the focus', async ({ page, request }) => {
      const { person, address } = await student(request)
      await signInToStorefront(page, person as never)
      const requested = Promise.withResolvers<void>()
      const chosen = Promise.withResolvers<void>()
      await page.route('**/api/vod/play-urls?**', async (route) => {
        requested.resolve()
        await chosen.promise
        await route.continue()
      })
      await page.goto(address)
      await requested.promise
      const button = page.getByRole('button', { name: '记笔记' })
      await button.focus()
      chosen.resolve()
      await isPlaying(page)
      await expect(button).toBeFocused()

      const next = page.getByRole('button', { name: '下一章' })
      await next.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/chapter=\d+$/)
      await isPlaying(page)
      await expect(next, 'the space bar is for the video').not.toBeFocused()
    })

    test('the player stores the speed and lists its shortcuts', async ({ page, request }) => {
      const { person, address } = await student(request)
      await signInToStorefront(page, person as never)
      await page.goto(address)
      await isPlaying(page)
      await page.keyboard.press('>')
      await page.keyboard.press('>')
      const rate = () => player(page).evaluate((video: HTMLVideoElement) => video.playbackRate)
      await expect.poll(rate).toBe(1.5)

      await page.reload()
      await expect.poll(rate).toBe(1.5)
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: '快捷键' })).toContainText('画中画')
      expect(await axeViolations(page)).toEqual([])
      await page.keyboard.press('Escape')

      await page.keyboard.press('n')
      await expect(page).toHaveURL(/chapter=\d+$/)
    })
  })
}

test('the next chapter opens after the end card until switched off', async ({ page, request }) => {
  const learner = (await demoUser(request, 'user', 1))!
  const { calls, log } = await heldChapterTest(request, learner, -1)
  const { chapters } = await calls.get(`/api/public/courses/${log.courseId}/published-chapters`)
  const [first, second] = leaves(chapters).filter(({ hasVideo, chapterTime }) => hasVideo && chapterTime > 0)
  const answer = { code: '200', completed: true, completionText: '已获得学时', paperId: null }
  await page.route(/\/api\/user\/courses\/study\/\d+$/, (route) => route.fulfill({ json: answer }))
  await signInToStorefront(page, learner)
  const start = page.getByRole('button', { name: '开始学习' })
  const cancel = page.getByRole('button', { name: '取消自动播放' })
  await page.goto(`/index/study/${log.courseId}?chapter=${first.courseChapterId}`)
  await start.click()
  await isPlaying(page)
  await toEnd(page)
  await expect(page.getByText(`即将播放下一章：${second.chapterTitle}`)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`chapter=${second.courseChapterId}$`))

  await start.click()
  await isPlaying(page)
  await toEnd(page)
  await page.getByRole('checkbox', { name: '自动播放下一章' }).uncheck()
  await expect(cancel).toHaveCount(0)
  await page.reload()
  await start.click()
  await isPlaying(page)
  await toEnd(page)
  await expect(page.getByRole('checkbox', { name: '自动播放下一章' })).not.toBeChecked()
  await expect(cancel).toHaveCount(0)
})

test('a chapter resumes where another device stopped', { tag: ['@minutes', '@smoke'] }, async ({ page, request }) => {
  const { person, courseId, videos, calls, address } = await student(request)
  await watchSome(request, calls, videos[2]!, courseId)
  await signInToStorefront(page, person as never)

  await page.goto(address)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(videos[2]!.chapterTitle)
  await expect(page.getByRole('button', { name: '已从 00:11 继续，从头播放' })).toBeVisible()
  await expect.poll(() => at(page)).toBeGreaterThan(10.5)
  await page.getByRole('button', { name: '已从 00:11 继续，从头播放' }).click()
  await expect.poll(() => at(page)).toBeLessThan(9)
})

test('a note survives a lost connection and a reload', { tag: '@smoke' }, async ({ page, request }) => {
  const { person, courseId, calls, address } = await student(request)
  await signInToStorefront(page, person as never)
  await page.goto(address)
  await page.getByRole('button', { name: '记笔记' }).click()
  await page.getByLabel('新笔记').fill('断网时写的')
  const path = `**/api/user/courses/${courseId}/notes`
  // The first request reaches the server, but its response is lost.
  await page.route(path, async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: '保存笔记' }).click()
  await expect(page.getByRole('alert')).toContainText('内容已保留在本机')
  await page.unroute(path)

  await page.reload()
  await page.getByRole('tab', { name: '笔记' }).click()
  await expect(page.getByLabel('新笔记')).toHaveValue('断网时写的')
  await page.getByRole('button', { name: '保存笔记' }).click()
  await expect(page.getByLabel('新笔记')).toHaveValue('')

  const { notes } = await calls.get(`/api/user/courses/${courseId}/notes`)
  expect(notes.map(({ noteText }: { noteText: string }) => noteText)).toEqual(['断网时写的'])
})

test('a note that another window changed shows both texts', async ({ page, request }) => {
  const { person, courseId, videos, calls, address } = await student(request)
  const { courseChapterId } = videos[0]!
  const made = { courseChapterId, noteSecond: 3, noteText: '原文' }
  const { note } = await calls.post(`/api/user/courses/${courseId}/notes`, made)
  await signInToStorefront(page, person as never)
  await page.goto(address)
  await page.getByRole('tab', { name: '笔记' }).click()
  await page.getByRole('button', { name: '编辑' }).click()
  await page.getByLabel('编辑 00:03 的笔记').fill('我的修改')
  await calls.put(`/api/user/notes/${note.noteId}`, { noteText: '手机上的修改', revision: 1 })

  const form = page.locator('form').filter({ has: page.getByLabel('编辑 00:03 的笔记') })
  await form.getByRole('button', { name: '保存笔记' }).click()
  await expect(page.getByRole('alert')).toContainText('这条笔记在别处修改过')
  await expect(page.getByText('手机上的修改')).toBeVisible()
  await expect(page.getByLabel('编辑 00:03 的笔记')).toHaveValue('我的修改')
  await form.getByRole('button', { name: '保存笔记' }).click()
  await expect(page.getByText('我的修改')).toBeVisible()

  await page.getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog', { name: '删除笔记' }).getByRole('button', { name: '删除' }).click()
  await expect(page.getByText('还没有笔记')).toBeVisible()
})

test('a visitor signs in and returns to the chapter', async ({ page, request }) => {
  const { person, videos, address } = await student(request)
  const chapterUrl = `${address}?chapter=${videos[1]!.courseChapterId}`
  await page.goto(chapterUrl)
  await page.waitForURL(/\/login\//)
  await fillSignInForm(page, person.idCard, person.passwd)
  await expect(page).toHaveURL(chapterUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(videos[1]!.chapterTitle)
})

test('a user without the course is redirected to its page', async ({ page, request }) => {
  const { address, courseId } = await student(request)
  await signInToStorefront(page, (await register(request)) as never)
  await page.goto(address)
  await expect(page.getByText('购买课程后才可以观看')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '查看课程' })).toHaveAttribute(
    'href',
    `/index/course-info/${courseId}`
  )
})
