/** Benchmarks of the product by itself. */
import { argon2, randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { learners } from '@zhuxue/database/demo/content/people'
import { hashConcurrency } from '../../api/app/accounts/passwords/hash_concurrency.ts'
import { ace, environment, spawnCompiled, stop } from '../../scripts/toolbox.mjs'
import { freePort } from '../../scripts/free_port.mjs'
import { newKeys } from '../local_client/keys.mjs'
import { begin } from './compare_with_baseline.mjs'
import {
  call,
  databaseClient,
  end,
  isReady,
  check,
  load,
  createFixture,
  median,
  newDatabase,
  seconds,
  secondsOf,
  startProduct,
  stopServers,
} from './measure.mjs'

const list = '/api/public/courses?courseType=1&pageSize=20'

/** Twenty users who sign in repeatedly, compared with hashing alone, and a list that others request at the same time. */
export async function signIn() {
  const { url } = await startProduct()
  const watch = () => load({ url: url + list, connections: 1, overallRate: 10, duration: seconds })
  let next = 0
  const enter = call('POST', () => '/api/security/login', {
    body() {
      const { loginName, passwd } = learners[next++ % learners.length]
      return { loginName, passwd, loginType: 'password' }
    },
  })
  const amount = 20 * Math.ceil(seconds)
  // Each waits for nineteen others.
  const storm = () => load({ url, connections: 20, amount, timeout: 60, requests: [enter] })
  await storm()
  const quiet = await watch()
  const [signedIn, busy] = await Promise.all([storm(), watch()])
  const rate = signedIn.count / signedIn.seconds
  const bound = await hashesPerSecond()
  check(
    bound <= 1.3 * rate,
    `20 sign-ins at once: ${rate.toFixed(1)} per second, hashing alone ${bound.toFixed(1)} (at most 1.3 times)`
  )
  const [calm, rough] = [quiet, busy].map(({ latency }) => latency.p97_5)
  check(rough <= 2 * calm, `a concurrent list: ${rough} ms, idle ${calm} ms (97.5 of 100; at most twice)`)
  await stopServers()
}

/** With the product's concurrency of hashing. */
async function hashesPerSecond() {
  const derive = promisify(argon2)
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
  const began = performance.now()
  let done = 0
  const lane = async () => {
    for (; performance.now() - began < 500 * seconds; done++)
      await derive('argon2id', { message: 'a password', nonce: randomBytes(16), ...cost })
  }
  await Promise.all(Array.from({ length: hashConcurrency }, lane))
  return (1000 * done) / (performance.now() - began)
}

/**
 * RUSH_PEOPLE (500) users save their answers and submit within RUSH_SECONDS (60); no acknowledged answer may be lost,
 * no attempt graded twice.
 */
export async function rush() {
  const people = Number(process.env.RUSH_PEOPLE ?? 500)
  const duration = Number(process.env.RUSH_SECONDS ?? 60)
  const product = await startProduct({ DEMO: 'off' })
  const { exam } = await createFixture(product, { candidates: people })
  const begun = []
  for (const { token } of exam.people) begun.push({ token, ...(await begin(product, exam, token)) })
  const perSave = 5
  const saves = exam.people.length * Math.ceil(begun[0].questions.length / perSave)
  const spread = (amount) => ({
    url: product.url,
    amount,
    overallRate: Math.ceil(amount / duration),
    // The product allows fifty connections per IP.
    connections: Math.min(32, amount),
  })
  let saved = 0
  const save = call('POST', () => '/api/user/paper-answers', {
    prepare() {
      const step = Math.floor(saved / begun.length)
      return { ...begun[saved++ % begun.length], from: step * perSave }
    },
    body: ({ userPaperId, questions, from }) => ({
      userPaperId,
      paperId: exam.paperId,
      answers: questions
        .slice(from, from + perSave)
        .map(({ questionId }, index) => ({
          questionId,
          answer: letterOf(from + index),
          clientOpId: randomUUID(),
          spentSeconds: 1,
        })),
    }),
  })
  const scores = []
  let isSubmitted = 0
  const handIn = call('POST', ({ userPaperId }) => `/api/user/user-papers/${userPaperId}/scoring`, {
    prepare: () => begun[isSubmitted++ % begun.length],
    body: () => ({}),
    onResponse: (status, body) => scores.push(JSON.parse(body).userScore),
  })
  const saving = await load({ ...spread(saves), requests: [save] })
  const handing = await load({ ...spread(people), requests: [handIn] })
  const again = await load({ ...spread(people), requests: [handIn] })
  check(saving.latency.p99 <= 500, `${saves} saves: p99 ${saving.latency.p99} ms (at most 500)`)
  check(
    handing.count === people && again.count === people && new Set(scores).size === 1,
    `${people} attempts submitted within ${handing.seconds} s, twice, p99 ${handing.latency.p99} ms; scores ${[...new Set(scores)]}`
  )
  const sql = await databaseClient(product.env)
  const [[kept]] = await sql.query(
    `select count(*) as answers, sum(a.answer is null) as missing, count(distinct u.id) as graded,
       (select sum(wrong_times) from wrong_questions) as wrong
     from user_papers u join paper_answers a on a.user_paper_id = u.id where u.state = 'graded'`
  )
  await sql.end()
  // Grading counts each wrong answer once, so a second grading would count it twice.
  const letters = begun[0].questions.map((_, index) => letterOf(index))
  const wrong = people * letters.filter((letter) => letter !== 'A').length
  const isWhole =
    Number(kept.answers) === people * letters.length &&
    Number(kept.missing) === 0 &&
    Number(kept.graded) === people &&
    Number(kept.wrong) === wrong
  check(isWhole, `nothing lost, no attempt graded twice: ${JSON.stringify(kept)}`)
  await stopServers()
}

/** The questions have the key A. */
const letterOf = (position) => (position % 4 === 0 ? 'B' : 'A')

/** Time until the product is ready, and its memory when idle. */
export async function start() {
  const env = { ...(await newDatabase()), ...newKeys(), LOG_LEVEL: 'error', HOST: '127.0.0.1' }
  const { code, output } = await ace(['prepare'], { env, quiet: true })
  if (code !== 0) stop(output)
  const found = []
  for (let round = 0; round < 5; round++) found.push(await startOnce(env))
  const [ready, spent, memory] = ['ready', 'spent', 'memory'].map((key) => median(found.map((one) => one[key])))
  check(ready <= 1.5, `ready after ${ready.toFixed(2)} s (at most 1.5; processor ${spent} s)`)
  check(memory <= 190, `resident memory ${memory.toFixed(0)} MB (at most 190)`)
}

async function startOnce(settings) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const began = performance.now()
  const child = spawnCompiled('server', [], {
    env: environment({
      ...settings,
      NODE_ENV: 'production',
      ALLOW_LOCAL_DRIVERS: 'true',
      SECOND_FACTOR_REQUIRED: 'nobody',
      PORT: String(port),
      PUBLIC_URL: url,
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isReady(`${url}/health/ready`))) {
    if (child.exitCode !== null) stop('The product did not start.')
    await pause(10)
  }
  const ready = (performance.now() - began) / 1000
  const spent = secondsOf(child.pid)
  // Until jobs and timers of the start have finished.
  await pause(3000)
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
  await end(child, 'SIGKILL')
  return { ready, spent, memory: kilobytes / 1024 }
}

/** Pages that are not cached: each has a URL of its own, because the keyword is part of a page's cache key. */
export async function pages() {
  const product = await startProduct({ RESPONSE_CACHE_MB: '64' })
  const { courses } = await (await fetch(product.url + list)).json()
  const limits = { 'course page': [`/index/course-info/${courses[0].courseId}`, 75], 'home': ['/index', 55] }
  let asked = 0
  for (const [name, [path, least]] of Object.entries(limits)) {
    const page = call('GET', () => `${path}?keyword=${++asked}`)
    const run = () => load({ url: product.url, connections: 4, duration: seconds, requests: [page] })
    await run()
    const before = secondsOf(product.pid)
    const { count } = await run()
    const rate = count / (secondsOf(product.pid) - before)
    check(rate >= least, `${name}: ${rate.toFixed(0)} per second and core (at least ${least})`)
  }
  await stopServers()
}
