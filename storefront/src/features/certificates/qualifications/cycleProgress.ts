import { hoursOf } from '@zhuxue/api/terms/settings/hours'
import type { EducationCycle } from '~/lib/http/apiTypes'

/** The newest first: it is the one that the validity of the qualification describes. */
export function cyclesByQualification(cycles: EducationCycle[], qualificationId: number): EducationCycle[] {
  return cycles
    .filter((cycle) => cycle.qualificationId === qualificationId)
    .sort((one, other) => other.startsOn.localeCompare(one.startsOn))
}

/** Targets of one specialty, in the order of the server: the main one first, required before elective. */
export function targetsBySpecialty({ targets }: Pick<EducationCycle, 'targets'>) {
  const specialties = [...new Set(targets.map(({ specialty }) => specialty))]
  return specialties.map((specialty) => targets.filter((target) => target.specialty === specialty))
}

/** `18 / 60 学时` of the rule, and `720 / 2400 分钟`. */
export function progressTexts(
  { countedMinutes, targetMinutes }: { countedMinutes: number; targetMinutes: number },
  minutesPerHour: number
) {
  return {
    hours: `${hoursOf(countedMinutes, minutesPerHour)} / ${hoursOf(targetMinutes, minutesPerHour)} 学时`,
    minutes: `${countedMinutes} / ${targetMinutes} 分钟`,
  }
}

/** What to study next: required courses first. Null when nothing is missing. */
export function nextSort({ targets }: Pick<EducationCycle, 'targets'>): 0 | 1 | null {
  const missing = targets.filter(({ missingMinutes }) => missingMinutes > 0)
  if (!missing.length) return null
  return missing.some(({ requiredCourse }) => requiredCourse === 1) ? 1 : 0
}

export const sumOf = (
  { targets }: Pick<EducationCycle, 'targets'>,
  name: 'notUploadedMinutes' | 'selfReportedMinutes'
): number => targets.reduce((sum, target) => sum + target[name], 0)
