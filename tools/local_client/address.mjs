/** Nothing but a server on this machine is ever touched. */
export function isLoopback(address) {
  return /^http:\/\/(127(\.\d{1,3}){3}|localhost|\[::1\]):\d{1,5}\/?$/.test(address)
}
