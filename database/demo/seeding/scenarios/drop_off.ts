import { mainLearners } from '../../content/people.js'
import { chance } from '../seeded_random.js'
import type { SeedContext } from '../seed_context.js'

/** Most learners drop off in the fourth chapter of this course, early in its video: its teacher can see it. */
const dropOff = { course: 'sc-tujian-quan', chapters: 4, watched: 0.34 }

/** @returns the share watched by a learner who dropped off there, undefined for all others */
export function dropOffOf(
  { people }: SeedContext,
  { userId, courseKey }: { userId: number; courseKey: string }
): Pick<typeof dropOff, 'chapters' | 'watched'> | undefined {
  if (courseKey !== dropOff.course || chance(`stop ${userId}`) > 0.8) return
  const isOfGuide = mainLearners.some(({ loginName }) => people.get(loginName)!.id === userId)
  return isOfGuide ? undefined : dropOff
}
