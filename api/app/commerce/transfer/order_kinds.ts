import app from '@adonisjs/core/services/app'
import { checkOrders } from '#commerce/transfer/check_order'
import { orderColumns, orderLineColumns } from '#commerce/transfer/order_columns'
import { paymentColumns, refundColumns, refundLineColumns } from '#commerce/transfer/payment_columns'
import { readOrderLines, readOrders, readPayments, readRefundLines, readRefunds } from '#commerce/transfer/read_orders'
import { writeOrders } from '#commerce/transfer/write_orders'
import { walletAccounts } from '#commerce/transfer/write_payment'
import { transferKind } from '#core/transfer/kind'

const orderKind = transferKind({
  object: 'orders',
  table: 'orders',
  columns: orderColumns,
  batch: 50,
  check: checkOrders,
  write: writeOrders,
  read: readOrders,
})

const orderLineKind = transferKind({
  object: 'order_lines',
  table: 'order_items',
  columns: orderLineColumns,
  partOf: { object: 'orders', column: 'order' },
  read: readOrderLines,
})

const paymentKind = transferKind({
  object: 'payments',
  table: 'payments',
  columns: paymentColumns,
  partOf: { object: 'orders', column: 'order' },
  read: async (afterId, limit, context) => readPayments(afterId, limit, context, await walletAccounts(app)),
})

const refundKind = transferKind({
  object: 'refunds',
  table: 'refunds',
  columns: refundColumns,
  partOf: { object: 'orders', column: 'order' },
  read: readRefunds,
})

const refundLineKind = transferKind({
  object: 'refund_lines',
  table: 'refund_lines',
  columns: refundLineColumns,
  partOf: { object: 'refunds', column: 'refund' },
  read: readRefundLines,
})

export const orderKinds = [orderKind, orderLineKind, paymentKind, refundKind, refundLineKind]
