import { session } from './session'

/**
 * The next person who signs in on this tab must not see a draft; the same one must, after a session that ended by itself.
 */
export const draftOwner = () => session.get().userName
