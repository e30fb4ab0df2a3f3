/** Replaces the proxy of docker-compose.yml: HTTP/2 over TLS, and compression of uncompressed responses. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createGzip } from 'node:zlib'

const compressible = /^(text\/|application\/(json|javascript)|image\/svg)/
/** Headers of a single connection, which HTTP/2 does not have. */
const hopByHop = ['connection', 'keep-alive', 'transfer-encoding']
const scriptPath = '/before-the-page.js'

/**
 * Pages load `script` first: it stores a user's session where the page expects it. `cookie` is sent with every request.
 * @returns the URL in front of `target`, with a self-signed certificate
 */
export async function compressingProxy(target, folder, { isPage, script, cookie }) {
  const { hostname, port } = new URL(target)
  const server = createSecureServer({ ...certificate(folder), allowHTTP1: true })
  server.on('request', (asked, answer) => {
    const { method, url: path } = asked
    if (path === scriptPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      return answer.end(script)
    }
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')))
    const zips = /\bgzip\b/.test(headers['accept-encoding'] ?? '')
    if (isPage(path)) delete headers['accept-encoding']
    if (cookie) headers.cookie = cookie
    const passed = request({ hostname, port, method, path, headers }, async (answered) => {
      const given = { ...answered.headers }
      for (const name of hopByHop) delete given[name]
      const isPlain = compressible.test(given['content-type'] ?? '') && !given['content-encoding']
      if (isPlain) delete given['content-length']
      const isZipped = isPlain && zips
      answer.writeHead(answered.statusCode, isZipped ? { ...given, 'content-encoding': 'gzip' } : given)
      const out = isZipped ? createGzip() : answer
      if (isZipped) out.pipe(answer)
      if (!isPage(path)) return answered.pipe(out)
      const html = await text(answered)
      out.end(html.replace('<head>', `<head><script src="${scriptPath}"></script>`))
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
  const options = 'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost'.split(' ')
  execFileSync('openssl', [...options, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(cert) }
}
