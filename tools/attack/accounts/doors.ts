import { finding, type Attack } from '../attack.js'

export const doors: Attack = {
  promises: 'T02 T06',
  title: 'The wrong door',
  async run(target) {
    const learner = target.nextLearner()
    const staff = target.staff('channel', 2)
    const tries = {
      'staff at the form of learners': [staff, { loginType: 'password' }],
      'staff by ID number': [staff, { loginType: 'idCard' }],
      'a learner at the form of staff': [
        learner,
        { loginName: learner.telephone, loginType: 'admin' },
      ],
      'an ID number as a telephone': [learner, { loginType: 'password' }],
      'a telephone as an ID number': [learner, { loginName: learner.telephone }],
      'a list instead of a name': [learner, { loginName: [learner.idCard] }],
      'a name with a wildcard': [learner, { loginName: '%' }],
    } as const
    const rows = Object.entries(tries).map(async ([tried, [person, form]]) => {
      const answer = await target.signIn(person, form)
      return finding(tried, !answer.headers.authorization, answer.text.slice(0, 120))
    })
    return Promise.all(rows)
  },
}
