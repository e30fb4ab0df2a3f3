import { finding, type Attack } from '../attack.js'

/** Belongs to nobody. */
const idCard = '370102199001017879'
const telephone = '13877776666'

export const loginLog: Attack = {
  promises: 'T22 T66',
  title: 'What is typed at sign-in, in the login log',
  async run(target) {
    const token = await target.admin()
    const typed = {
      'an ID number under telephone': [idCard, 'password'],
      'an ID number under staff': [idCard, 'admin'],
      'an ID number in small letters': ['37010219900101787x', 'password'],
      'a telephone with blanks': [telephone.replace(/(...)(....)/, '$1 $2 '), 'password'],
      'a telephone with its country': [`+86${telephone}`, 'admin'],
    }
    const rows = []
    for (const [tried, [loginName, loginType]] of Object.entries(typed)) {
      await target.post('/api/security/login', { loginName, loginType, passwd: 'not it' })
      const log = await target.get('/api/admin/loginlogs?pageSize=10', { token })
      const digits = log.text.replace(/[\s+-]/g, '')
      const isWhole = digits.includes(loginName.replace(/[\s+]/g, '').slice(-11))
      rows.push(finding(`${tried} is masked`, log.status === 200 && !isWhole, 'stored as typed'))
    }
    return rows
  },
}
