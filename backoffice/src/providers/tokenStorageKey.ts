/** Storage key of the token of this tab. */
export const tokenStorageKey = 'zhuxue.staff'
