import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { readFileSync } from 'node:fs'

/** A request with the session of the page. */
async function call(page: Page, method: string, url: string) {
  const token = await page.evaluate(() => sessionStorage.getItem('zhuxue.token')!)
  const response = await page.request.fetch(url, { method, headers: { Authorization: token } })
  return response.json()
}

/** Copies one of the teacher's courses without its chapters. */
export async function copyWithoutChapters(page: Page, courseName: string): Promise<number> {
  const { courses } = await call(page, 'GET', '/api/teacher/courses?courseStatus=published')
  const own = courses.find(({ courseType }: { courseType: number }) => courseType === 1)
  const copying = `/api/admin/courses/${own.courseId}/copy?newCourseName=${encodeURIComponent(courseName)}`
  const { courseId } = await call(page, 'POST', copying)
  const at = `/api/teacher/courses/${courseId}/chapters`
  for (const chapter of await chapters(page, courseId)) {
    for (const below of chapter.children) await call(page, 'DELETE', `${at}/${below.courseChapterId}`)
    await call(page, 'DELETE', `${at}/${chapter.courseChapterId}`)
  }
  return courseId
}

interface Chapter {
  courseChapterId: number
  chapterTitle: string
  children: Chapter[]
}

async function chapters(page: Page, courseId: number): Promise<Chapter[]> {
  return (await call(page, 'GET', `/api/teacher/courses/${courseId}/chapters`)).chapters
}

/** The tree as the server stores it; a dot marks a sub-chapter. */
export async function savedTree(page: Page, courseId: number): Promise<string[]> {
  const tree = await chapters(page, courseId)
  return tree.flatMap(({ chapterTitle, children }) => [
    chapterTitle,
    ...children.map((below) => `· ${below.chapterTitle}`),
  ])
}

/** The tree as the page shows it. */
export const shownTree = (page: Page): Promise<string[]> =>
  page.getByRole('button', { name: /^移动 / }).evaluateAll((handles) =>
    handles.map((handle) => {
      const below = handle.closest('li')!.dataset.depth === '1'
      return `${below ? '· ' : ''}${handle.getAttribute('aria-label')!.slice(3)}`
    })
  )

/** Replaces the automatic title in the open panel of a new chapter. */
export async function nameChapter(page: Page, automatic: string, title: string) {
  const panel = page.getByRole('dialog', { name: '新增章节' })
  await expect(panel.getByLabel('章节标题')).toHaveValue(automatic)
  await panel.getByLabel('章节标题').fill(title)
  await panel.getByLabel('章节标题').press('Enter')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: title, exact: true })).toBeVisible()
}

export async function chooseFile(within: Locator, label: string, file: string) {
  const [chooser] = await Promise.all([within.page().waitForEvent('filechooser'), within.getByText(label).click()])
  await chooser.setFiles(file)
}

/**
 * Passes the first bytes of a video and cuts the connection from then on.
 * @returns restores the connection
 */
export async function cutConnectionAfter(page: Page, video: string, bytes: number) {
  let isOpen = true
  const cut = async (route: Route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.fallback()
    if (isOpen) {
      isOpen = false
      const data = readFileSync(video).subarray(0, bytes)
      const headers = await request.allHeaders()
      delete headers['content-length']
      await page.request.fetch(request.url(), { method: 'PATCH', headers, data })
    }
    return route.abort('connectionreset')
  }
  const where = '**/local/video-uploads/*'
  await page.route(where, cut)
  return () => page.unroute(where, cut)
}
