/** What other domains of the board may use of certificates. */
export { HourTabs } from './HourTabs'
export { hourPaths, userCertPath, userCertRoot } from './paths'
