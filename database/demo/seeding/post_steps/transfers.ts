import type { DemoOrder } from '../../types.js'
import { otherLearners, people } from '../../content/people.js'
import { addUnpaidOrder } from '../orders.js'
import { digits } from '../seeded_random.js'
import { secondsAfter, stored } from '../times.js'
import type { SeedContext } from '../seed_context.js'
import type { Row } from '../tables.js'

const day = 86_400
const validity = 7 * day

/** With check digits (api/app/commerce/bank_transfers/transfer_code.ts). */
const codes = ['31682057', '47209614', '50938471', '68512748']

interface Placed {
  orderId: number
  orderNo: string
  userId: number
  amountFen: number
  paymentId: number
  merchantNo: string
  code: string
}

/**
 * Orders by bank transfer: one waits, money of one arrived, one got too little, one is so large that a second admin
 * confirms. The imported statement has their lines and an orphan.
 */
export async function addTransfers(context: SeedContext): Promise<void> {
  const { tables, tools, adminId } = context
  place(context, 0, [{ course: 'qa-suopei', count: 1 }])
  const right = place(context, 1, [{ course: 'qa-suopei', count: 1 }])
  const short = place(context, 2, [{ course: 'qa-jiesuan', count: 1 }])
  const large = place(context, 3, [{ course: 'ce-jzgc-fagui', count: 120 }])

  const importedAt = stored(secondsAfter(tools.now, -3600))
  const statementId = tables.add('bank_statements', {
    file_name: '对公账户流水.csv',
    columns: JSON.stringify(statementColumns),
    imported_by: adminId,
    created_at: importedAt,
  })
  const line: AddLine = (name, payer, remark, more) => {
    const bankSerial = `2026${digits(`bank serial ${name}`, 12)}`
    tables.add('bank_lines', {
      statement_id: statementId,
      bank_serial: bankSerial,
      payer_name: payer,
      payer_account: `***************${digits(`account ${name}`, 4)}`,
      remark,
      booked_at: stored(secondsAfter(tools.now, -2 * 3600)),
      created_at: importedAt,
      ...more,
    })
    return bankSerial
  }

  line('right', '泉城建设工程咨询有限公司', right.code, matched(right))
  line('large', '齐鲁市政工程集团有限公司', `培训费${large.code}`, {
    ...matched(large),
    first_confirmed_by: secondAdminId,
  })
  line('orphan', '某建材商行', '货款', { state: 'orphan', order_id: null, amount_fen: 5_000_00 })
  addShortLine(context, short, line)
  await tables.write()
}

type AddLine = (name: string, payer: string, remark: string, more: Row) => string

/** It became a payment exception, and the buyer was notified. */
function addShortLine({ tables, tools }: SeedContext, short: Placed, addLine: AddLine): void {
  const { orderId, orderNo, userId, amountFen: expectedFen, merchantNo, paymentId } = short
  const amountFen = expectedFen - 10_00
  const settled = secondsAfter(tools.now, -3600)
  const bankSerial = addLine('short', '鲁北市政工程有限公司', short.code, {
    state: 'exception',
    order_id: orderId,
    amount_fen: amountFen,
    merchant_no: merchantNo,
    settled_at: stored(settled),
  })
  const detail = { merchantNo, state: 'paid', transactionId: bankSerial, amountFen, currency: 'CNY', expectedFen }
  tables.add('payment_exceptions', {
    payment_id: paymentId,
    order_id: orderId,
    kind: 'amount',
    amount_fen: amountFen,
    transaction_id: bankSerial,
    detail: JSON.stringify({ ...detail, paidAt: settled.toISOString() }),
    status: 'open',
    provider: 'bank',
    created_at: stored(settled),
  })
  const yuan = (fen: number) => (fen / 100).toFixed(2)
  tables.addPlain('messages', {
    user_id: userId,
    kind: 'transferAmount',
    reference: `bank-line:${bankSerial}`,
    facts: JSON.stringify({ orderNo, paid: yuan(amountFen), amount: yuan(expectedFen) }),
    created_at: stored(settled),
  })
}

const statementColumns = {
  bookedAt: '交易日期',
  bankSerial: '流水号',
  payerName: '对方户名',
  payerAccount: '对方账号',
  amount: '贷方金额',
  remark: '附言',
}

/** The other admin, so that the first one can confirm. */
const secondAdminId = people.findLastIndex(({ role }) => role === 'admin') + 1

const matched = ({ orderId, amountFen }: Placed) => ({ state: 'matched', order_id: orderId, amount_fen: amountFen })

function place(context: SeedContext, index: number, items: DemoOrder['items']): Placed {
  const { tables, tools } = context
  const createdAt = secondsAfter(tools.now, -(index + 1) * day)
  const isBulk = items.some(({ count }) => count > 1)
  const order: DemoOrder = {
    buyer: otherLearners[index]!.loginName,
    orderType: isBulk ? 'package' : 'single',
    state: 'paying',
    closeReason: null,
    items,
    code: isBulk ? [...context.channels.keys()][0]! : null,
    address: null,
    createdAt,
    paidAt: null,
    closedAt: null,
    shipment: null,
  }
  const expiresAt = secondsAfter(createdAt, validity)
  const { orderId, orderNo, userId, amountFen } = addUnpaidOrder(context, order, expiresAt)
  const merchantNo = `${orderNo}_1`
  const code = codes[index]!
  tables.add('bank_transfers', { order_id: orderId, code, created_at: stored(createdAt) })
  const paymentId = tables.add('payments', {
    order_id: orderId,
    merchant_no: merchantNo,
    provider: 'bank',
    way: 'transfer',
    amount_fen: amountFen,
    status: 'open',
    open_key: orderId,
    code_url: `bank:${code}`,
    expires_at: stored(expiresAt),
    created_at: stored(createdAt),
  })
  return { orderId, orderNo, userId, amountFen, paymentId, merchantNo, code }
}
