export { checkDemo } from './checks/check.js'
export { courses } from './content/courses/index.js'
export { handouts } from './content/handouts.js'
export { idCard, isIdCard } from './id_card.js'
export { demoOrders } from './content/orders.js'
export {
  channelCodes,
  learners,
  mainLearners,
  otherLearners,
  people,
  staffPeople,
} from './content/people.js'
export { areas, province } from './content/regions.js'
export { teachers } from './content/teachers.js'
export type * from './shapes.js'
