import { session } from './session'

/** The next user on this tab must not see a draft; the same user must, after an expired session. */
export const draftOwner = () => session.get().userName
