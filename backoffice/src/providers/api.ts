import axios, { type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import type { HttpError } from '@refinedev/core'
import { ConfirmIdentityCode } from '@zhuxue/api/terms/accounts/sessions'
import { messages, messageOf, toHttpError, type Envelope } from '../lib/apiErrors'
import { asHttpError } from '../lib/faults'
import { resolveCall, type Call, type ParamsOf, type Response } from '../lib/calls'
import { proveIdentity } from '../lib/identityProof'
import { session } from './session'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Sent again after a proof of the identity. */
    isRepeat?: boolean
  }
}

export const http = axios.create({
  timeout: 20_000,
  headers: { Accept: 'application/json' },
  paramsSerializer: { indexes: null },
})

http.interceptors.request.use((request) => {
  if (session.token) request.headers.set('Authorization', session.token)
  return request
})

http.interceptors.response.use(unwrap, rejectFailure)

export type CallOptions<C extends Call> = ParamsOf<C> & { query?: object; body?: object } & Pick<
    AxiosRequestConfig,
    'headers' | 'timeout' | 'onUploadProgress'
  >

/**
 * One call of the API: `call('DELETE /api/admin/users/:id', { params: { id } })`.
 * @throws HttpError with the server's message
 */
export async function call<C extends Call>(
  name: C,
  ...[options]: ParamsOf<C> extends { params: object } ? [CallOptions<C>] : [CallOptions<C>?]
): Promise<Response<C>> {
  const { params, query, body, ...rest } = (options ?? {}) as CallOptions<C>
  const request = { ...resolveCall(name, params), params: query, data: body, ...rest }
  return (await http.request<Response<C>>(request)).data
}

/**
 * Errors arrive as HTTP 200: any code but '200' is rejected with its message. A call that needs a recent proof of the
 * identity is repeated once after it, so that nothing typed is lost.
 */
async function unwrap(response: AxiosResponse<Envelope | Blob>): Promise<AxiosResponse> {
  const envelope = await envelopeOf(response)
  const { code } = envelope ?? {}
  if (code === undefined || String(code) === '200') return response
  const { config } = response
  if (code === ConfirmIdentityCode && !config.isRepeat && (await proveIdentity())) {
    return http.request({ ...config, isRepeat: true })
  }
  throw toHttpError(envelope!, 200)
}

/** A refused download is JSON although a file was requested. */
async function envelopeOf({ data }: AxiosResponse<Envelope | Blob>): Promise<Envelope | undefined> {
  if (!(data instanceof Blob)) return data
  return data.type.includes('json') ? (JSON.parse(await data.text()) as Envelope) : undefined
}

function rejectFailure(error: AxiosError<Envelope> | HttpError) {
  if (!axios.isAxiosError<Envelope>(error)) return Promise.reject(asHttpError(error))
  const { response } = error
  if (!response) return Promise.reject(toHttpError({ code: 'network', msg: messages.network }, 0))
  return Promise.reject(
    toHttpError({ ...response.data, msg: messageOf(response.status, response.data) }, response.status)
  )
}
