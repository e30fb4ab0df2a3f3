import db from '@adonisjs/lucid/services/db'
import { linesOf, paymentsOf, refundedLines, refundsOf, type OrderRow } from '#commerce/transfer/order_parts'
import { TransferredOrderStatus } from '#commerce/transfer/order_columns'
import { toYuan } from '#core/money'
import { targetOf, type CheckContext } from '#core/transfer/kind'
import type { Problem } from '#core/transfer/problems'

type Row = OrderRow<number | null>

export async function checkOrders(rows: Row[], { trx, refuse, preview }: CheckContext): Promise<void> {
  const client = trx ?? db.connection()
  const channels = await client.from('channels').whereIn('user_id', filled(rows, 'channel')).select('user_id')
  const addresses = await client.from('addresses').whereIn('id', filled(rows, 'ship_to')).select('id', 'user_id')
  const staff = await preview?.targets(rows, 'channel')
  const shipTo = await preview?.targets(rows, 'ship_to')
  for (const row of rows) {
    const { channel, ship_to: addressId } = row.values
    const address = shipTo?.get(row)
    const owner = address ? targetOf(address, 'person') : addresses.find(({ id }) => id === addressId)?.user_id
    const isChannel = staff?.get(row)?.values.role === 'channel' || channels.some((one) => one.user_id === channel)
    const problem =
      orderProblem(row) ??
      (targetOf(row, 'channel') && !isChannel ? rule('该编号不是渠道', 'channel') : null) ??
      (targetOf(row, 'ship_to') && row.values.ship_name === null && String(owner) !== targetOf(row, 'person')
        ? rule('收货地址属于另一位学员', 'ship_to')
        : null)
    if (problem) refuse(row, problem)
  }
}

const filled = (rows: Row[], column: 'channel' | 'ship_to') => rows.flatMap(({ values }) => values[column] ?? [])

/** The first problem of an order that does not add up; null if it does. */
function orderProblem(row: Row): Problem | null {
  const { values } = row
  if (!linesOf(row).length) return rule('订单没有商品，请检查 order_lines.csv')
  const sumFen = sumOf(linesOf(row)) + (values.freight_yuan ?? 0)
  if (sumFen !== values.amount_yuan) {
    return { code: 'E_SUM', column: 'amount_yuan', facts: { a: yuan(values.amount_yuan), b: yuan(sumFen) } }
  }
  if (values.status === TransferredOrderStatus.Closed) {
    const isPaid = paymentsOf(row).length > 0 || refundsOf(row).length > 0
    return isPaid ? rule('已关闭的订单不能有支付或退款', 'status') : null
  }
  if (values.paid_at === null) return { code: 'E_REQUIRED', column: 'paid_at', facts: { column: '付款时间' } }
  return shippingProblem(row) ?? paymentProblem(row) ?? refundProblem(row)
}

function shippingProblem({ values }: Row): Problem | null {
  const cells = [values.ship_name, values.ship_telephone, values.ship_region, values.ship_address]
  const filled = cells.filter((cell) => cell !== null).length
  return filled === 0 || filled === cells.length ? null : rule('收件人、手机号、地区和详细地址要一起填写', 'ship_name')
}

function paymentProblem(row: Row): Problem | null {
  const [payment, ...others] = paymentsOf(row)
  if (others.length) return rule('一张订单只能有一笔支付')
  if (!payment || payment.values.amount_yuan === row.values.amount_yuan) return null
  return rule(`支付金额${yuan(payment.values.amount_yuan)}元与订单金额${yuan(row.values.amount_yuan)}元不一致`)
}

function refundProblem(row: Row): Problem | null {
  let freightFen = 0
  const refunded = new Map(linesOf(row).map((line) => [line, { copies: 0, amountFen: 0 }]))
  for (const refund of refundsOf(row)) {
    const lines = refundedLines(row, refund)
    if (!lines) return rule('请在 refund_lines.csv 中写明退款的商品')
    for (const { line, copies, amountFen } of lines) {
      const sums = refunded.get(line)!
      sums.copies += copies
      sums.amountFen += amountFen
    }
    const rest = refund.values.amount_yuan - lines.reduce((sum, { amountFen }) => sum + amountFen, 0)
    if (rest < 0) return rule('退款金额小于其各行之和')
    freightFen += rest
  }
  if (freightFen > (row.values.freight_yuan ?? 0)) return rule('退款金额超过退款商品与运费之和')
  for (const [{ values }, { copies, amountFen }] of refunded) {
    if (copies > values.copies || amountFen > values.amount_yuan) return rule('退款超过购买的数量或金额')
  }
  return null
}

const sumOf = (lines: { values: { amount_yuan: number } }[]) =>
  lines.reduce((sum, { values }) => sum + values.amount_yuan, 0)

const yuan = (fen: number) => toYuan(fen).toFixed(2)

const rule = (sentence: string, column?: string): Problem => ({ code: 'E_RULE', column, facts: { sentence } })
