import { finding, tally, notRun, type Attack } from '../attack.js'
import { newNetwork } from '../../local_client/client.js'

const maxDevices = 5

export const newDevices: Attack = {
  promises: 'T04',
  title: 'Repeated sign-ins without the device cookie',
  async run(target) {
    const person = target.nextLearner()
    const from = newNetwork()
    const cookies = []
    for (let time = 1; time <= maxDevices + 2; time++) {
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
      finding(
        `at most ${maxDevices} remembered devices are created per day`,
        cookies.length <= maxDevices,
        `${cookies.length} devices`
      ),
      finding(
        'codes without proof of work stay within the quota of the IP',
        known === 'proof-required',
        `${tally(asked)}, then on a remembered device ${known}`
      ),
    ]
  },
}
