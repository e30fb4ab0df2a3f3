/** Entitlements end at once, whatever the status. */
export const RefundStatus = {
  Requested: 'requested',
  Processing: 'processing',
  Done: 'done',
  Failed: 'failed',
} as const
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus]
export const RefundStatusText = {
  requested: '等待退款',
  processing: '退款处理中',
  done: '退款成功',
  failed: '退款失败',
} as const satisfies Record<RefundStatus, string>

export const RefundScope = { Order: 'order', Copies: 'copies', Exception: 'exception' } as const
export type RefundScope = (typeof RefundScope)[keyof typeof RefundScope]
export const RefundScopeText = {
  order: '整单退款',
  copies: '退部分名额',
  exception: '异常支付退款',
} as const satisfies Record<RefundScope, string>

/** The wallet's limit for the statement. */
export const RefundReasonMax = 80
/** The wallet's limit for partial refunds. */
export const MaxRefundsOfPayment = 50

export const messages = {
  reasonNeeded: '请填写退款原因',
  reasonTooLong: '退款原因最多80个字符',
  notPaid: '只有已支付的订单可以退款',
  nothingLeft: '订单已经全部退款',
  seatsTaken: '已有名额分配给学员，不能整单退款，请选择未分配的名额退款',
  onlySeats: '只有批量购买的订单可以按名额退款',
  chooseCopies: '请选择要退款的名额数量',
  tooManyCopies: '退款数量超过了未分配的名额，请核对后重新填写',
  changed: '订单刚刚有了新的退款，请核对后重新提交',
  moreThanPaid: '退款总额不能超过支付金额',
  tooManyRefunds: '一笔支付最多退款50次，请一次退完剩余名额',
  otherWallet: '这笔支付不是通过当前的支付平台收取的，请在原支付平台退款',
  notFailed: '这笔退款没有失败，不需要重新发起',
  closedAtWallet: '支付平台关闭了这笔退款，钱没有退出，请重新发起',
  refusedByAccount: '收款账户异常，支付平台没有退成，请在支付平台的商户后台处理，或稍后重新发起',
  otherAmount: '支付平台的退款与本系统的金额不一致，请到支付平台的商户后台核对',
  unanswered: '支付平台没有应答，系统会自动重试',
  givenUp: '支付平台长时间没有受理，请到商户后台核对后重新发起',
  done: '退款已提交',
} as const

export const notTaken = (cause: string) => `支付平台没有受理（${cause}），系统会自动重试`
