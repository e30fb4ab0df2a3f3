import { tabStore } from '~/lib/storage'
import { partnerCodeKey as key } from './rememberPartnerCode'

export const partnerCode = (): string | null => tabStore.getItem(key)

/** Once the customer removes the code, it does not come back. */
export const clearPartnerCode = (): void => tabStore.removeItem(key)
