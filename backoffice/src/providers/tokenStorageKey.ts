/** Where a tab keeps the token of whoever is signed in. */
export const tokenStorageKey = 'zhuxue.staff'
