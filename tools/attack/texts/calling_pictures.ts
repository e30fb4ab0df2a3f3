import { finding, type Attack } from '../attack.js'
import { tryNotice } from './notices.js'

const call = '/api/public/user/verify-code?telephone=19900000000&purpose=register'
const addresses = [
  call,
  `/uploads/..${call}`,
  `/uploads/%2e%2e${call}`,
  `https:${call}`,
  `\\${call.slice(1)}`,
  'https://evil.example/a.png',
]

export const callingPictures: Attack = {
  promises: 'T211',
  title: 'Pictures in rich text that call the API or another site',
  async run(target) {
    const rows = []
    for (const address of addresses) {
      const { saved, read } = await tryNotice(target, `<p>甲<img src="${address}"></p>`)
      const kept: string = read?.body.course?.courseDescription ?? ''
      rows.push(finding(address, !kept.includes('<img'), kept || saved.text))
    }
    return rows
  },
}
