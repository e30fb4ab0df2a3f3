export const CycleState = { Open: 'open', Met: 'met', Closed: 'closed' } as const
export type CycleState = (typeof CycleState)[keyof typeof CycleState]
export const CycleStateText = { open: '进行中', met: '已完成', closed: '已结束，学时未满' } as const satisfies Record<
  CycleState,
  string
>

export const CycleEntryKind = {
  Push: 'push',
  Revert: 'revert',
  Moved: 'moved',
  /** Hours of another provider as the learner says; they are shown apart and never counted. */
  Outside: 'outside',
} as const
export type CycleEntryKind = (typeof CycleEntryKind)[keyof typeof CycleEntryKind]

export const ProviderMax = 40
export const MaxOutsideHours = 200

export const cycleMessages = {
  outsideSaved: '已登记，只用于您自己的计划，不计入本站学时',
  outsideRemoved: '已删除',
  outsideDay: '学习日期须在本周期内，且不晚于今天',
  outsideSpecialty: '请选择本周期的专业和必修或选修',
  notCounted: '本课程的学时不计入您登记的任何执业证书',
  whyOutside: '这些学时已计入证书累计，但确认日期不在周期内，或课程不属于您登记的证书和专业，所以不计入本周期。',
} as const

/** What a course counts for, such as 二级建造师 · 市政公用工程. */
export interface CountedFor {
  kindName: string
  specialtyName: string | null
}

export function countedForText({ kindName, specialtyName }: CountedFor): string {
  return [kindName, specialtyName].filter(Boolean).join(' · ')
}

interface Missing {
  applyUntil: string
  minutesPerHour: number
  targets: { requiredCourse: 0 | 1; missingMinutes: number }[]
}

/** Null when nothing is missing. */
export function missingText({ targets, minutesPerHour, applyUntil }: Missing): string | null {
  const parts = ([1, 0] as const).flatMap((required) => {
    const minutes = targets
      .filter(({ requiredCourse }) => requiredCourse === required)
      .reduce((sum, { missingMinutes }) => sum + missingMinutes, 0)
    if (minutes <= 0) return []
    return `${required ? '必修' : '选修'} ${Math.ceil(minutes / minutesPerHour)} 学时（${minutes} 分钟）`
  })
  if (!parts.length) return null
  return `还差${parts.join('、')}。请在 ${applyUntil} 前完成并上传，以便按时申请延续注册`
}
