/** What other domains of the board may use of certificates. */
export { HourTabs } from './HourTabs'
export { learnerColumn } from './learnerColumn'
export { hourPaths, userCertPath, userCertRoot } from './paths'
