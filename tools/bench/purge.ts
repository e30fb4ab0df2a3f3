/**
 * Revoking while people read: fifty requests a second to the cached pages of the shop, the list, the course page,
 * the search and the home page, while courses are revoked and published again. How long after the admin's call is a
 * course still served to anybody, and to nobody after that? `npm run bench` runs it; alone, against a server
 * of the whole product with the database of `fill/catalogue.ts` and RATE_LIMITS=off:
 *
 *   BENCH_URL=http://127.0.0.1:4100 BENCH_TOKEN=file node --import=@poppinss/ts-exec ../tools/bench/purge.ts
 *
 * Loopback only.
 */
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { median, onLoopback } from './support/measuring.js'

const url = onLoopback(process.env.BENCH_URL)
const token = readFileSync(process.env.BENCH_TOKEN!, 'utf8')
const perSecond = 50
const victims = Number(process.env.BENCH_VICTIMS ?? 12)
/** For so long after the revocation every answer is looked at. */
const watched = 3000
const limit = 1000

interface Course {
  courseId: number
  courseName: string
  courseType: number
}
interface Seen {
  began: number
  ended: number
  page: string
  shows: boolean
}

async function act(verb: string, id: number): Promise<void> {
  const answer = await fetch(`${url}/api/admin/courses/${verb}/${id}`, {
    method: 'POST',
    headers: { 'authorization': token, 'content-type': 'application/json' },
    body: '{}',
  })
  const body = (await answer.json()) as { code: string }
  if (body.code !== '200') throw new Error(`${verb} ${id}: ${JSON.stringify(body)}`)
}

/** Where a visitor may meet the course; a page counts only if it really shows it. */
async function pagesOf({ courseId, courseName, courseType }: Course): Promise<string[]> {
  const candidates = [
    '/index',
    `/index/courses?courseType=${courseType}`,
    `/index/course-info/${courseId}`,
    `/index/search?keyword=${encodeURIComponent(courseName.slice(0, 40))}`,
  ]
  const shown = await Promise.all(candidates.map((path) => look(path, courseId)))
  return candidates.filter((_, at) => shown[at].shows)
}

async function look(page: string, courseId: number): Promise<Seen> {
  const began = performance.now()
  const answer = await fetch(url + page)
  const html = await answer.text()
  if (answer.status >= 500) throw new Error(`${page}: ${answer.status}`)
  const shows = answer.ok && html.includes(`/index/course-info/${courseId}`)
  return { began, ended: performance.now(), page, shows }
}

/** Fifty a second, whether or not earlier ones have been answered. */
function readers(pages: string[], courseId: number) {
  const answers: Promise<Seen>[] = []
  const timer = setInterval(() => {
    answers.push(look(pages[answers.length % pages.length], courseId))
  }, 1000 / perSecond)
  return async () => {
    clearInterval(timer)
    return Promise.all(answers)
  }
}

const body = await (await fetch(`${url}/api/public/courses?courseType=1&pageSize=20`)).json()
const courses = (body as { courses: Course[] }).courses.slice(0, victims)
const delays: number[] = []
const met = new Map<string, number>()
let [late, looked] = [0, 0]

for (const course of courses) {
  const pages = await pagesOf(course)
  const stop = readers(pages, course.courseId)
  await pause(500)
  const revoked = performance.now()
  await act('unpublish', course.courseId)
  await pause(watched)
  const seen = await stop()
  await act('publish', course.courseId)

  const stale = seen.filter(({ shows, ended }) => shows && ended > revoked)
  delays.push(Math.max(0, ...stale.map(({ ended }) => ended - revoked)))
  late += stale.filter(({ ended }) => ended - revoked > limit).length
  looked += seen.filter(({ ended }) => ended > revoked).length
  for (const page of pages) met.set(kindOf(page), (met.get(kindOf(page)) ?? 0) + 1)
}

function kindOf(page: string): string {
  return page.split('?')[0].replace(/\/\d+$/, '')
}

console.log(
  `${courses.length} courses revoked, ${looked} pages looked at afterwards (${[...met].map(([page, times]) => `${page} ${times}`).join(', ')})`
)
console.log(
  `last served after the call: median ${median(delays).toFixed(0)} ms, longest ${Math.max(...delays).toFixed(0)} ms ` +
    `(wanted less than ${limit}); ${late} served later`
)
if (late) process.exitCode = 1
