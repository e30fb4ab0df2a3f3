/** What other domains of the board may use of the channels. */
export { discountText } from './channels/channel'
