import { readFileSync } from 'node:fs'
import { finding, type Attack } from '../attack.js'
import { noticeForm } from '../courses.js'

const corpus = new URL('../../../api/tests/fixtures/xss.json', import.meta.url)
/** What could run in what was kept; values of attributes are looked at on their own. */
const liveTag = /<(script|iframe|object|embed|svg|style|form|base|meta|link)\b|\son\w+\s*=/i
const liveAddress = /\s(?:href|src)="\s*(?!https:|http:|mailto:|tel:|\/[^/\\])/i

export const hostileTexts: Attack = {
  promises: 'T55',
  title: 'Texts that carry a script',
  async run(target) {
    const token = await target.admin()
    const all = Object.values<string[]>(JSON.parse(readFileSync(corpus, 'utf8'))).flat()
    const texts = all.filter((text) => !text.includes('\0'))
    const rows = []
    const withNul = await noticeForm(
      target,
      all.find((text) => text.includes('\0'))!
    )
    const { body, text } = await target.post('/api/admin/courses', withNul, { token })
    rows.push(finding('one with a NUL is refused', body.code === 'error', text))
    for (let at = 0; at < texts.length; at += 60) {
      const some = texts.slice(at, at + 60).map((text) => `<p>${text}</p>`)
      const saved = await target.post(
        '/api/admin/courses',
        await noticeForm(target, some.join('')),
        { token }
      )
      const id = saved.body.courseId
      const { body } = await target.get(`/api/public/courses/${id}`, { token })
      if (id) await target.call('DELETE', `/api/admin/courses/${id}`, { token })
      // In clean text a tag is the only place with a bare `<`; what stands outside of tags is text.
      const tags: string =
        body.course?.courseDescription.match(/<(?:"[^"]*"|[^>"])*>/g)?.join('') ?? ''
      const bad = liveTag.exec(tags.replace(/"[^"]*"/g, '""')) ?? liveAddress.exec(tags)
      rows.push(
        finding(`${some.length} of the corpus`, Boolean(id) && !bad, bad?.[0] ?? saved.text)
      )
    }
    return rows
  },
}
