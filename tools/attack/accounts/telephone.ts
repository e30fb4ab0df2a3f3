import { finding, untried, type Attack } from '../attack.js'

const stranger = '13977770075'

export const telephone: Attack = {
  promises: 'T75',
  title: 'A stolen session moves the account to another telephone',
  async run(target) {
    const person = target.nextLearner()
    const token = await target.tokenOf(person)
    const asked = await target.get(
      `/api/public/user/verify-code?telephone=${stranger}&purpose=telephone&type=telephone`,
      { token }
    )
    const verifyCode = await target.codeOf(stranger)
    const tried = 'with a code to the new number alone'
    if (!verifyCode) return [untried(tried, `no code can be read here: ${asked.text.slice(0, 80)}`)]

    const moved = await target.post(
      '/api/user/profile',
      { telephone: stranger, verifyCode },
      { token }
    )
    return [finding(tried, moved.body.code !== '200', moved.text.slice(0, 200))]
  },
}
