/** The public interface of channels for other domains. */
export { teacherPaths } from './teacherPaths'
export { discountText } from './channels/channel'
