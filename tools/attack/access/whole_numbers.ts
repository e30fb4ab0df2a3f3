import { finding, type Attack } from '../attack.js'

const whole = /(?<!\d)1[3-9]\d{9}(?!\d)|(?<!\d)\d{17}[\dXx](?!\d)/
/** Identifiers of 20 and more digits, UUIDs and digests are no numbers of people. */
const drawn = /"[\da-f]{32,}"|\d{19,}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi
const numberIn = (text: string) => whole.exec(text.replace(drawn, ''))?.[0]

const lists = [
  '/api/admin/users?pageSize=50',
  '/api/admin/users-for-page?pageSize=50',
  '/api/orders?pageSize=50',
  '/api/invoices?pageSize=50',
  '/api/admin/loginlogs?pageSize=50',
  '/api/admin/audit-logs?pageSize=50',
  '/api/admin/user-courses?pageSize=50&createType=admin',
  '/api/admin/channels?pageSize=50',
  '/api/admin/payment-exceptions?pageSize=50',
  '/api/admin/reconciliations?pageSize=50',
  '/api/comments?pageSize=50',
]

export const wholeNumbers: Attack = {
  promises: 'T22',
  title: 'Whole numbers for an admin without a reason',
  async run(target) {
    const token = await target.admin()
    const rows = []
    for (const list of lists) {
      const { text, status } = await target.get(list, { token })
      rows.push(finding(list, status < 500 && !numberIn(text), `${status} ${numberIn(text)}`))
    }

    const { body: orders } = await target.get('/api/orders?pageSize=100', { token })
    const opened = []
    for (const { orderId } of orders.orders.slice(0, 40)) {
      const { text } = await target.get(`/api/orders/${orderId}`, { token })
      if (numberIn(text)) opened.push(`${orderId} ${numberIn(text)}`)
    }
    rows.push(finding('the file of an order', !opened.length, opened.slice(0, 3).join(', ')))

    const audited = async () =>
      (await target.get('/api/admin/audit-logs?pageSize=10', { token })).body.total
    const { body: invoices } = await target.get('/api/invoices?pageSize=20', { token })
    const before = await audited()
    const read = []
    for (const { invoiceId } of invoices.invoices) {
      const { text } = await target.get(`/api/invoices/${invoiceId}`, { token })
      if (numberIn(text)) read.push(invoiceId)
    }
    const isNoted = !read.length || (await audited()) > before
    rows.push(
      finding(
        'an invoice is masked, or its reading leaves an entry',
        isNoted,
        `${read.length} read whole`
      )
    )

    const person = target.nextLearner()
    const { loginName } = person
    const guesses = [
      loginName.slice(0, 8),
      loginName.slice(3, 8),
      loginName.slice(0, 10),
      `${loginName.slice(0, 10)}_`,
    ]
    for (const part of guesses) {
      const { body } = await target.get(`/api/admin/users-for-page?telephone=${part}&pageSize=50`, {
        token,
      })
      const isShown = body.code === '200' && body.users.length > 0 && body.total < 30
      rows.push(
        finding(
          `the search by ${part.length} of its digits tells nothing`,
          !isShown,
          `${body.total} found`
        )
      )
    }
    return rows
  },
}
