/** The kinds of pending work of staff. */
export const PendingWorkKind = {
  Audits: 'audits',
  SentBack: 'sent-back',
  Exceptions: 'exceptions',
  Refunds: 'refunds',
  BankLines: 'bank-lines',
  BankRefunds: 'bank-refunds',
  RefundRequests: 'refund-requests',
  Parcels: 'parcels',
  Invoices: 'invoices',
  Reversals: 'reversals',
  Comments: 'comments',
  Marking: 'marking',
  PendingPushes: 'pending-pushes',
  Pushes: 'pushes',
  RefusedPushes: 'refused-pushes',
  HourDifferences: 'hour-differences',
  Anomalies: 'anomalies',
  ServiceKeys: 'service-keys',
} as const
export type PendingWorkKind = (typeof PendingWorkKind)[keyof typeof PendingWorkKind]
export const WaitingText = {
  'audits': '门课程待审核',
  'sent-back': '门课程被退回',
  'exceptions': '笔异常支付待处理',
  'refunds': '笔退款失败',
  'bank-lines': '笔银行流水待处理',
  'bank-refunds': '笔退款待汇出并登记流水号',
  'refund-requests': '个退款申请待处理',
  'parcels': '个订单待发货',
  'invoices': '张发票待开具',
  'reversals': '张发票待冲红',
  'comments': '条评论待审核',
  'marking': '道主观题待批阅',
  'pending-pushes': '次学时等待上传',
  'pushes': '次学时上传等待省平台确认',
  'refused-pushes': '次学时上传失败',
  'hour-differences': '条学时差异待处理',
  'anomalies': '条学习异常未查看',
  'service-keys': '个服务密钥待您批准',
} as const satisfies Record<PendingWorkKind, string>

export const messages = { title: '等待处理', nothing: '没有等待处理的事项', since: '最早' } as const
