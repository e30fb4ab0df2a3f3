import { finding, untried, type Attack } from '../attack.js'
import { noticeForm } from '../courses.js'

const word = '尚未发布的检查词'

export const hiddenTexts: Attack = {
  promises: 'T23',
  title: 'A course that is not published',
  async run(target) {
    const token = await target.admin()
    const form = await noticeForm(target, `<p>${word}</p>`)
    const saved = await target.post('/api/admin/courses', { ...form, courseName: word }, { token })
    const id = saved.body.courseId
    if (!id) return [untried('', saved.text)]

    const learner = await target.tokenOf(target.nextLearner())
    const places = [
      `/api/public/courses/${id}`,
      `/api/public/courses/${id}/chapters`,
      `/api/public/courses/${id}/published-chapters`,
      '/api/public/courses?courseType=7&courseStatus=unpublish&pageSize=100',
      `/api/public/courses?courseType=7&courseName=${encodeURIComponent(word)}`,
      '/api/public/courses?courseType=7&orderByClause=id%20desc&pageSize=100',
      `/api/public/search?keyword=${encodeURIComponent(word)}`,
      `/api/public/cart-items?courseIds=${id}`,
      `/index/article-info/${id}`,
      `/index/course-info/${id}`,
      `/index/search?keyword=${encodeURIComponent(word)}`,
      '/index/articles/rss.xml',
      '/sitemap.xml',
    ]
    const rows = []
    for (const place of places) {
      const answers = [await target.get(place), await target.get(place, { token: learner })]
      // An answer repeats what was searched for; only a link to the course would tell.
      const isShown = ({ text }: { text: string }) =>
        place.startsWith('/index/search')
          ? text.includes(`article-info/${id}`)
          : text.replaceAll(`":["${word}"]`, '').includes(word)
      const result = answers.some(isShown) || answers.some(({ status }) => status >= 500)
      rows.push(
        finding(place.replace(String(id), '…').slice(0, 70), !result, answers[0].text.slice(0, 200))
      )
    }
    await target.call('DELETE', `/api/admin/courses/${id}`, { token })
    return rows
  },
}
