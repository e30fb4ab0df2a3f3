/** The public interface of comments for other domains. */
export { commentsPath } from './paths'
