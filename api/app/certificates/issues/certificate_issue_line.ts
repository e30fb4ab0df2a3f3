import { CertificateIssueLineSchema } from '#core/schema'

export default class CertificateIssueLine extends CertificateIssueLineSchema {}
