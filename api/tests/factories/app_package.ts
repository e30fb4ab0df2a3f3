import { request as httpRequest } from 'node:http'
import { Readable } from 'node:stream'
import { zip } from '#tests/functional/media/hostile_files'

export const packageType = 'application/vnd.android.package-archive'

/** An empty chunk of Android's binary XML. */
export function binaryManifest(): Buffer {
  const chunk = Buffer.alloc(8)
  chunk.writeUInt32LE(0x00080003, 0)
  chunk.writeUInt32LE(8, 4)
  return chunk
}

/** A small package; `contents` makes packages different. */
export function androidPackage(contents = 'code'): Buffer {
  return zip([
    { name: 'AndroidManifest.xml', body: binaryManifest() },
    { name: 'classes.dex', body: Buffer.from(contents) },
  ])
}

export interface FormPayload {
  host: string
  url: string
  fields: Record<string, string>
}

/** Sends an upload form in chunks, as a browser does with a file that does not fit into memory. */
export async function sendForm(
  origin: string,
  { host, fields }: FormPayload,
  file: AsyncIterable<Buffer> | Iterable<Buffer>,
  { type = packageType }: { type?: string } = {}
): Promise<{ status: number; body: string }> {
  const mark = '----packageform'
  const lines = Object.entries({ ...fields, 'Content-Type': type }).map(
    ([name, value]) => `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  )
  async function* body() {
    yield Buffer.from(lines.join(''))
    yield Buffer.from(
      `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="app.apk"\r\n` +
        `Content-Type: ${type}\r\n\r\n`
    )
    yield* file
    yield Buffer.from(`\r\n--${mark}--\r\n`)
  }
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': `multipart/form-data; boundary=${mark}` }
    const sent = httpRequest(origin + host, { method: 'POST', headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part)).on('error', reject)
      response.on('end', () => resolve({ status: response.statusCode!, body: Buffer.concat(parts).toString() }))
    })
    sent.on('error', reject)
    Readable.from(body()).on('error', reject).pipe(sent)
  })
}
