import { createHash, X509Certificate } from 'node:crypto'

/** Alipay's number of a certificate: MD5 of its issuer, last part first, and its serial in decimal. */
export function certificateSerial(pem: string): string {
  const { issuer, serialNumber } = new X509Certificate(pem)
  const name = issuer.split('\n').toReversed().join(',')
  return createHash('md5')
    .update(name + BigInt(`0x${serialNumber}`).toString())
    .digest('hex')
}

/** Of the certificates in Alipay's root file only those that are signed with RSA count. */
export function rootSerial(pems: string): string {
  const certificates = pems.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  return certificates
    .filter((pem) => new X509Certificate(pem).signatureAlgorithmOid?.startsWith(rsaSignatures))
    .map(certificateSerial)
    .join('_')
}

const rsaSignatures = '1.2.840.113549.1.1.'
