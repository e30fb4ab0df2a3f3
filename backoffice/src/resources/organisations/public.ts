/** The public interface of organisations for other domains. */
export { organisationsPath } from './paths'
