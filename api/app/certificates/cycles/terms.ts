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
  /** Outside hours that an admin confirmed. */
  Manual: 'manual',
} as const
export type CycleEntryKind = (typeof CycleEntryKind)[keyof typeof CycleEntryKind]

/** Days before the application ends on which a learner is reminded of missing hours. */
export const RemindDays = [180, 90, 30, 7] as const

export const CycleEntryKindText = {
  push: '上传',
  revert: '撤回',
  moved: '转移',
  outside: '自报',
  manual: '确认自报',
} as const satisfies Record<CycleEntryKind, string>

/** Hours of which sort a cycle misses. */
export const MissingSort = { Any: 'any', Required: 'required', Elective: 'elective' } as const
export type MissingSort = (typeof MissingSort)[keyof typeof MissingSort]
export const MissingSortText = { any: '必修或选修', required: '必修', elective: '选修' } as const satisfies Record<
  MissingSort,
  string
>

export const CycleReasonMax = 200
export const MaxMovedEntries = 100
export const MaxCourseKinds = 50
export const ProviderMax = 40
export const MaxOutsideHours = 200

export const cycleMessages = {
  outsideSaved: '已登记，只用于您自己的计划，不计入本站学时',
  outsideRemoved: '已删除',
  outsideDay: '学习日期须在本周期内，且不晚于今天',
  outsideHint: '只用于您自己的计划，单独显示为“自报”，不计入本站学时，也不上传。',
  outsideHours: `请填写1至${MaxOutsideHours}的整数`,
  outsideProvider: `培训机构须为2至${ProviderMax}个字符`,
  outsideSpecialty: '请选择本周期的专业和必修或选修',
  selfReported: '自报',
  notUploaded: '已学未上传',
  met: '本周期的学时已完成',
  closed: '本周期已结束，学时没有学满',
  afterDay: '已过申请延续注册的日期，请尽快学完并咨询主管部门',
  noCourses: '暂时没有可以计入本周期的课程',
  allCredited: '可以计入的课程您都已取得学时，新课程上架后会出现在这里',
  whyOutsideAll: '这些学时已计入证书累计。登记执业证书后，确认日期在有效期内的学时会计入它的学时周期。',
  moved: '学时已转移',
  moveChanged: '所选学时已不在本周期，请刷新后重新选择',
  moveNowhere: '请选择该学员的另一个周期',
  moveNotOwed: (courseName: string) => `“${courseName}”的学时不属于所选周期的证书、专业或必修选修`,
  printed: (issueNo: string) => `学时已打印在证书 ${issueNo} 上，须先作废该证书才能更改，请联系客服`,
  courseKindsSaved: '保存成功',
  courseKindMissing: '所选证书类别已不存在，请刷新后重新选择',
  courseWithoutHours: '只有继续教育课程可以选择证书类别',
  courseKindWithoutSubject: (kindName: string) => `${kindName}没有本课程的专业，不能选择`,
  /** Before the kinds of a course are changed. */
  courseKindsEffect:
    '立即生效，只影响以后上传的学时。已计入周期的学时不会移动，可在“学时周期”转移；周期外的学时在重新计算学员的周期时按新的选择计入。',
  recounted: (cycles: number) => `已重新计算 ${cycles} 个周期`,
  recountClosed: '周期已结束，不能重新计算',
  sameRule: '该周期已按这个版本计算',
  otherKind: '所选规则不属于该类证书',
  outsideConfirmed: '已确认，计入本周期',
  whyOutside: '这些学时已计入证书累计，但确认日期不在周期内，或课程不属于您登记的证书和专业，所以不计入本周期。',
} as const

/** Of its own, so that the course page and the cart load nothing else. */
export const notCountedText = '本课程的学时不计入您登记的任何执业证书'

/** What a course counts for, such as 二级建造师 · 市政公用工程. */
export interface CountedFor {
  kindName: string
  specialtyName: string | null
}

export function countedForText({ kindName, specialtyName }: CountedFor): string {
  return [kindName, specialtyName].filter(Boolean).join(' · ')
}

/** Kinds of one specialty together: `一级建造师、二级建造师 · 市政公用工程`. */
export function countedForTexts(countsFor: readonly CountedFor[]): string[] {
  const specialties = [...new Set(countsFor.map(({ specialtyName }) => specialtyName))]
  return specialties.map((specialtyName) => {
    const kinds = countsFor.filter((one) => one.specialtyName === specialtyName).map(({ kindName }) => kindName)
    return countedForText({ kindName: kinds.join('、'), specialtyName })
  })
}

interface Owed {
  minutesPerHour: number
  targets: { requiredCourse: 0 | 1; missingMinutes: number }[]
}

/** What is missing, required before elective: `必修 42 学时`, in the page with its minutes. */
function missingParts({ targets, minutesPerHour }: Owed, hasMinutes: boolean): string[] {
  return ([1, 0] as const).flatMap((required) => {
    const minutes = targets
      .filter(({ requiredCourse }) => requiredCourse === required)
      .reduce((sum, { missingMinutes }) => sum + missingMinutes, 0)
    if (minutes <= 0) return []
    const hours = `${required ? '必修' : '选修'} ${Math.ceil(minutes / minutesPerHour)} 学时`
    return hasMinutes ? `${hours}（${minutes} 分钟）` : hours
  })
}

/** Null when nothing is missing. */
export function missingText({ applyUntil, ...owed }: Owed & { applyUntil: string }): string | null {
  const parts = missingParts(owed, true)
  if (!parts.length) return null
  return `还差${parts.join('、')}。请在 ${applyUntil} 前完成并上传，以便按时申请延续注册`
}

/** The same for a message, without the minutes. */
export const missingHoursText = (owed: Owed) => missingParts(owed, false).join('、')
