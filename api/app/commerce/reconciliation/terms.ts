export const BillKind = { Payment: 'payment', Refund: 'refund' } as const
export type BillKind = (typeof BillKind)[keyof typeof BillKind]
export const BillKindText = { payment: '收款', refund: '退款' } as const satisfies Record<BillKind, string>

export const ReportDiscrepancy = {
  WalletOnly: 'wallet-only',
  OursOnly: 'ours-only',
  Amount: 'amount',
  State: 'state',
} as const
export type ReportDiscrepancy = (typeof ReportDiscrepancy)[keyof typeof ReportDiscrepancy]
export const BillDifferenceText = {
  'wallet-only': '只在支付平台',
  'ours-only': '只在本系统',
  'amount': '金额不同',
  'state': '状态不同',
} as const satisfies Record<ReportDiscrepancy, string>
export const BillDifferenceHint = {
  'wallet-only': '支付平台有这笔钱，本系统没有对应的订单。收款已列入支付异常，可以退款。',
  'ours-only': '本系统记为成功，支付平台当天的账单里没有。请到支付平台的商户后台核对。',
  'amount': '两边的金额不一致。请到支付平台的商户后台核对。',
  'state': '支付平台已记账，本系统没有记为成功。请打开订单或退款核对。',
} as const satisfies Record<ReportDiscrepancy, string>

/** From WeChat Pay's documentation: yesterday's report is ready at ten, and stored for three months. */
export const BillReadyHour = 10
export const ReportRetentionDays = 90
export const BillLinesShown = 500

export const messages = {
  notYet: '只能核对昨天及以前的账单，昨天的账单上午10点后生成',
  tooOld: '支付平台只提供最近3个月的账单',
  otherWallet: '没有配置这个支付平台，请选择其他支付平台',
  failed: '没有取到支付平台的账单，请稍后重新对账',
} as const
