import { isRefused, pageStorage } from '@zhuxue/api/page-storage'

// oxlint-disable no-restricted-properties
// The only place that touches them: where the browser refuses site data, the access itself throws.
const openLocal = () => globalThis.localStorage

export const localStore = pageStorage(openLocal)
/** Of this tab. */
export const tabStore = pageStorage(() => globalThis.sessionStorage)

export const isStorageRefused = (): boolean => isRefused(openLocal)
