import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to outgoing connections, one of which could take it before it is listened on. */
const [first, last] = [10_000, 19_999]

/** A port of the loopback on which nobody listens. */
export async function freePort() {
  for (;;) {
    const port = first + Math.floor(Math.random() * (last - first + 1))
    const probe = createServer()
    try {
      probe.listen(port, '127.0.0.1')
      await once(probe, 'listening')
    } catch {
      continue
    }
    probe.close()
    await once(probe, 'close')
    return port
  }
}
