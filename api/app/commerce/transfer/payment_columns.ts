import { RefundReasonMax } from '#commerce/refunds/terms'
import { orderReference } from '#commerce/transfer/order_columns'

/** Providers of a former platform. */
export const FormerProvider = { Wechat: 'wechat', Alipay: 'alipay', Bank: 'bank', Other: 'other' } as const
export type FormerProvider = (typeof FormerProvider)[keyof typeof FormerProvider]

export const paymentColumns = {
  order: orderReference,
  provider: {
    title: '支付平台',
    type: 'choice',
    required: true,
    values: { wechat: '微信支付', alipay: '支付宝', bank: '银行转账', other: '其他' },
    example: 'wechat',
    description: '商户号与本平台相同时可以原路退款，否则退款由财务线下办理。',
    change: 'hard',
  },
  merchant_id: {
    title: '商户号',
    type: 'text',
    max: 64,
    example: '1900000109',
    description: '收款的商户号。',
    change: 'hard',
  },
  merchant_no: {
    title: '商户单号',
    type: 'text',
    max: 32,
    example: 'P20260301093000',
    description: '发给支付平台的单号。',
    change: 'hard',
  },
  transaction_id: {
    title: '支付平台单号',
    type: 'text',
    max: 64,
    example: '4200001234202603010000000001',
    description: '支付平台的交易号。',
    change: 'hard',
  },
  amount_yuan: {
    title: '支付金额',
    type: 'yuan',
    required: true,
    isSummed: true,
    example: '120.00',
    description: '元，等于订单金额。',
    change: 'hard',
  },
  paid_at: {
    title: '支付时间',
    type: 'time',
    required: true,
    example: '2026-03-01 09:31:00',
    description: '北京时间。',
    change: 'hard',
  },
} as const

export const refundColumns = {
  order: orderReference,
  amount_yuan: {
    title: '退款金额',
    type: 'yuan',
    required: true,
    isSummed: true,
    example: '120.00',
    description: '元，包含退还的运费。',
    change: 'hard',
  },
  finished_at: {
    title: '退款时间',
    type: 'time',
    example: '2026-03-05 10:00:00',
    description: '不填表示钱还没有退出，导入后由财务办理。',
    change: 'hard',
  },
  reason: {
    title: '退款原因',
    type: 'text',
    required: true,
    max: RefundReasonMax,
    example: '重复购买',
    description: '最多 80 个字。',
    change: 'hard',
  },
  refund_no: {
    title: '退款单号',
    type: 'text',
    max: 64,
    example: 'R26112810000012345678_1',
    description: '不填或已被使用时生成新的。',
    change: 'hard',
  },
} as const

export const refundLineColumns = {
  refund: {
    title: '退款',
    type: 'ref',
    required: true,
    ref: 'refunds',
    example: 'r-1',
    description: '退款在 refunds.csv 中的编号。',
    change: 'hard',
  },
  order_line: {
    title: '商品行',
    type: 'ref',
    required: true,
    ref: 'order_lines',
    example: 'l-1',
    description: '商品行在 order_lines.csv 中的编号。',
    change: 'hard',
  },
  copies: {
    title: '退回数量',
    type: 'int',
    required: true,
    range: [0, 100_000],
    example: '1',
    description: '0 表示只退款，学习权限不变。',
    change: 'hard',
  },
  amount_yuan: {
    title: '退款金额',
    type: 'yuan',
    required: true,
    example: '120.00',
    description: '元。',
    change: 'hard',
  },
} as const
