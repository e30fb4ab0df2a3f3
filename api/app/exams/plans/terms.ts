export const PerDay = { least: 5, most: 100, usual: 20 } as const
export const MaxPlanDays = 365
export const PlanSeriesDays = 30

export const planMessages = {
  examPast: '考试日期必须晚于今天',
  examTooFar: `考试日期最多在${MaxPlanDays}天以内`,
  saved: '学习计划已保存',
  removed: '学习计划已删除',
  noPlan: '还没有学习计划',
} as const
