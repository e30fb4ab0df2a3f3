/** The public interface of transfer for other domains. */
export { importPath } from './paths'
