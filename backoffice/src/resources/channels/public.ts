/** The public interface of channels for other domains. */
export { discountText } from './channels/channel'
