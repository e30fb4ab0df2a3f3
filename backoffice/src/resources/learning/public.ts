/** The public interface of learning for other domains. */
export { AssignTabs, assignPaths, learnerImportPath } from './AssignTabs'
export { OwnerName } from './user-courses/OwnerName'
