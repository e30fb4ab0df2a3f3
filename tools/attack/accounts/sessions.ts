import { finding, type Attack } from '../attack.js'

const maxDevices = 5

export const sessions: Attack = {
  promises: 'T08 T09',
  title: 'Sessions',
  async run(target) {
    const person = target.nextLearner()
    const tokens: string[] = []
    for (let at = 0; at <= maxDevices; at++) {
      tokens.push((await target.signIn(person)).headers.authorization ?? '')
    }
    const statusOf = async (token: string) => (await target.get('/api/user/profile', { token })).status
    const [first, second, last] = [tokens[0], tokens[1], tokens.at(-1)!]
    const rows = [
      finding('a sixth device ends the first', (await statusOf(first)) === 403, ''),
      finding('each sign-in has a token of its own', new Set(tokens).size === tokens.length, tokens),
    ]
    await target.post('/api/security/logout', {}, { token: last })
    rows.push(finding('a session ends when its user signs out', (await statusOf(last)) === 403, ''))

    for (const nonsense of ['Bearer x', 'Bearer oat_MQ.x', `${second}x`, 'null', "' or 1=1 --"]) {
      const status = await statusOf(nonsense)
      rows.push(finding(`a token such as ${nonsense.slice(0, 14)}`, [401, 403].includes(status), status))
    }
    return rows
  },
}
