export const overviewPath = '/board/admin/admin-index'
export const playPath = '/board/admin/play-statis'
export const ownPartnerPath = '/board/channel/statis'
export const partnerRoot = '/board/admin/channel-statis'
export const ownTeacherPath = '/board/teacher/teacher-statis'
export const teacherRoot = '/board/admin/teacher-statis'
export const ownStatementsPath = '/board/channel/statements'
export const statementsRoot = '/board/admin/statements'

/** The study statistics of one course. */
export const courseStudyPathOf = (desk: 'admin' | 'teacher', courseId: number | ':courseId') =>
  `/board/${desk}/course-study/${courseId}`

export const partnerPath = (userId: number) => `${partnerRoot}/${userId}`
export const teacherPath = (userId: number, name: string) => `${teacherRoot}/${userId}/${encodeURIComponent(name)}`
/** Statements of a channel; without an id, the user's own. */
export const statementsPath = (userId?: number) =>
  userId === undefined ? ownStatementsPath : `${statementsRoot}/${userId}`
export const statementPath = (month: string, userId?: number) => `${statementsPath(userId)}/${month}`
