/** A month that is not over; one that can be closed; one that is closed and immutable. */
export const StatementState = { Running: 'running', Open: 'open', Closed: 'closed' } as const
export type StatementState = (typeof StatementState)[keyof typeof StatementState]
export const StatementStateText = {
  running: '草稿（本月未结束）',
  open: '待结算',
  closed: '已结算',
} as const satisfies Record<StatementState, string>

export const StatementTitle = '渠道对账单'
export const DraftText = '草稿'

export const PayoutText = { paid: '已支付', unpaid: '未支付' } as const
export const PayoutNoteMax = 200
export const PayoutReasonMax = 200

/** A PDF with more lines lists products instead; the workbook has every line. */
export const MaxPdfLines = 1_000

/** Channels per call, which takes some seconds. */
export const MaxClosedAtOnce = 50

/** A channel whose month could not be closed, and the reason. */
export interface NotClosed {
  channelId: number
  channelName: string
  reason: string
}

export const messages = {
  monthFormat: '请选择正确的月份',
  notOver: (month: string) => `${month} 还没有结束，下个月起才能结算`,
  earlierFirst: (month: string) => `请先结算 ${month} 的对账单`,
  nothingToClose: '该月没有可以结算的对账单',
  noRate: '请先在渠道资料中设置佣金比例',
  altered: '对账单与结算时的内容不一致，已停止显示，请联系平台核对',
  closed: '结算成功',
  payAfterClosing: '结算后才能标记支付',
  paidAlready: '该对账单已经标记为已支付，请刷新页面',
  paidInFuture: '支付日期不能晚于今天',
  paidBeforeClosing: '支付日期不能早于结算日期',
  paidOnNeeded: '请选择支付日期',
  noteTooLong: `说明最多${PayoutNoteMax}个字符`,
  reasonNeeded: `请填写撤销原因，最多${PayoutReasonMax}个字符`,
  notPaid: '该对账单没有标记支付，请刷新页面',
  markedPaid: '已标记支付',
  payoutCancelled: '已撤销支付标记',
  close: '结算后金额不能再修改，之后的退款和补单计入下一期对账单。确定要结算吗?',
  closeAll: (count: number, month: string) =>
    `将结算 ${count} 个渠道 ${month} 的对账单。不能结算的渠道会列出原因，不影响其他渠道。`,
  closedSome: (count: number) => `已结算 ${count} 个渠道`,
  notClosed: (count: number) => `${count} 个渠道没有结算`,
  rounding: '佣金 = 各月净额 × 该月比例，每月四舍五入到分；更正按原月份的比例计算',
  withoutFreight: '金额按支付月份统计，已扣除退款，不含运费',
  draftHint: '草稿：结算前金额会随退款和补单变化',
} as const

/** `渠道对账单-<name>-2026-10`, with 草稿 before it is closed. */
export function statementFileName(
  { channelName, month, state }: { channelName: string; month: string; state: StatementState },
  extension: 'pdf' | 'xlsx'
): string {
  const draft = state === StatementState.Closed ? '' : `-${DraftText}`
  const name = channelName.replace(/[\\/:*?"<>|\s]/g, '_')
  return `${StatementTitle}-${name}-${month}${draft}.${extension}`
}
