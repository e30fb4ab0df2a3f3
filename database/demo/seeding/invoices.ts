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

function addInvoice(context: SeedContext, order: SeededOrder, at: number) {
  const { tables, tools, people, adminId } = context
  const buyer = [...people.values()].find(({ id }) => id === order.userId)!
  const requested = secondsAfter(order.paidAt, 7200)
  const sent = secondsAfter(order.paidAt, 3 * day)
  const isSent = sent < tools.now && at % 5 !== 4
  if (requested > tools.now) return
  const onPaper = at % 6 === 4
  const issueOf = () => {
    if (!isSent || onPaper) return issuedByHand
    if (at % 3 === 0) return issuedByProvider(context, order, sent)
    return { ...issuedByHand, number: numberOf(order), issued_at: stored(sent) }
  }

  tables.add('invoices', {
    order_id: order.id,
    order_key: order.id,
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
    ...issueOf(),
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

const issuedByHand = {
  issuer: null,
  request_no: null,
  issue_state: 'none',
  issue_requested_by: null,
  issue_lines: null,
  number: null,
  issued_at: null,
}

/** As the local provider of invoices would have done it. */
function issuedByProvider({ tables, adminId }: SeedContext, order: SeededOrder, at: Date): Row {
  const items = tables.pending('order_items').filter((item) => item.order_id === order.id)
  const itemsFen = items.reduce((sum, item) => sum + Number(item.amount_fen), 0)
  const lines = [
    ...items.map((item) => lineOf(Number(item.id), String(item.item_name), Number(item.amount_fen))),
    ...(order.amountFen > itemsFen ? [lineOf(null, '运费', order.amountFen - itemsFen)] : []),
  ]
  return {
    issuer: 'local',
    request_no: digits(`request ${order.id}`, 20),
    issue_state: 'issued',
    issue_requested_by: adminId,
    issue_lines: JSON.stringify(lines),
    number: numberOf(order),
    issued_at: stored(at),
  }
}

const numberOf = (order: SeededOrder) => `2637${digits(`number ${order.id}`, 16)}`

const taxRate = 6

const lineOf = (itemId: number | null, name: string, amountFen: number) => ({
  itemId,
  name,
  taxCode: '3070201020000000000',
  taxRate,
  count: 1,
  amountFen,
  taxFen: Math.round((amountFen * taxRate) / (100 + taxRate)),
})
