import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ephemeral ports, one of which could be taken for an outgoing connection before we listen on it. */
const [first, last] = [10_000, 19_999]

/** An unused port of the loopback interface. */
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
