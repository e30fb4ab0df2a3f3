import { tabStore } from '~/lib/storage'
import { partnerCodeKey as key } from './rememberPartnerCode'

export const partnerCode = (): string | null => tabStore.getItem(key)

/** Once the buyer takes the code out, it does not come back. */
export const clearPartnerCode = (): void => tabStore.removeItem(key)
