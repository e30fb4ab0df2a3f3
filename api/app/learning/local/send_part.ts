import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { byteRange } from '#learning/local/byte_range'

interface SentFile {
  path: string
  bytes: number
  changedAt: Date
  contentType: string
}

/** RFC 9110, 14. The stream is closed when the client leaves. */
export function sendPart({ request, response }: HttpContext, file: SentFile): void {
  const etag = `"${file.bytes.toString(16)}-${file.changedAt.getTime().toString(16)}"`
  response.header('Accept-Ranges', 'bytes')
  response.header('Content-Type', file.contentType)
  response.header('X-Content-Type-Options', 'nosniff')
  response.header('Cache-Control', 'no-store')
  response.header('ETag', etag)
  response.header('Last-Modified', file.changedAt.toUTCString())

  const whole = { start: 0, end: file.bytes - 1 }
  const fresh = isSame(request.header('if-range'), etag, file.changedAt)
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
  response.stream(bodiless ? Readable.from([]) : createReadStream(file.path, { start, end }))
}

function isSame(condition: string | undefined, etag: string, changedAt: Date): boolean {
  if (!condition) return true
  return condition === etag || condition === changedAt.toUTCString()
}
