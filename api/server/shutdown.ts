import type { Server } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { ApplicationService } from '@adonisjs/core/types'
import { startDraining } from '#core/http/draining'

const production = process.env.NODE_ENV === 'production'

/** Behind a load balancer, this long passes between "not ready" and closing the door. */
const noticeMs = production ? 2_000 : 0
const deadlineMs = Number(process.env.SHUTDOWN_SECONDS ?? 10) * 1_000

/**
 * On SIGTERM or SIGINT: say "not ready", close the door, finish what is under way until the deadline,
 * then stop the jobs and the database and leave. A second signal leaves at once.
 */
export function shutDownOnSignals(app: ApplicationService, server: Server): void {
  let leaving = false
  const leave = async () => {
    if (leaving) process.exit(1)
    leaving = true

    startDraining()
    await pause(noticeMs)
    await close(server)
    await app.terminate()
    process.exit(0)
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
}

async function close(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A kept-alive connection becomes idle when its answer is out, which may be after this.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  const late = setTimeout(() => server.closeAllConnections(), deadlineMs)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}
