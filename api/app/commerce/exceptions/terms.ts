export const ExceptionStatus = {
  Open: 'open',
  Refunding: 'refunding',
  Refunded: 'refunded',
  Settled: 'settled',
  Handled: 'handled',
} as const
export type ExceptionStatus = (typeof ExceptionStatus)[keyof typeof ExceptionStatus]
export const ExceptionStatusText = {
  open: '待处理',
  refunding: '退款中',
  refunded: '已退款',
  settled: '已补单',
  handled: '已处理',
} as const satisfies Record<ExceptionStatus, string>

/** `unknown` is a payment that the provider does not know. */
export const WalletStateText = {
  open: '支付平台：尚未付款',
  paid: '支付平台：已付款',
  closed: '支付平台：已关闭，没有付款',
  refunded: '支付平台：已付款，并有退款',
  unknown: '支付平台没有这笔订单',
} as const
export type WalletState = keyof typeof WalletStateText

export const NoteMax = 200

export const messages = {
  noteNeeded: '请填写处理说明',
  noteTooLong: '处理说明最多200个字符',
  notOpen: '这笔异常支付已经处理过，请刷新后查看',
  refundStarted: '这笔异常支付已经发起退款，请刷新后查看',
  onlyLate: '只有订单关闭后到账的支付和零元订单可以补单',
  /** Of an automatic refund; the buyer reads it. */
  refundedBySystem: '付款时订单已取消或已改用其他方式支付，自动原路退回',
  nothingToRefund: '没有收到钱，不需要退款',
  nothingToAsk: '没有经过支付平台，不需要查询',
  otherAmount: '到账金额与订单金额不一致，不能补单',
  orderNotClosed: '订单不是已关闭状态，不能补单',
  noOrder: '找不到对应的订单，不能补单',
  settled: '补单成功，课程已开通',
  handled: '已标记为处理完成',
} as const
