import { finding, tally, notRun, type Attack } from '../attack.js'
import { newNetwork } from '../../local_client/client.js'

const mostDevices = 5

export const newDevices: Attack = {
  promises: 'T04',
  title: 'Signing in again and again without the cookie',
  async run(target) {
    const person = target.nextLearner()
    const from = newNetwork()
    const cookies = []
    for (let time = 1; time <= mostDevices + 2; time++) {
      const { headers } = await target.signIn(person, {}, from)
      const cookie = headers['set-cookie']?.find((one) => one.startsWith('zhuxue_device='))
      if (cookie) cookies.push(cookie.split(';')[0])
    }
    const [cookie] = cookies
    if (!cookie) return [notRun('', 'no device was remembered')]

    const ask = (at: number, headers = {}) =>
      target.get(`/api/public/user/verify-code?telephone=139777701${10 + at}&purpose=register`, { from, headers })
    const asked = []
    for (let at = 0; at < 10; at++) asked.push((await ask(at)).body.code)
    const known = (await ask(10, { cookie })).body.code
    return [
      finding(`makes ${mostDevices} known devices a day`, cookies.length <= mostDevices, `${cookies.length} devices`),
      finding(
        'gives no more codes without work than the address has',
        known === 'proof-required',
        `${tally(asked)}, then on a known device ${known}`
      ),
    ]
  },
}
