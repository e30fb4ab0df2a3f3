/** Reasons for which seconds move between the four accounts of a course's ledger (docs/product.md 10.2). */
export const HourKind = {
  Watch: 'watch',
  Test: 'test',
  Push: 'push',
  Revert: 'revert',
  Correction: 'correction',
  Expiry: 'expiry',
  Refund: 'refund',
  Restore: 'restore',
  Import: 'import',
} as const
export type HourKind = (typeof HourKind)[keyof typeof HourKind]
export const HourKindText = {
  watch: '学完章节',
  test: '通过测试',
  push: '上传学时',
  revert: '撤回上传',
  correction: '校正学时',
  expiry: '学时过期',
  refund: '随退款收回',
  restore: '恢复学时',
  import: '导入',
} as const satisfies Record<HourKind, string>

/** The reason of entries that withdraw the hours of a refunded course. */
export const reasonOfRefund = (refundNo: string) => `退款单号 ${refundNo}`

/** Stored with every record: the version of the counting rules. */
export const HourRuleVersion = 1
