/**
 * `npm run half-requests [address]`: what a list costs while one address tries to keep 2,000 half-sent requests open at
 * a running product (docs/threats.md R12). Loopback only; the list is asked for from another address of it.
 */
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

const url = new URL(process.argv[2] ?? 'http://127.0.0.1:3000')
if (url.hostname !== '127.0.0.1') throw new Error(`"${url}" must be a server on 127.0.0.1`)

const [sockets, calls, attacker, reader] = [2_000, 400, '127.0.0.2', '127.0.0.1']
const halves = [
  'GET /api/public/courses HTTP/1.1\r\nHost: x\r\n',
  'POST /api/security/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n{',
]

const before = await readList()
const attack = begin()
await pause(2_000)
const during = await readList()
const open = attack.open()
attack.end()

const ratio = during.p95 / before.p95
console.log(`before: p95 ${before.p95.toFixed(1)} ms, median ${before.median.toFixed(1)} ms`)
console.log(
  `during: p95 ${during.p95.toFixed(1)} ms, median ${during.median.toFixed(1)} ms, refused ${during.refused} of ${calls}`
)
console.log(`${attack.tried()} half requests tried, ${open} open at the end`)
console.log(`p95 ${ratio.toFixed(2)} times (wanted: below 2, nothing refused)`)
process.exit(ratio < 2 && during.refused === 0 ? 0 : 1)

/** Each call has a connection of its own, as a newcomer would. */
async function readList() {
  const [times, agent] = [[], new Agent({ keepAlive: false })]
  let refused = 0
  for (let call = 0; call < calls; call++) {
    const began = performance.now()
    const status = await ask(agent)
    if (status === 200) times.push(performance.now() - began)
    else refused++
    await pause(20)
  }
  times.sort((a, b) => a - b)
  const at = (share) => times[Math.floor(times.length * share)] ?? Infinity
  return { p95: at(0.95), median: at(0.5), refused }
}

function ask(agent) {
  return new Promise((resolve) => {
    const call = get(
      new URL('/api/public/courses', url),
      { agent, localAddress: reader },
      (answer) => {
        answer.resume()
        answer.on('end', () => resolve(answer.statusCode))
      }
    )
    call.on('error', () => resolve(0))
  })
}

/** Keeps trying to have so many open: whoever is cut off comes again a little later. */
function begin() {
  let [tried, running] = [0, true]
  const held = new Set()
  const open = (at) => {
    if (!running) return
    tried++
    const socket = connect({ host: url.hostname, port: Number(url.port), localAddress: attacker })
    held.add(socket)
    socket.on('connect', () => socket.write(halves[at % halves.length]))
    socket.on('error', () => {})
    socket.on('close', () => {
      held.delete(socket)
      setTimeout(open, 5_000, at).unref()
    })
  }
  for (let at = 0; at < sockets; at++) setTimeout(open, at, at).unref()
  return {
    tried: () => tried,
    open: () => [...held].filter(({ readyState }) => readyState === 'open').length,
    end() {
      running = false
      for (const socket of held) socket.destroy()
    },
  }
}
