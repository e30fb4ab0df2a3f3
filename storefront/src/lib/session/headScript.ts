import { sessionInlineScript } from './sessionInlineScript'
import { rememberPartnerCode } from './rememberPartnerCode'

/**
 * Runs in the head of every page, before the first paint. One script, because each page's policy has a hash for every
 * script.
 */
export const headScript = `${sessionInlineScript};${rememberPartnerCode}`
