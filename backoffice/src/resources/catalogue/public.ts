/** The public interface of the catalogue for other domains. */
export { DiffHtml } from './audit/DiffText'
export { UnpublishedCourses } from './list/UnpublishedCourses'
