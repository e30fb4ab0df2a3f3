/** What other domains of the board may use of the catalogue. */
export { DiffHtml } from './audit/DiffText'
export { UnpublishedCourses } from './list/UnpublishedCourses'
