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

/** Whole numbers of a rule. */
export const RuleRange = {
  cycleMonths: [1, 120],
  hours: [0, 500],
  minutesPerHour: [1, 120],
  applyDays: [0, 730],
} as const
export const RuleTextMax = { sourceTitle: 200, sourceUrl: 500, checkedBy: 40 } as const
export const KindNameMax = 40

const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const ruleMessages = {
  unchecked: '规则未经核对，仅供参考',
  added: '新版本已添加',
  kindSaved: '保存成功',
  kindUnknown: '请选择证书类别',
  kindCode: '代码为 2 到 20 个小写字母、数字或“-”',
  kindCodeTaken: '这个代码已有证书类别使用',
  sourceUrl: '来源网址以 http:// 或 https:// 开头',
  dayTaken: '该类证书在这一天已有规则版本，请选择其他日期',
  noHours: '必修和选修学时不能都为 0',
  applyBackwards: '申请截止不能早于申请开始',
  checkedOnMissing: '请填写核对日期',
  checkedByMissing: '请填写核对人',
  checkedLater: '核对日期不能晚于今天',
  milestoneBeyond: '阶段要求的月数须小于周期，学时不能超过周期的要求',
  /** Before a version is added. */
  effect: ({ openCycles, begunSince }: { openCycles: number; begunSince: number }) =>
    `影响 ${grouped(openCycles)} 个周期，现有周期不变${
      begunSince ? `；其中 ${grouped(begunSince)} 个在这一天或以后开始，可在“学时周期”中选择后重新计算` : ''
    }`,
} as const
