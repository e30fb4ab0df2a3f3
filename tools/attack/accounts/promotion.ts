import { finding, untried, type Attack } from '../attack.js'

export const promotion: Attack = {
  promises: 'T02',
  title: 'A learner who becomes staff',
  async run(target) {
    const token = await target.admin()
    const person = target.nextLearner()
    const tried = 'does not work with the password of a learner'
    const { body } = await target.get(`/api/admin/users-for-page?telephone=${person.telephone}`, {
      token,
    })
    const id = (body.users ?? body.list ?? body.data)?.[0]?.id ?? body.users?.[0]?.userId
    if (!id)
      return [untried(tried, `the person was not found: ${JSON.stringify(body).slice(0, 150)}`)]

    const promoted = await target.call('PUT', `/api/admin/users/${id}`, {
      token,
      body: { userRole: ['teacher', 'user'] },
    })
    const entered = await target.signIn(person, { loginName: person.telephone, loginType: 'admin' })
    const session = entered.headers.authorization
    const used = session ? await target.get('/api/teacher/courses', { token: session }) : null
    await target.call('PUT', `/api/admin/users/${id}`, { token, body: { userRole: ['user'] } })

    if (promoted.body.code !== '200') return [untried(tried, promoted.text.slice(0, 200))]
    const isInside = used?.status === 200 && used.body.code === '200'
    return [finding(tried, !isInside, used?.text.slice(0, 150) ?? '')]
  },
}
