/** Stands in for the proxy of docker-compose.yml: HTTP/2 over TLS, and it compresses what the product leaves plain. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { request } from 'node:http'
import { join } from 'node:path'
import { createGzip } from 'node:zlib'

const compressible = /^(text\/|application\/(json|javascript)|image\/svg)/
/** Of one connection, which HTTP/2 does not know. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding']

/** @returns the address in front of `target`, with a certificate that nobody trusts */
export async function compressingProxy(target, folder) {
  const { hostname, port } = new URL(target)
  const server = createSecureServer({ ...certificate(folder), allowHTTP1: true })
  server.on('request', (asked, answer) => {
    const { method, url: path } = asked
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':'))
    )
    const passed = request({ hostname, port, method, path, headers }, (answered) => {
      const given = { ...answered.headers }
      for (const name of hopByHop) delete given[name]
      const isPlain = compressible.test(given['content-type'] ?? '') && !given['content-encoding']
      const zips = isPlain && /\bgzip\b/.test(headers['accept-encoding'] ?? '')
      if (zips) delete given['content-length']
      answer.writeHead(answered.statusCode, zips ? { ...given, 'content-encoding': 'gzip' } : given)
      if (zips) answered.pipe(createGzip()).pipe(answer)
      else answered.pipe(answer)
    })
    passed.on('error', () => answer.stream?.destroy())
    asked.pipe(passed)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  return `https://localhost:${server.address().port}`
}

function certificate(folder) {
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name))
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
  ]
  execFileSync('openssl', [...made, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
