import { finding, type Attack } from '../attack.js'
import { tryNotice } from './notices.js'

const length = 190_000
/** Or eight times the time of a harmless text of that length, on a slow or busy machine. */
const usualMs = 1500

export const slowTexts: Attack = {
  promises: 'T212',
  title: 'Texts that make regular expressions slow',
  async run(target) {
    const token = await target.admin()
    const fill = (part: string) => part.repeat(Math.floor(length / part.length))
    const parts = [
      '<',
      '&',
      '<p>',
      '<!--',
      '<b><i>',
      '&amp',
      '<a href="',
      '<span data-formula="',
      '13800000000 ',
      ' \n',
    ]
    const { ms } = (await tryNotice(target, fill('<p>检查用的文字</p>'))).saved
    const maxMs = Math.max(usualMs, 8 * ms)
    const rows = []
    for (const part of parts) {
      const { saved } = await tryNotice(target, fill(part))
      const isHeld = saved.status < 500 && saved.ms < maxMs
      rows.push(finding(`a notice of ${JSON.stringify(part)}`, isHeld, `${saved.status} in ${Math.round(saved.ms)} ms`))
    }
    const phones = { courseId: 1, phones: fill('138-0000 0000，'), genLiveCode: false }
    const assigned = await target.post('/api/admin/user-courses/assign', phones, { token })
    rows.push(
      finding(
        'a list of telephone numbers',
        assigned.status < 500 && assigned.ms < maxMs,
        `${Math.round(assigned.ms)} ms`
      )
    )
    for (const word of [fill('a ').slice(0, 4000), '%'.repeat(2000), '造'.repeat(3000)]) {
      const found = await target.get(`/api/public/search?keyword=${encodeURIComponent(word).slice(0, 12_000)}`)
      rows.push(
        finding(
          `a search for ${word.slice(0, 3)}…`,
          found.status < 500 && found.ms < maxMs,
          `${found.status} ${Math.round(found.ms)} ms`
        )
      )
    }
    return rows
  },
}
