import { rates } from '../../../api/config/rate_limits.js'
import { finding, tally, type Attack } from '../attack.js'
import { newNetwork } from '../../local_client/client.js'

const allowed = rates.login.calls

export const signInBudget: Attack = {
  promises: 'T01',
  title: 'Sign-in attempts of one IP',
  async run(target) {
    const token = await target.tokenOf(target.nextLearner())
    const guess = (at: number, from: string, headers = {}) =>
      target.post(
        '/api/security/login',
        { loginName: `nobody-${at}-${Date.now()}`, passwd: 'not it', loginType: 'password' },
        { from, headers }
      )
    const looked = (answers: { status: number }[]) => answers.filter(({ status }) => status === 401).length

    const [first, second] = [newNetwork(), newNetwork()]
    const bare = await Promise.all(Array.from({ length: allowed + 2 }, (_, at) => guess(at, first)))
    const signed = await Promise.all(
      Array.from({ length: allowed + 2 }, (_, at) => guess(at, first, { authorization: token }))
    )
    const forged = await Promise.all(
      Array.from({ length: allowed + 4 }, (_, at) =>
        guess(at, second, {
          'x-forwarded-for': `198.51.100.${at}`,
          'x-real-ip': `198.51.100.${at}`,
          'forwarded': `for=198.51.100.${at}`,
        })
      )
    )
    const both = looked(bare) + looked(signed)
    return [
      finding('a session gets no second quota', both <= allowed, `${both} checked`),
      finding(
        'forged forwarding headers get none either',
        looked(forged) <= allowed,
        tally(forged.map(({ status }) => status))
      ),
    ]
  },
}
