/** The public interface of accounts for other domains. */
export { peoplePaths, personPath } from './paths'
export { PersonLink } from './PersonLink'
