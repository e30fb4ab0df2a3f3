import { finding, tally, type Attack } from '../attack.js'
import { newNetwork } from '../../local_client/client.js'

const addresses = 4
const triesEach = 10

export const lockout: Attack = {
  promises: 'T01 T13',
  title: 'Forty concurrent wrong passwords from four IPs',
  async run(target) {
    const person = target.staff('teacher', 3)
    const froms = Array.from({ length: addresses }, newNetwork)
    const tries = froms.flatMap((from) =>
      Array.from({ length: triesEach }, () => target.signIn(person, { passwd: 'not it at all' }, from))
    )
    const answers = await Promise.all(tries)
    const looked = answers.filter(({ status }) => status === 401).length
    const right = await target.signIn(person)

    return [
      finding(
        'at most five are checked per subnet',
        looked <= 5 * addresses,
        tally(answers.map(({ status }) => status))
      ),
      finding(
        'the correct password works from another subnet',
        right.status === 200,
        `${right.status}, Retry-After ${right.headers['retry-after']}`
      ),
    ]
  },
}
