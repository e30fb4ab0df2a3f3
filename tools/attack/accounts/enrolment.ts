import { Secret, TOTP } from 'otpauth'
import { finding, untried, type Attack } from '../attack.js'

export const enrolment: Attack = {
  promises: 'T02',
  title: 'A used enrolment of a second factor',
  async run(target) {
    const tried = 'is refused after the second factor was switched off'
    const person = target.staff('auditor')
    const token = (await target.signIn(person)).headers.authorization
    if (!token) return [untried(tried, 'this account has a second factor')]
    const post = (path: string, body: object) =>
      target.post(`/api/user/second-factor/${path}`, body, { token })

    const { body: begun } = await post('enrolments', { currentPassword: person.passwd })
    const app = new TOTP({ secret: Secret.fromBase32(begun.secret), digits: 6, period: 30 })
    const confirm = (offset: number) =>
      post('totp', {
        enrolment: begun.enrolment,
        code: app.generate({ timestamp: Date.now() + offset * 1000 }),
      })
    const first = await confirm(0)
    if (first.body.code !== '200') return [untried(tried, first.text)]
    await post('totp/removals', { code: first.body.recoveryCodes[0] })

    const again = await confirm(30)
    if (again.body.code === '200') {
      await post('totp/removals', { code: again.body.recoveryCodes[0] })
    }
    return [finding(tried, again.body.code !== '200', again.text)]
  },
}
