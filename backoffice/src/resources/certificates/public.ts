/** The public interface of certificates for other domains. */
export { HourTabs } from './HourTabs'
export { learnerColumn } from './learnerColumn'
export { hourPaths, userCertPath, userCertRoot } from './paths'
export { QualificationsOf } from './qualifications/QualificationsOf'
