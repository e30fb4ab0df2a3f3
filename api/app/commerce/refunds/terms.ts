import type { FormatCredit } from '../../settings/hours/terms.js'
import { hoursMessages, hoursOfRefundText } from './hours/terms.js'

export * from './hours/terms.js'
export * from './requests/terms.js'

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

export const RefundScope = { Order: 'order', Part: 'part', Exception: 'exception' } as const
export type RefundScope = (typeof RefundScope)[keyof typeof RefundScope]
export const RefundScopeText = {
  order: '整单退款',
  part: '部分退款',
  exception: '异常支付退款',
} as const satisfies Record<RefundScope, string>

/** Where goods of a sent parcel are; entered when they are refunded. */
export const GoodsReturn = { Returned: 'returned', NotReturned: 'not-returned', NotNeeded: 'not-needed' } as const
export type GoodsReturn = (typeof GoodsReturn)[keyof typeof GoodsReturn]
export const GoodsReturnText = {
  'returned': '书已退回',
  'not-returned': '书未退回',
  'not-needed': '不需退回',
} as const satisfies Record<GoodsReturn, string>

/** WeChat Pay's limit for the reason. */
export const RefundReasonMax = 80
/** WeChat Pay's limit for partial refunds. */
export const MaxRefundsOfPayment = 50

export const messages = {
  reasonNeeded: '请填写退款原因',
  reasonTooLong: '退款原因最多80个字符',
  notPaid: '只有已支付的订单可以退款',
  nothingLeft: '订单已经全部退款',
  seatsTaken: '已有名额分配给学员，不能整单退款，请选择未分配的名额退款',
  nothingChosen: '请选择要退款的商品或运费',
  otherOrder: '订单里没有这件商品，请刷新后重试',
  sameLine: '同一件商品只能填写一次',
  copiesWrong: '请填写退款数量，0 表示仅退款',
  amountWrong: '退款金额请填写 0 元以上、最多两位小数的金额',
  freightWrong: '退运费请填写 0 元以上、最多两位小数的金额',
  returnWrong: '请选择书是否退回',
  emptyLine: (name: string) => `请填写「${name}」的退款数量或金额`,
  tooManyCopies: (name: string, maxCopies: number) => `「${name}」最多还能退 ${maxCopies} 份`,
  tooManySeats: (name: string, maxCopies: number, assigned: number) =>
    `「${name}」已有 ${assigned} 个名额分配给学员，只能退未分配的 ${maxCopies} 个名额`,
  tooMuch: (name: string, yuan: number) => `「${name}」最多可退 ${yuan.toFixed(2)} 元`,
  tooMuchFreight: (yuan: number) => `运费最多可退 ${yuan.toFixed(2)} 元`,
  returnNeeded: (name: string) => `包裹已经寄出，请选择「${name}」的书是否退回`,
  returnNotAsked: (name: string) => `「${name}」没有寄出或没有退件，不需要填写书是否退回`,
  returnChanged: (now: string) => `刚刚已改为「${now}」，请核对后重新提交`,
  returnUnchanged: '与现在的记录相同，请选择另一项',
  returnSaved: '已记录',
  noteTooLong: '说明最多80个字符',
  changed: '订单刚刚有了新的退款，请核对后重新提交',
  moreThanPaid: '退款总额不能超过支付金额',
  tooManyRefunds: '一笔支付最多退款50次，请一次退完剩余的商品',
  otherWallet: '这笔支付不是通过当前的支付平台收取的，请在原支付平台退款',
  unfinishedBefore: '原平台没有退完，请线下退款后重新发起，作为登记',
  notFailed: '这笔退款没有失败，不需要重新发起',
  closedAtWallet: '支付平台关闭了这笔退款，钱没有退出，请重新发起',
  refusedByAccount: '收款账户异常，支付平台没有退成，请在支付平台的商户后台处理，或稍后重新发起',
  otherAmount: '支付平台的退款与本系统的金额不一致，请到支付平台的商户后台核对',
  unanswered: '支付平台没有应答，系统会自动重试',
  givenUp: '支付平台长时间没有受理，请到商户后台核对后重新发起',
  done: '退款已提交',
  ...hoursMessages,
} as const

export const refundNotAccepted = (cause: string) => `支付平台没有受理（${cause}），系统会自动重试`

/** A refund after which the buyer keeps the course or the goods. */
export const refundMoneyOnlyLabel = '仅退款'

interface RefundedLine {
  orderItemName: string
  copies: number
  refundAmt: number
  goodsReturn: GoodsReturn | null
  withdrawn: boolean
  withdrawnMinutes: number
  retainedMinutes: number
}

/** 《…》 2 份 60.00 元，书未退回: a refunded line, as staff and buyer read it. */
export function refundedLineText(line: RefundedLine, format?: FormatCredit): string {
  const { orderItemName, copies, withdrawn, goodsReturn } = line
  const sum = `${line.refundAmt.toFixed(2)} 元`
  if (withdrawn) return `${orderItemName} ${sum}，课程已收回${hoursOfRefundText(line, format)}`
  if (copies === 0) return `${orderItemName} ${sum}，${refundMoneyOnlyLabel}`
  const ofCopies = `${orderItemName} ${copies} 份 ${sum}`
  return goodsReturn ? `${ofCopies}，${GoodsReturnText[goodsReturn]}` : ofCopies
}

interface RefundedOrder {
  lines: RefundedLine[]
  freightAmt: number
}

export function refundedTexts(refund: RefundedOrder, format?: FormatCredit): string[] {
  const lines = refund.lines.map((line) => refundedLineText(line, format))
  return [...lines, refundedFreightText(refund)].filter((text) => text !== null)
}

export const refundedFreightText = ({ freightAmt }: { freightAmt: number }) =>
  freightAmt > 0 ? `运费 ${freightAmt.toFixed(2)} 元` : null
