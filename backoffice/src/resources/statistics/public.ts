/** What other domains of the board may use of statistics. */
export { courseStudyPathOf, partnerPath, teacherPath } from './paths'
export { Waiting } from './pending-work/PendingWork'
