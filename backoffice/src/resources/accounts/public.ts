/** What other domains of the board may use of accounts. */
export { peoplePaths } from './users/PeopleTabs'
