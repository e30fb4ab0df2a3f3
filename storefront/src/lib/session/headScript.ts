import { sessionInlineScript } from './sessionInlineScript'
import { rememberPartnerCode } from './rememberPartnerCode'

/** Runs in the head of every page, before the first paint. One script, because the policy of each page has a hash for each. */
export const headScript = `${sessionInlineScript};${rememberPartnerCode}`
