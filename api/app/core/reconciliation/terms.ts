/** Result of comparing a day with an external list: the provider report, or the registry. */
export const DayStatus = { Done: 'done', Failed: 'failed' } as const
export type DayStatus = (typeof DayStatus)[keyof typeof DayStatus]
export const DayStatusText = { done: '已对账', failed: '对账失败' } as const satisfies Record<DayStatus, string>

export const messages = {
  badDay: '请选择日期',
  done: '对账完成，没有差异',
  failed: DayStatusText.failed,
  /** @param counted with its unit: 3条 */
  found: (counted: string) => `对账完成，有${counted}差异`,
} as const
