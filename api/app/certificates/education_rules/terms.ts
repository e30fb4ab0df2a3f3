/** The day by which minutes fall into a cycle. */
export const CountBy = {
  /** The registry confirmed them. */
  Confirmed: 'confirmed',
  /** The learner earned them. */
  Earned: 'earned',
} as const
export type CountBy = (typeof CountBy)[keyof typeof CountBy]
export const CountByText = { confirmed: '以省平台确认日期为准', earned: '以学完日期为准' } as const satisfies Record<
  CountBy,
  string
>

/** Hours that must be done before `months` of the cycle have passed. */
export interface Milestone {
  months: number
  requiredHours: number
  electiveHours: number
}

export const ruleMessages = { unchecked: '规则未经核对，仅供参考' } as const
