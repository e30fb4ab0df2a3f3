/** What other domains of the board may use of learning. */
export { AssignTabs, assignPaths } from './AssignTabs'
export { OwnerName } from './user-courses/OwnerName'
