export const overviewPath = '/board/admin/admin-index'
export const playPath = '/board/admin/play-statis'
export const ownChannelStatsPath = '/board/channel/statis'
export const channelStatsRoot = '/board/admin/channel-statis'
export const ownTeacherPath = '/board/teacher/teacher-statis'
export const teacherRoot = '/board/admin/teacher-statis'
export const ownStatementsPath = '/board/channel/statements'
export const statementsRoot = '/board/admin/statements'

/** The study statistics of one course. */
export const courseStudyPathOf = (viewerRole: 'admin' | 'teacher', courseId: number | ':courseId') =>
  `/board/${viewerRole}/course-study/${courseId}`

export const channelStatsPath = (userId: number) => `${channelStatsRoot}/${userId}`
export const teacherPath = (userId: number, name: string) => `${teacherRoot}/${userId}/${encodeURIComponent(name)}`
/** Statements of a channel; without an id, the user's own. */
export const statementsPath = (userId?: number) =>
  userId === undefined ? ownStatementsPath : `${statementsRoot}/${userId}`
export const statementPath = (month: string, userId?: number) => `${statementsPath(userId)}/${month}`
