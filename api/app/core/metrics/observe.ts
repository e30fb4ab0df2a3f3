import { requests, requestSeconds } from './metrics.js'

/** `route` is a pattern such as `/api/courses/:id`. */
export function observeRequest(method: string, route: string, status: number, seconds: number): void {
  requests.inc({ method, route, status: `${Math.floor(status / 100)}xx` })
  requestSeconds.observe({ method, route }, seconds)
}
