/** What other domains of the board may use of the catalogue. */
export { UnpublishedCourses } from './list/UnpublishedCourses'
