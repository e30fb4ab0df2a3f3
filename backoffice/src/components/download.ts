import type { AxiosRequestConfig } from 'axios'
import { resolveCall, type Call } from '../lib/calls'
import { http } from '../providers/api'

/** Saves a file that needs a session: the token is sent in a header, so a plain link would not do. */
export function download(call: Call, query: object, fileName: string, params?: Record<string, string | number>) {
  const { method, url } = resolveCall(call, params)
  return save({ url, method, [method === 'GET' ? 'params' : 'data']: query }, fileName)
}

/** The same for a file that is made from an uploaded one. */
export function downloadFrom(
  call: Call,
  { query, file, headers }: { query: object; file: File; headers: Record<string, string> },
  fileName: string
) {
  return save({ ...resolveCall(call), params: query, data: file, headers }, fileName)
}

async function save(request: AxiosRequestConfig, fileName: string): Promise<void> {
  const { data } = await http.request<Blob>({
    ...request,
    responseType: 'blob',
    timeout: 120_000,
    validateStatus: (status) => status < 300 || status === 429,
  })
  const address = URL.createObjectURL(data)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
