import { digits } from './seeded_random.js'
import { secondsAfter, stored } from './times.js'
import type { Row } from './tables.js'
import type { SeededOrder, SeededPerson, SeedContext } from './seed_context.js'

const day = 24 * 3600

const companies = [
  ['岱岳建工集团有限公司', '91370900MA3DEM001H'],
  ['泉城建设工程咨询有限公司', '91370100MA3DEM002B'],
  ['鲁北市政工程有限公司', '91371600MA3DEM003L'],
]

/**
 * Every fourth paid order has an invoice request, of a company or an individual, some on paper; the older ones are
 * issued.
 */
export function addInvoices(context: SeedContext) {
  context.paidOrders
    .filter(({ amountFen }, at) => at % 4 === 1 && amountFen > 0)
    .forEach((order, at) => addInvoice(context, order, at))
}

function addInvoice({ tables, tools, people, adminId }: SeedContext, order: SeededOrder, at: number) {
  const buyer = [...people.values()].find(({ id }) => id === order.userId)!
  const requested = secondsAfter(order.paidAt, 7200)
  const sent = secondsAfter(order.paidAt, 3 * day)
  const isSent = sent < tools.now && at % 5 !== 4
  if (requested > tools.now) return
  const onPaper = at % 6 === 4

  tables.add('invoices', {
    order_id: order.id,
    user_id: order.userId,
    invoice_status: isSent ? 2 : 1,
    invoice_type: onPaper ? 2 : 1,
    amount_fen: order.amountFen,
    ...payer(buyer, at),
    payer_email: onPaper ? null : `${buyer.telephone}@example.com`,
    mailing_name: buyer.userName,
    mailing_telephone: buyer.telephone,
    mailing_address: onPaper ? `济南市历城区工业北路${(at + 1) * 17}号财务室` : null,
    express_company: onPaper && isSent ? '顺丰速运' : null,
    express_order_no: onPaper && isSent ? `SF${digits(`invoice ${at}`, 12)}` : null,
    requested_at: stored(requested),
    sent_at: isSent ? stored(sent) : null,
    sent_by: isSent ? adminId : null,
    created_at: stored(requested),
    updated_at: stored(isSent ? sent : requested),
  })
}

function payer(buyer: SeededPerson, at: number): Row {
  if (at % 2) return { payer_type: 1, payer_name: buyer.userName }
  const [name, creditCode] = companies[(at / 2) % companies.length]
  return {
    payer_type: 2,
    payer_name: name,
    payer_id: creditCode,
    payer_bank: '岱岳商业银行历城支行',
    payer_account: `3700${digits(`account ${name}`, 15)}`,
    payer_address: `济南市历城区工业北路${(at + 1) * 17}号`,
  }
}
