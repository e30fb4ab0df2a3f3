/** The public interface of statistics for other domains. */
export { courseStudyPathOf, channelStatsPath, statementPath, teacherPath } from './paths'
export { PendingWork } from './pending-work/PendingWork'
