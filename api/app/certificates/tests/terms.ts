/** The `refId` of a course's own test. */
export const courseTestOf = (courseId: number) => `course-${courseId}`
/** The `refId` of the paper of a subject, for courses without a paper of their own. */
export const subjectTestOf = (certSubject: string, requiredCourse: boolean) =>
  `${certSubject}_${requiredCourse ? 1 : 0}`

/** The context (`correlationId`) of a course test. */
export const courseTestCorrelation = (courseEduLogId: number) => `edu-${courseEduLogId}`
/** The context (`correlationId`) of a chapter test. */
export const chapterTestCorrelation = (chapterId: number) => `cpt-${chapterId}`
