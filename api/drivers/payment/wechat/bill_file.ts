import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { ProviderReportLine } from '#drivers/payment/payment_gateway'
import { BillReader } from '#drivers/payment/wechat/bill'

const maxLineCharacters = 65_536
/** Fewer bytes than this within `stallMs` count as stalled. */
const trickleBytes = 1024

/** The file is unsigned: it is only valid if its SHA1, over the unzipped text, equals that of a signed response. */
export async function readBillFile(
  file: IncomingMessage,
  { sha1, stallMs, maxBytes }: { sha1: string; stallMs: number; maxBytes: number }
): Promise<ProviderReportLine[]> {
  const reader = new BillReader()
  const hash = createHash('sha1')
  const watch = destroyWhenStalled(file, stallMs)
  try {
    await pipeline(file, createGunzip(), async (parts: AsyncIterable<Buffer>) => {
      let bytes = 0
      for await (const line of linesOf(parts, (part) => {
        hash.update(part)
        bytes += part.length
        if (bytes > maxBytes) throw new Error(`a bill of more than ${maxBytes} bytes`)
      })) {
        reader.read(line)
      }
    })
  } finally {
    clearInterval(watch)
  }
  if (hash.digest('hex') !== sha1.toLowerCase()) throw new Error('a bill with another SHA1')
  return reader.finish()
}

async function* linesOf(parts: AsyncIterable<Buffer>, look: (part: Buffer) => void) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let rest = ''
  for await (const part of parts) {
    look(part)
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop()!
    if (rest.length > maxLineCharacters) throw new Error('a line of the bill without an end')
    yield* lines
  }
  yield rest + decoder.decode()
}

function destroyWhenStalled(file: IncomingMessage, stallMs: number): NodeJS.Timeout {
  const { socket } = file
  let seen = socket.bytesRead
  return setInterval(() => {
    if (socket.bytesRead - seen < trickleBytes) file.destroy(new Error('the bill stalls'))
    seen = socket.bytesRead
  }, stallMs)
}
