import { createHash } from 'node:crypto'

export type TextEncoding = 'utf-8' | 'gb18030'

/** Its chunks, from the beginning at each call. */
export type ByteSource = () => AsyncIterable<Buffer> | Iterable<Buffer>

/**
 * Reads all of it once: its hash, and its encoding. UTF-8 if all of it is, otherwise GB18030 if all of it is: a file
 * never changes its encoding, and a wrong guess would garble names silently. A NUL byte is UTF-16.
 */
export async function scanText(source: ByteSource): Promise<{ sha256: string; encoding: TextEncoding | null }> {
  const hash = createHash('sha256')
  const decoders = new Map(
    (['utf-8', 'gb18030'] as const).map((encoding) => [encoding, new TextDecoder(encoding, { fatal: true })])
  )
  for await (const bytes of source()) {
    hash.update(bytes)
    if (bytes.includes(0)) decoders.clear()
    for (const [encoding, decoder] of decoders) if (!decodes(decoder, bytes)) decoders.delete(encoding)
  }
  for (const [encoding, decoder] of decoders) if (!decodes(decoder)) decoders.delete(encoding)
  const [encoding = null] = decoders.keys()
  return { sha256: hash.digest('hex'), encoding }
}

function decodes(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

/** Without byte order mark, and with LF: csv-parse counts CR LF inside quotes as two lines. */
export async function* decodedText(source: ByteSource, encoding: TextEncoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let rest = ''
  for await (const bytes of source()) {
    const text = rest + decoder.decode(bytes, { stream: true })
    rest = text.endsWith('\r') ? '\r' : ''
    yield (rest ? text.slice(0, -1) : text).replaceAll('\r\n', '\n')
  }
  yield rest + decoder.decode()
}
