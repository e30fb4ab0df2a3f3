/**
 * Beats of people who watch, 16 at a time, by turns to the product and to a bare server; then as many as ten thousand
 * people send, and what the product and its database spend on them. Run by `npm run bench -- beats`:
 *
 *   BENCH_URL=… BENCH_PID=… DB_…=… beats.ts <file of fill/beats.ts>
 */
import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { loadavg } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { RowDataPacket } from 'mysql2/promise'
import { startBare } from './bare/start_bare.js'
import { database } from './support/database.js'
import { cpuOf, median, onLoopback } from './support/measuring.js'
import { post } from './support/post.js'

interface Watching {
  token: string
  courseId: number
  chapterId: number
  videoId: string
  coursePlayId: string
}

const rounds = 3
const roundSeconds = Number(process.env.BENCH_SECONDS ?? 6)
const atOnce = 16
const wantedPercent = 40
/** Ten thousand people, one beat a minute each. */
const people = 10_000
const perSecond = people / 60
const wantedCores = 0.5

const file = process.argv[2]
const watching: Watching[] = JSON.parse(readFileSync(file, 'utf8'))
const url = onLoopback(process.env.BENCH_URL)
/** New ones for each round: a server closes connections that wait while the other is measured. */
const connections = () => new Agent({ keepAlive: true, maxSockets: atOnce })
let agent = connections()
const began = performance.now()
let next = 0

/** Everybody tells the time since the start: true for a person who has watched since then. */
async function beat(where: string): Promise<void> {
  const { token, courseId, chapterId, videoId, coursePlayId } = watching[next++ % watching.length]
  const played = Math.floor((performance.now() - began) / 1000)
  const body = {
    ...{ courseId, videoId, courseChapterId: chapterId, coursePlayId, totalPlayTime: played },
    ...{ position: played, segments: [[Math.max(0, played - 2), played]], rate: 1, visible: true },
  }
  await post(agent, `${where}/api/vod/upload-play-time`, { authorization: token }, body)
}

function reconnect(): void {
  agent.destroy()
  agent = connections()
}

async function round(where: string, seconds: number): Promise<number> {
  reconnect()
  const end = performance.now() + seconds * 1000
  let sent = 0
  const hands = Array.from({ length: atOnce }, async () => {
    for (; performance.now() < end; sent++) await beat(where)
  })
  await Promise.all(hands)
  return sent / seconds
}

async function databasePid(): Promise<number> {
  const [[row]] = await (await database()).query<RowDataPacket[]>('select @@pid_file as path')
  return Number(readFileSync(row.path, 'utf8'))
}

async function steady(seconds: number) {
  reconnect()
  const pids = [Number(process.env.BENCH_PID), await databasePid()]
  const before = pids.map(cpuOf)
  const start = performance.now()
  const under: Promise<void>[] = []
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = start + (sent * 1000) / perSecond
    if (due > performance.now()) await pause(due - performance.now())
    under.push(beat(url))
  }
  await Promise.all(under)
  const took = (performance.now() - start) / 1000
  return { took, spent: pids.map((pid, at) => (cpuOf(pid) - before[at]) / took) }
}

const bare = await startBare(file, 'beats.mjs')
try {
  await round(url, 3)
  await round(bare.url, 3)
  const rates = { ours: [] as number[], theirs: [] as number[] }
  for (let at = 0; at < rounds; at++) {
    rates.ours.push(await round(url, roundSeconds))
    rates.theirs.push(await round(bare.url, roundSeconds))
  }
  const [ours, theirs] = [median(rates.ours), median(rates.theirs)]
  const percent = (100 * ours) / theirs
  console.log(
    `beat / bare: ${percent.toFixed(0)} %  (${ours.toFixed(0)} / ${theirs.toFixed(0)} a second, ${atOnce} at a time; ` +
      `wanted ${wantedPercent} %; load ${loadavg()[0].toFixed(1)})`
  )
  if (percent < wantedPercent) process.exitCode = 1

  const { took, spent } = await steady(4 * roundSeconds)
  const [server, engine] = spent
  const cores = server + engine
  console.log(
    `${people} people watching (${perSecond.toFixed(0)} beats a second for ${took.toFixed(0)} s): ${cores.toFixed(2)} cores ` +
      `(server ${server.toFixed(2)}, database ${engine.toFixed(2)}; wanted ${wantedCores}; load ${loadavg()[0].toFixed(1)})`
  )
  if (cores > wantedCores) process.exitCode = 1
} finally {
  await bare.stop()
  await (await database()).end()
}
process.exit(process.exitCode ?? 0)
