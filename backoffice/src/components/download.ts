import { resolveCall, type Call } from '../lib/calls'
import { http } from '../providers/api'

/** Saves a file that needs a session: the token is sent in a header, so a plain link would not do. */
export async function download(call: Call, query: object, fileName: string, params?: Record<string, string | number>) {
  const { method, url } = resolveCall(call, params)
  const { data } = await http.request<Blob>({
    url,
    method,
    [method === 'GET' ? 'params' : 'data']: query,
    responseType: 'blob',
    timeout: 120_000,
    validateStatus: (status) => status < 300 || status === 429,
  })
  const address = URL.createObjectURL(data)
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
