import { mainLearners } from '../../content/people.js'
import type { Entitlement } from '../entitlements.js'
import type { SeedContext } from '../seed_context.js'

/** Learners of the demo guide that have hours to upload. */
const withHoursToUpload = [1, 4, 5]

export function peopleWithHoursToUpload({ people }: SeedContext): number[] {
  return withHoursToUpload.map((at) => people.get(mainLearners[at].loginName)!.id)
}

/**
 * One further education course of each of them, the one owned for the longest: finished with its tests passed, whatever
 * the seeding time.
 */
export function finishedRights(context: SeedContext, rights: Entitlement[]): Set<Entitlement> {
  const furtherEducation = [...context.courses.values()]
    .filter(({ courseType, leaves }) => courseType === 5 && leaves.some(({ videoId }) => videoId))
    .map(({ id }) => id)
  const finished = peopleWithHoursToUpload(context).flatMap((person) =>
    rights
      .filter(({ userId, courseId }) => userId === person && furtherEducation.includes(courseId))
      .sort((a, b) => a.since.getTime() - b.since.getTime())
      .slice(0, 1)
  )
  return new Set(finished)
}
