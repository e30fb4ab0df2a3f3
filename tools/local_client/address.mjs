/** The tools only access a server on this machine. */
export function isLoopback(address) {
  return /^http:\/\/(127(\.\d{1,3}){3}|localhost|\[::1\]):\d{1,5}\/?$/.test(address)
}
