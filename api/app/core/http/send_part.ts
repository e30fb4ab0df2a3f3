import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { byteRange, type ByteRange } from '#core/http/byte_range'

export interface SentFile {
  bytes: number
  /** With its quotes. */
  etag: string
  changedAt: Date
  contentType: string
  open: (range: ByteRange) => Readable | Promise<Readable>
}

/** RFC 9110, 14. The stream is closed when the client disconnects. */
export async function sendPart({ request, response }: HttpContext, file: SentFile): Promise<void> {
  response.header('Accept-Ranges', 'bytes')
  response.header('Content-Type', file.contentType)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'no-store')
  response.header('ETag', file.etag)
  response.header('Last-Modified', file.changedAt.toUTCString())

  const whole = { start: 0, end: file.bytes - 1 }
  const fresh = isSame(request.header('if-range'), file)
  const range = fresh ? byteRange(request.header('range'), file.bytes) : null
  if (range === 'unsatisfiable') {
    response.status(416).header('Content-Range', `bytes */${file.bytes}`)
    return response.stream(Readable.from([]))
  }
  if (range) {
    response.status(206)
    response.header('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`)
  }
  const { start, end } = range ?? whole
  response.header('Content-Length', String(end - start + 1))

  const bodiless = request.method() === 'HEAD' || file.bytes === 0
  response.stream(bodiless ? Readable.from([]) : await file.open({ start, end }))
}

function isSame(condition: string | undefined, { etag, changedAt }: SentFile): boolean {
  if (!condition) return true
  return condition === etag || condition === changedAt.toUTCString()
}
