import { finding, untried, type Attack } from '../attack.js'

const odd: Record<string, string> = {
  'a direction mark': '张\u202e三',
  'a sign without width': '张\u200b三',
  'a null': '张\u0000三',
  'half a surrogate': '张\ud83d三',
  'a line break': '张\n三',
}
// oxlint-disable-next-line no-control-regex
const unwanted = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]|\ud83d/

export const names: Attack = {
  promises: 'T55',
  title: 'Names that read other than they are',
  async run(target) {
    const token = await target.admin()
    const { userName, loginName } = target.staff('teacher', 5)
    const { body } = await target.get('/api/admin/users?pageSize=100', { token })
    const id = body.users.find((one: any) => one.loginName === loginName)?.userId
    if (!id) return [untried('', `${loginName} was not found`)]

    const rows = []
    for (const [tried, name] of Object.entries(odd)) {
      const raw = JSON.stringify({ userName: name })
      const saved = await target.call('PUT', `/api/admin/users/${id}`, { token, raw })
      const shown = await target.get(`/api/admin/users/${id}`, { token })
      const kept = /"userName":"([^"]*)"/.exec(shown.text)?.[1] ?? ''
      rows.push(finding(tried, saved.status < 500 && !unwanted.test(JSON.parse(`"${kept}"`)), kept))
    }
    await target.call('PUT', `/api/admin/users/${id}`, { token, body: { userName } })
    return rows
  },
}
