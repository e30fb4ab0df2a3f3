import { mainLearners } from '../../content/people.js'
import { chance } from '../seeded_random.js'
import type { SeedContext } from '../seed_context.js'

/** Most who came so far gave up in the fourth chapter of this course, early in its video: its teacher sees where. */
const planted = { course: 'sc-tujian-quan', chapters: 4, watched: 0.34 }

/** @returns what somebody has watched of a course who gave up there, none for everybody else */
export function plantedStop(
  { people }: SeedContext,
  { userId, courseKey }: { userId: number; courseKey: string }
): Pick<typeof planted, 'chapters' | 'watched'> | undefined {
  if (courseKey !== planted.course || chance(`stop ${userId}`) > 0.8) return
  const isOfGuide = mainLearners.some(({ loginName }) => people.get(loginName)!.id === userId)
  return isOfGuide ? undefined : planted
}
