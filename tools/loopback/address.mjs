import { stop } from '../../scripts/toolbox.mjs'

/** The first argument that is no option. Nothing but a server on this machine is ever touched. */
export function loopbackAddress(args) {
  const [first, ...rest] = args
  if (!first || first.startsWith('--')) return { address: null, options: args }
  if (!isLoopback(first))
    stop(`"${first}" is not a server on this machine, as in http://127.0.0.1:3000`)
  return { address: first.replace(/\/$/, ''), options: rest }
}

export function isLoopback(address) {
  return /^http:\/\/(127(\.\d{1,3}){3}|localhost|\[::1\]):\d{1,5}\/?$/.test(address)
}
