/** The public interface of the catalogue for other domains. */
export { chapterPath, coursePath, synonymsPath } from './paths'
export { DiffHtml } from './audit/DiffText'
export { UnpublishedCourses } from './list/UnpublishedCourses'
