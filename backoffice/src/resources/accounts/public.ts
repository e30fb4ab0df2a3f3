/** What other domains of the board may use of accounts. */
export { peoplePaths, personPath } from './paths'
export { PersonLink } from './PersonLink'
