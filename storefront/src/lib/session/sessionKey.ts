/** Of the local storage, where a session survives the browser. */
export const sessionKey = 'zhuxue.session'
