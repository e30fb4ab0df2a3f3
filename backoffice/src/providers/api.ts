import axios, { type AxiosError, type AxiosRequestConfig, type AxiosResponse } from 'axios'
import type { HttpError } from '@refinedev/core'
import { resolveCall, type Call, type ParamsOf, type Response } from '../lib/calls'
import { session } from './session'

export const messages = {
  forbidden: '无权访问',
  expired: '登录已过期，请重新登录',
  signIn: '请先登录',
  network: '网络请求失败',
}

interface Envelope {
  code: string
  msg?: string
  errors?: { field: string; rule: string; msg: string }[]
  [fact: string]: unknown
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

export type CallOptions<C extends Call> = ParamsOf<C> & {
  query?: object
  body?: object
} & Pick<AxiosRequestConfig, 'headers' | 'timeout'>

/**
 * One call of the API: `call('DELETE /api/admin/users/:id', { params: { id } })`.
 * @throws HttpError with the server's sentence
 */
export async function call<C extends Call>(
  name: C,
  ...[options]: ParamsOf<C> extends { params: object } ? [CallOptions<C>] : [CallOptions<C>?]
): Promise<Response<C>> {
  const { params, query, body, ...rest } = (options ?? {}) as CallOptions<C>
  const request = { ...resolveCall(name, params), params: query, data: body, ...rest }
  return (await http.request<Response<C>>(request)).data
}

/** A refusal travels as HTTP 200: anything but code '200' is rejected with its sentence. */
function unwrap(response: AxiosResponse<Envelope>) {
  const { code } = response.data ?? {}
  if (code === undefined || String(code) === '200') return response
  throw toHttpError(response.data, 200)
}

function rejectFailure(error: AxiosError<Envelope> | HttpError) {
  if (!axios.isAxiosError<Envelope>(error)) return Promise.reject(error)
  const { response } = error
  if (!response) return Promise.reject(toHttpError({ code: 'network', msg: messages.network }, 0))
  return Promise.reject(
    toHttpError({ ...response.data, msg: messageOf(response) }, response.status)
  )
}

/** docs/product.md 16.6; the statuses that our server explains in Chinese keep its words. */
function messageOf({ status, data }: AxiosResponse<Envelope>) {
  if (status === 403) return data?.msg === 'token expired' ? messages.expired : messages.forbidden
  if (status === 401) return data?.msg ?? messages.signIn
  if ([404, 409, 413, 422, 429].includes(status)) return data?.msg ?? messages.network
  return messages.network
}

function toHttpError(body: Envelope, statusCode: number): HttpError {
  const { code, msg, errors, ...facts } = body
  return {
    message: msg || messages.network,
    statusCode,
    code,
    facts,
    errors: errors?.length ? Object.fromEntries(errors.map((e) => [e.field, e.msg])) : undefined,
  }
}
