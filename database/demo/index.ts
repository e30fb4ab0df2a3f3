export { checkDemo } from './check.js'
export { courses } from './courses/index.js'
export { handouts } from './handouts.js'
export { idCard, isIdCard } from './id_card.js'
export { demoOrders } from './orders.js'
export {
  channelCodes,
  learners,
  mainLearners,
  otherLearners,
  people,
  staffPeople,
} from './people.js'
export { areas, province } from './regions.js'
export { teachers } from './teachers.js'
export type * from './shapes.js'
