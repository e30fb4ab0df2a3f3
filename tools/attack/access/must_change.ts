import { finding, untried, type Attack } from '../attack.js'
import { draftForm } from '../courses.js'
import type { Person } from '../../loopback/target.js'

const passwd = 'Three Kinds 1 of it'

export const mustChange: Attack = {
  promises: 'T02',
  title: 'Who must change the password',
  async run(target) {
    const token = await target.admin()
    const loginName = `probe-${Date.now() % 1_000_000}`
    const made = await target.post(
      '/api/admin/users',
      {
        userRole: 'teacher',
        userName: '检查讲师',
        loginName,
        telephone: '13977770076',
        passWd: passwd,
      },
      { token }
    )
    const id = made.body.userId ?? made.body.user?.userId ?? made.body.id
    if (!id) return [untried('', made.text)]
    const person = {
      ...target.staff('teacher'),
      loginName,
      passwd: made.body.passWd ?? passwd,
    } as Person

    const form = { ...(await draftForm(target)), courseTeacher: id }
    const { body: draft } = await target.post('/api/admin/courses', form, { token })
    const entered = await target.signIn(person)
    const session = entered.headers.authorization
    const rows = []
    if (session && draft.courseId) {
      const own = await target.get('/api/teacher/courses', { token: session })
      const seen = await target.get(`/api/public/courses/${draft.courseId}`, { token: session })
      rows.push(finding('works with nothing', own.body.code !== '200', own.text))
      rows.push(finding('is a visitor on public routes', seen.body.code !== '200', seen.text))
    } else rows.push(untried('', entered.text + JSON.stringify(draft)))
    if (draft.courseId)
      await target.call('DELETE', `/api/admin/courses/${draft.courseId}`, { token })
    await target.call('DELETE', `/api/admin/users/${id}`, { token })
    return rows
  },
}
