import type { EducationCycle } from '../../lib/apiTypes'

type Cycle = Pick<EducationCycle, 'targets' | 'minutesPerHour'>

export interface TargetLine {
  key: string
  text: string
  isMissing: boolean
}

/** `市政公用工程 必修 18 / 60 学时` of each target. */
export function targetLines({ targets, minutesPerHour }: Cycle): TargetLine[] {
  return targets.map(({ specialty, specialtyName, requiredCourse, countedMinutes, targetMinutes, missingMinutes }) => ({
    key: `${specialty} ${requiredCourse}`,
    text: [
      specialtyName,
      requiredCourse ? '必修' : '选修',
      `${Math.floor(countedMinutes / minutesPerHour)} / ${targetMinutes / minutesPerHour} 学时`,
    ]
      .filter(Boolean)
      .join(' '),
    isMissing: missingMinutes > 0,
  }))
}

/** `必修 42、选修 15 学时`, or null when nothing is missing. */
export function missingHours({ targets, minutesPerHour }: Cycle): string | null {
  const parts = ([1, 0] as const).flatMap((required) => {
    const minutes = targets
      .filter(({ requiredCourse }) => requiredCourse === required)
      .reduce((sum, { missingMinutes }) => sum + missingMinutes, 0)
    return minutes > 0 ? [`${required ? '必修' : '选修'} ${Math.ceil(minutes / minutesPerHour)}`] : []
  })
  return parts.length ? `${parts.join('、')} 学时` : null
}

export function daysLeftText(daysLeft: number): string {
  if (daysLeft < 0) return `已过 ${-daysLeft} 天`
  return daysLeft === 0 ? '今天截止' : `还有 ${daysLeft} 天`
}
