import { mainLearners } from '../../content/people.js'
import { chance } from '../seeded_random.js'
import type { SeedContext } from '../seed_context.js'

/** Most learners drop off in the fourth chapter of this course, early in its video: its teacher can see it. */
const planted = { course: 'sc-tujian-quan', chapters: 4, watched: 0.34 }

/** @returns the share watched by a learner who dropped off there, undefined for all others */
export function plantedStop(
  { people }: SeedContext,
  { userId, courseKey }: { userId: number; courseKey: string }
): Pick<typeof planted, 'chapters' | 'watched'> | undefined {
  if (courseKey !== planted.course || chance(`stop ${userId}`) > 0.8) return
  const isOfGuide = mainLearners.some(({ loginName }) => people.get(loginName)!.id === userId)
  return isOfGuide ? undefined : planted
}
