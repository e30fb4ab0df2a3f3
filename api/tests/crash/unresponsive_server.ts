import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net'

/** A proxy that can stop forwarding while all connections stay open, like a hanging host or network. */
export class UnresponsiveProxy {
  #swallows = false
  #pairs = new Set<[Socket, Socket]>()

  private constructor(private readonly server: Server) {}

  static async before(port: number, host = '127.0.0.1'): Promise<UnresponsiveProxy> {
    const server = createServer()
    const hole = new UnresponsiveProxy(server)
    server.on('connection', (near) => hole.#join(near, connect(port, host)))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return hole
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port
  }

  swallow(): void {
    this.#swallows = true
  }

  /** Swallowed data is lost; old connections stay silent and new ones work. */
  recover(): void {
    this.#swallows = false
  }

  close(): void {
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
    this.server.close()
  }

  #join(near: Socket, far: Socket): void {
    const pair: [Socket, Socket] = [near, far]
    this.#pairs.add(pair)
    let dead = false
    const pass = (from: Socket, to: Socket) => {
      from.on('data', (chunk) => {
        dead ||= this.#swallows
        if (!dead) to.write(chunk)
      })
      from.on('error', () => {})
      from.on('close', () => {
        to.destroy()
        this.#pairs.delete(pair)
      })
    }
    pass(near, far)
    pass(far, near)
  }
}
