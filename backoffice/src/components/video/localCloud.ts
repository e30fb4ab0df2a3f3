import axios, { type AxiosResponse } from 'axios'
import { messages } from '../../lib/apiErrors'
import { UploadNotFound, PermanentError } from './retry'
import type { Receiver } from './sendInChunks'
import type { UploadGrant } from './uploadGrant'

/** Milliseconds without progress after which a connection counts as broken. */
const stalledAfter = 60_000
const expired = [401, 403]
const unknown = [404, 410]
const transient = [408, 409, 423, 425, 429]
const diskFull = 507

interface Call {
  method: 'HEAD' | 'PATCH'
  signal: AbortSignal
  headers?: Record<string, string>
  body?: Blob
  onSent?: (bytes: number) => void
}

/**
 * Uploads to our own server (tus-like): HEAD returns the received bytes, PATCH appends. An expired upload token is
 * renewed once per call.
 */
export function localReceiver(first: UploadGrant, fileSize: number, renew: () => Promise<UploadGrant>): Receiver {
  let grant = first

  async function call(one: Call): Promise<number> {
    let response = await request(grant, one)
    if (expired.includes(response.status)) {
      grant = await renew()
      response = await request(grant, one)
    }
    return offsetOf(response)
  }

  return {
    offset: (signal) => call({ method: 'HEAD', signal }),
    send: (from, body, { signal, onSent }) =>
      call({
        method: 'PATCH',
        signal,
        body,
        onSent,
        headers: {
          'Content-Type': 'application/offset+octet-stream',
          'Upload-Offset': String(from),
          'Upload-Length': String(fileSize),
        },
      }),
  }
}

async function request({ videoId, address, auth }: UploadGrant, call: Call): Promise<AxiosResponse> {
  const stop = new AbortController()
  const abort = () => stop.abort()
  let timer: ReturnType<typeof setTimeout>
  const moved = () => {
    clearTimeout(timer)
    timer = setTimeout(abort, stalledAfter)
  }
  if (call.signal.aborted) abort()
  call.signal.addEventListener('abort', abort)
  moved()
  try {
    return await axios.request({
      method: call.method,
      url: `${address.Endpoint}/${videoId}`,
      data: call.body,
      headers: { ...call.headers, Authorization: `Upload ${auth.Token}` },
      signal: stop.signal,
      validateStatus: () => true,
      onUploadProgress: ({ loaded }) => {
        moved()
        call.onSent?.(loaded)
      },
    })
  } finally {
    clearTimeout(timer!)
    call.signal.removeEventListener('abort', abort)
  }
}

function offsetOf({ status, headers, data }: AxiosResponse): number {
  const offset = headers['upload-offset']
  const taken = status === 200 || status === 204 || status === 409
  if (taken && offset !== undefined) return Number(offset)

  const message: string = data?.msg ?? messages.network
  if (unknown.includes(status)) throw new UploadNotFound(message)
  const final = status < 500 && !transient.includes(status) && offset === undefined
  throw final || status === diskFull ? new PermanentError(message) : new Error(message)
}
