/** The public interface of statistics for other domains. */
export { courseStudyPathOf, channelStatsPath, teacherPath } from './paths'
export { PendingWork } from './pending-work/PendingWork'
