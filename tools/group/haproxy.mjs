/** HAProxy with docs/ops/group/haproxy.cfg before the members. */
import { spawn } from 'node:child_process'
import { createWriteStream, existsSync } from 'node:fs'
import { at, stop } from '../../scripts/toolbox.mjs'
import { installWithApt } from '../../scripts/apt.mjs'

const bin = () =>
  process.env.HAPROXY_BIN ?? ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy'].find(existsSync)

export async function ensureHaproxy() {
  if (!bin()) await installWithApt('haproxy', 'the proxy of the group')
  if (!bin()) stop('The group needs HAProxy; HAPROXY_BIN names it.')
}

/** @param logFile what it says about members that come and go */
export function startHaproxy({ members, writes, reads, logFile }) {
  const on = (port) => `127.0.0.1:${port}`
  const [first, second, third] = members.map(on)
  const child = spawn(bin(), ['-db', '-f', at('docs/ops/group/haproxy.cfg')], {
    env: {
      ...{ PATH: process.env.PATH, WRITES_AT: on(writes), READS_AT: on(reads) },
      ...{ MEMBER_1: first, MEMBER_2: second, MEMBER_3: third },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = createWriteStream(logFile)
  child.stdout.pipe(log, { end: false })
  child.stderr.pipe(log, { end: false })
  process.once('exit', () => child.kill('SIGKILL'))
  return {
    async stop() {
      const left = new Promise((resolve) => child.once('close', resolve))
      child.kill('SIGTERM')
      await left
    },
  }
}
