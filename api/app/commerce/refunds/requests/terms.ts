/** Of a buyer's request for a refund. Any refund of the order accepts it. */
export const RefundRequestStatus = {
  Waiting: 'waiting',
  Accepted: 'accepted',
  Refused: 'refused',
  Withdrawn: 'withdrawn',
} as const
export type RefundRequestStatus = (typeof RefundRequestStatus)[keyof typeof RefundRequestStatus]
export const RefundRequestStatusText = {
  waiting: '待处理',
  accepted: '已同意',
  refused: '已拒绝',
  withdrawn: '已撤回',
} as const satisfies Record<RefundRequestStatus, string>

/** In characters, of the request and of the answer. */
export const RequestReasonMax = 200
export const MaxRequestsOfOrder = 5

export const refundRequestMessages = {
  title: '退款申请',
  ask: '申请退款',
  withdraw: '撤回申请',
  refuse: '拒绝申请',
  reasonNeeded: '请填写退款原因',
  answerNeeded: '请填写拒绝的原因，买家会看到',
  reasonTooLong: `原因最多${RequestReasonMax}个字符`,
  requested: '退款申请已提交，结果会发消息通知您',
  withdrawn: '退款申请已撤回',
  refused: '已拒绝，买家会收到消息',
  alreadyWaiting: '该订单已有待处理的退款申请',
  tooMany: `一个订单最多申请${MaxRequestsOfOrder}次退款，请联系客服`,
  nothingWaiting: '退款申请已处理或已撤回，请刷新后查看',
} as const
