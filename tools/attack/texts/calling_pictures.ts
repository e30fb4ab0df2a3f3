import { finding, type Attack } from '../attack.js'
import { noticeForm } from '../courses.js'

const call = '/api/public/user/verify-code?telephone=19900000000&purpose=register'
const addresses = [
  call,
  `/uploads/..${call}`,
  `/uploads/%2e%2e${call}`,
  `https:${call}`,
  `\\${call.slice(1)}`,
  'https://evil.example/a.png',
]

export const callingPictures: Attack = {
  promises: 'T211',
  title: 'Pictures of texts that call the API or another site',
  async run(target) {
    const token = await target.admin()
    const rows = []
    for (const address of addresses) {
      const form = await noticeForm(target, `<p>甲<img src="${address}"></p>`)
      const saved = await target.post('/api/admin/courses', form, { token })
      const id = saved.body.courseId
      const { body } = await target.get(`/api/public/courses/${id}`, { token })
      if (id) await target.call('DELETE', `/api/admin/courses/${id}`, { token })
      const kept: string = body.course?.courseDescription ?? ''
      rows.push(finding(address, !kept.includes('<img'), kept || saved.text))
    }
    return rows
  },
}
