import type { DemoCourse } from '../../types.js'
import { answers } from './answers.js'
import { books } from './books.js'
import { building } from './building.js'
import { cooperative } from './cooperative.js'
import { costSkills } from './cost_skills.js'
import { drafts } from './drafts.js'
import { firstClassCost } from './first_class_cost.js'
import { freeCourses } from './free.js'
import { liveCourses } from './live.js'
import { materials } from './materials.js'
import { municipal } from './municipal.js'
import { notices } from './notices.js'
import { secondClassCost } from './second_class_cost.js'
import { water } from './water.js'
import type { DraftCourse } from './write.js'

/** One list per course type, in display order. */
const lists: DraftCourse[][] = [
  [...secondClassCost, ...firstClassCost, ...costSkills, ...drafts, ...freeCourses],
  answers,
  books,
  materials,
  [...building, ...municipal, ...water, ...cooperative],
  liveCourses,
  notices,
]

/** The whole catalogue; the display order descends within a list, the greater number first. */
export const courses: DemoCourse[] = lists.flatMap((list) =>
  list.map((draft, i) => ({ ...draft, order: list.length - i }))
)
