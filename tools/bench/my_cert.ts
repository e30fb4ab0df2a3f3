/**
 * My certificates of a person with 60 courses and 3,000 study logs against one with three courses, by turns: the list
 * with what was printed, and a certificate with its records. Run by `npm run bench -- my-cert`:
 *
 *   BENCH_URL=… my_cert.ts <file of fill/my_cert.ts>
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { median, onLoopback, percentile } from './support/measuring.js'

interface Person {
  token: string
  certificateId: number
  courses: number
}

const rounds = Number(process.env.BENCH_ROUNDS ?? 200)
const wanted = 2
const url = onLoopback(process.env.BENCH_URL)
const people: Person[] = JSON.parse(readFileSync(process.argv[2], 'utf8'))

const screens = {
  list: () => ['/api/user/certs', '/api/user/certificate-issues'],
  detail: ({ certificateId }: Person) => [
    '/api/user/certs',
    `/api/user/course-edu-logs/further-edu-cert-id/${certificateId}`,
  ],
}

async function read(path: string, authorization: string): Promise<void> {
  const answer = await fetch(url + path, { headers: { authorization } })
  const body = (await answer.json()) as { code: string }
  if (body.code !== '200') throw new Error(`${path}: ${JSON.stringify(body).slice(0, 200)}`)
}

/** The milliseconds until a screen has all that it asks for at once. */
async function open(person: Person, screen: keyof typeof screens): Promise<number> {
  const began = performance.now()
  await Promise.all(screens[screen](person).map((path) => read(path, person.token)))
  return performance.now() - began
}

for (const screen of Object.keys(screens) as (keyof typeof screens)[]) {
  const times: number[][] = [[], []]
  for (let round = -20; round < rounds; round++) {
    for (const at of round % 2 ? [0, 1] : [1, 0]) {
      const took = await open(people[at], screen)
      if (round >= 0) times[at].push(took)
    }
  }
  const [few, many] = times.map((all) => percentile(all, 0.95))
  const medians = times.map(median)
  console.log(
    `my certificates, ${screen}: p95 ${(many / few).toFixed(2)} times (${many.toFixed(1)} / ${few.toFixed(1)} ms; medians ` +
      `${medians[1].toFixed(1)} / ${medians[0].toFixed(1)} ms; wanted ${wanted} times; load ${loadavg()[0].toFixed(1)})`
  )
  if (many > wanted * few) process.exitCode = 1
}
process.exit(process.exitCode ?? 0)
