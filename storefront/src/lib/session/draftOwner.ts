import { session } from './session'

/** Marks a kept draft as somebody's: the next person who signs in on this tab does not find it. */
export const draftOwner = () => session.get().token.slice(-12)
