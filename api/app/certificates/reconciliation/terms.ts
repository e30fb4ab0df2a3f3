/** Kinds of discrepancy between the registry's list and ours (docs/product.md 10.5). */
export const RegistryDiscrepancy = {
  ProvinceOnly: 'province-only',
  OursOnly: 'ours-only',
  Minutes: 'minutes',
  State: 'state',
} as const
export type RegistryDiscrepancy = (typeof RegistryDiscrepancy)[keyof typeof RegistryDiscrepancy]
export const RegistryDifferenceText = {
  'province-only': '只在省平台',
  'ours-only': '只在本系统',
  'minutes': '学时不同',
  'state': '状态不同',
} as const satisfies Record<RegistryDiscrepancy, string>
export const RegistryDifferenceHint = {
  'province-only': '省平台有这次上传，本系统没有。请向省平台核对来源，再写明情况。',
  'ours-only': '本系统记为已上传，省平台没有登记。确认省平台不会补登后，可以按省平台的结果退回学时。',
  'minutes': '两边登记的分钟数不一致。核对后可以按省平台的分钟数入账。',
  'state': '省平台已登记，本系统没有记为已上传。',
} as const satisfies Record<RegistryDiscrepancy, string>

export const DiscrepancyStatus = { Open: 'open', Corrected: 'corrected', Explained: 'explained', Gone: 'gone' } as const
export type DiscrepancyStatus = (typeof DiscrepancyStatus)[keyof typeof DiscrepancyStatus]
export const DifferenceStatusText = {
  open: '待处理',
  corrected: '已更正',
  explained: '已说明',
  gone: '已一致',
} as const satisfies Record<DiscrepancyStatus, string>

/** An admin's ways to resolve a discrepancy. */
export const ResolutionKind = {
  Accept: 'accept',
  /** The registry is asked again to revert the upload. */
  Cancel: 'cancel',
  Ask: 'ask',
  Explain: 'explain',
} as const
export type ResolutionKind = (typeof ResolutionKind)[keyof typeof ResolutionKind]
export const ResolutionText = {
  accept: '按省平台入账',
  cancel: '再次撤回',
  ask: '重新查询',
  explain: '写明情况',
} as const satisfies Record<ResolutionKind, string>

/** Two in the morning: by then the registry has the whole previous day. */
export const RegistryReadyHour = 2
export const RegistryRetentionDays = 366
export const NoteMax = 200

export const messages = {
  notYet: '只能核对昨天及以前的上传，昨天的上传凌晨2点后可以核对',
  tooOld: '只能核对最近一年的上传',
  failed: '没有取到省平台的登记清单，请稍后重新对账',
  settledAlready: '这条差异已经处理过，请刷新后查看',
  cannotMend: '这种差异不能这样处理',
  notAvailable: '这些学时已不在未上传的学时中，不能入账。请核对该学员的上传记录后写明情况',
  uploadOpen: '该课程有学时正在上传，请等待省平台确认后再处理',
  stillDiffers: '已重新查询，差异仍然存在',
  nowAlike: '已重新查询，两边一致',
  corrected: '已按省平台的结果更正',
  cancelled: '省平台已撤回',
  explained: '已记录说明',
  noteNeeded: '请填写说明',
  noteTooLong: `说明最多${NoteMax}个字符`,
} as const
