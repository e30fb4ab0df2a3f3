/** A bare server, the yardstick of `checkout.ts`, `beats.ts` and `exams.ts`, as a process of its own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/free_port.mjs'

export async function startBare(file: string, name = 'checkout.mjs') {
  const port = await freePort()
  const script = fileURLToPath(new URL(name, import.meta.url))
  const child = spawn(process.execPath, [script, file], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(url).then(
      () => true,
      (error) => error.cause?.code !== 'ECONNREFUSED'
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the bare server did not start')
    await pause(50)
  }
  return {
    url,
    pid: child.pid!,
    async stop() {
      const left = once(child, 'exit')
      child.kill('SIGTERM')
      await left
    },
  }
}
