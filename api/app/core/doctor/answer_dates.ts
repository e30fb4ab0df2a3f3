import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Reads the `Date` header of the answers to outgoing calls while it runs. `stop` returns how many seconds the other
 * clock is ahead of ours, null without an answer.
 */
export function answerDates(): { stop(): number | null } {
  let ahead: number | null = null
  const note = (text: string | undefined) => {
    const at = Date.parse(text ?? '')
    if (!Number.isNaN(at)) ahead = Math.round((at - Date.now()) / 1_000)
  }
  const fromFetch = (message: unknown) => {
    const { headers } = (message as { response: { headers: (Buffer | string)[] } }).response
    const position = headers.findIndex((name, index) => index % 2 === 0 && String(name).toLowerCase() === 'date')
    if (position >= 0) note(String(headers[position + 1]))
  }
  const fromHttp = (message: unknown) => note((message as { response: IncomingMessage }).response.headers.date)

  subscribe('undici:request:headers', fromFetch)
  subscribe('http.client.response.finish', fromHttp)
  return {
    stop() {
      unsubscribe('undici:request:headers', fromFetch)
      unsubscribe('http.client.response.finish', fromHttp)
      return ahead
    },
  }
}
