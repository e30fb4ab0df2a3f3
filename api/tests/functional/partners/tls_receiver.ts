import 'reflect-metadata'
import { createServer, type Server } from 'node:tls'
import type { AddressInfo } from 'node:net'
import * as x509 from '@peculiar/x509'

const dayMs = 86_400_000

/** A TLS server of `hooks.example.com` on this machine, whose certificate ends in so many days. */
export async function startTlsReceiver(days: number) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  const keys = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: '01',
    name: 'CN=hooks.example.com',
    notBefore: new Date(Date.now() - dayMs),
    notAfter: new Date(Date.now() + days * dayMs),
    signingAlgorithm: algorithm,
    keys,
    extensions: [new x509.SubjectAlternativeNameExtension([{ type: 'dns', value: 'hooks.example.com' }])],
  })
  const cert = certificate.toString('pem')
  const key = x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', keys.privateKey), 'PRIVATE KEY')
  let received = 0
  const server: Server = createServer({ cert, key }, (socket) => {
    socket.on('data', (part) => (received += part.length))
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    cert,
    url: `https://hooks.example.com:${port}/hook`,
    receivedBytes: () => received,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
