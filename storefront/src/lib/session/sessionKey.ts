import { SessionStorage } from '@zhuxue/api/terms/accounts/sessions'

/** Of the local storage, where a session survives the browser. */
export const sessionKey = SessionStorage.session
