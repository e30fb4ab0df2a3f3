/** The public interface of statistics for other domains. */
export { courseStudyPathOf, partnerPath, teacherPath } from './paths'
export { Waiting } from './pending-work/PendingWork'
