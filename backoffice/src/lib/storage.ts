import { pageStorage } from '@zhuxue/api/page-storage'

// oxlint-disable no-restricted-properties
// The only place that uses them: access itself throws where the browser blocks site data.
export const localStore = pageStorage(() => globalThis.localStorage)
/** Storage of this tab. */
export const tabStore = pageStorage(() => globalThis.sessionStorage)
