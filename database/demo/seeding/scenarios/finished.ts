import { mainLearners } from '../../content/people.js'
import type { Entitlement } from '../entitlements.js'
import type { SeedContext } from '../seed_context.js'

/** Of the learners of the guide: whoever tries an upload finds somebody with hours to upload. */
const withHoursToUpload = [1, 4, 5]

export function peopleWithHoursToUpload({ people }: SeedContext): number[] {
  return withHoursToUpload.map((at) => people.get(mainLearners[at].loginName)!.id)
}

/**
 * One course of further education for each of them, the one owned for the longest: seen and tested to its end whatever
 * the moment that the academy is counted back from.
 */
export function finishedRights(world: SeedContext, rights: Entitlement[]): Set<Entitlement> {
  const furtherEducation = [...world.courses.values()]
    .filter(({ courseType, leaves }) => courseType === 5 && leaves.some(({ videoId }) => videoId))
    .map(({ id }) => id)
  const finished = peopleWithHoursToUpload(world).flatMap((person) =>
    rights
      .filter(({ userId, courseId }) => userId === person && furtherEducation.includes(courseId))
      .sort((a, b) => a.since.getTime() - b.since.getTime())
      .slice(0, 1)
  )
  return new Set(finished)
}
