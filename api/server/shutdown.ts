import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startDraining } from '#core/http/draining'

const production = process.env.NODE_ENV === 'production'

/** Time for a load balancer to notice "not ready": Caddy of docker-compose.yml checks every second. */
const noticeMs = production ? 3_000 : 0
export const deadlineMs = Number(process.env.SHUTDOWN_SECONDS ?? 10) * 1_000
/** For jobs and connections, after the last request. */
const drainTimeoutMs = 5_000

/**
 * Reports "not ready", stops accepting, drains running requests until the deadline, then runs `end` (jobs and database).
 * A second signal exits at once, and so does a database that does not respond.
 */
export function shutDownOnSignals(server: Server, end: () => Promise<void>): void {
  let leaving = false
  const leave = async () => {
    if (leaving) process.exit(1)
    leaving = true

    setTimeout(() => process.exit(1), noticeMs + deadlineMs + drainTimeoutMs).unref()
    startDraining()
    await pause(noticeMs)
    await close(server)
    await end()
    process.exit(0)
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A keep-alive connection may become idle only after `server.close` was called.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), deadlineMs)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
