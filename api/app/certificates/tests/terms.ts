/** What a course's own test points at (`refId`). */
export const courseTestOf = (courseId: number) => `course-${courseId}`
/** The same of the paper of a subject, for courses without a paper of their own. */
export const subjectTestOf = (certSubject: string, requiredCourse: boolean) =>
  `${certSubject}_${requiredCourse ? 1 : 0}`

/** What a test of a course counts for (`correlationId`). */
export const courseTestCorrelation = (courseEduLogId: number) => `edu-${courseEduLogId}`
/** What an attempt at the test of a chapter is for. */
export const chapterTestCorrelation = (chapterId: number) => `cpt-${chapterId}`
