import type { Answer } from '../../local_client/client.js'
import type { Target } from '../../local_client/target.js'

/** Uploads a file through the server, like a form. */
export function upload(
  target: Target,
  token: string,
  category: string,
  file: Buffer,
  type: string,
  name = 'x'
): Promise<Answer> {
  const boundary = `----attack${Math.random()}`
  const head =
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\n` +
    `Content-Type: ${type}\r\n\r\n`
  const raw = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(raw.length) }
  return target.call('POST', `/api/files/upload?category=${category}`, { token, raw, headers })
}
