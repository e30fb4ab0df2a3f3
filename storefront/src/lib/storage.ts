import { pageStorage } from '@zhuxue/api/page-storage'

// oxlint-disable no-restricted-properties
// The only use of both: where the browser blocks site data, the access itself throws.
export const localStore = pageStorage(() => globalThis.localStorage)
/** Of this tab. */
export const tabStore = pageStorage(() => globalThis.sessionStorage)
