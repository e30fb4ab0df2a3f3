/** What other domains of the board may use of certificates. */
export { userCertPath, userCertRoot } from './paths'
