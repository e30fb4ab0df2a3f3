import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { finding, type Attack } from '../attack.js'
import type { Target } from '../../local_client/target.js'

const sockets = 1010
const watchSeconds = 5

export const halfRequests: Attack = {
  promises: 'R12',
  title: `${sockets} incomplete requests from one IP`,
  async run(target) {
    await target.get('/health/live')
    return [
      await during(target, 'by their headers', 'GET /index HTTP/1.1\r\nHost: x\r\n'),
      await during(
        target,
        'by their bodies',
        'POST /api/security/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{'
      ),
    ]
  },
}

async function during(target: Target, tried: string, half: string) {
  const open = Array.from({ length: sockets }, () => hold(target, half))
  await pause(1000)
  const answers = []
  for (let at = 0; at < watchSeconds * 4; at++) {
    answers.push(await target.get('/api/public/courses?courseType=1&pageSize=5'))
    await pause(250)
  }
  for (const socket of open) socket.destroy()
  await pause(500)

  const lost = answers.filter(({ status }) => status !== 200).length
  const slow = answers.filter(({ ms }) => ms > 1000).length
  const seen = `${lost} of ${answers.length} calls from elsewhere without an answer, ${slow} slower than 1 s`
  return finding(`${tried}: other clients are still served`, lost + slow === 0, seen)
}

function hold({ host, port }: Target, half: string): Socket {
  const localAddress = process.platform === 'linux' && host.startsWith('127.') ? '127.200.0.1' : undefined
  const socket = connect({ host, port, localAddress })
  socket.on('error', () => {})
  socket.write(half)
  return socket
}
