import { CertificateIssueLineSchema } from '#core/schema'

/** A certificate that a print covers. */
export default class CertificateIssueLine extends CertificateIssueLineSchema {}
