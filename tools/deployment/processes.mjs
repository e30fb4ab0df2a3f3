/**
 * Tests the interaction of the processes of docker-compose.yml: unready ones get no requests, dead ones are skipped,
 * and pages are purged in each storefront process, also after a disconnect.
 */
import { createServer } from 'node:http'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/free_port.mjs'

const shops = ['storefront-1', 'storefront-2']
/** Longer than health_interval of the Caddyfile plus its response. */
const noticeMs = 2_000

export async function checkProcesses(product) {
  const results = [await testReadinessRouting(product)]
  const { adminHeaders, courses } = JSON.parse(readFileSync(await product.makeScene(), 'utf8'))
  await product.start()
  const academy = { product, adminHeaders, courses: [...courses] }
  results.push(await testPurges(academy))
  results.push(await testPurgeAfterDisconnect(academy))
  results.push(await testRestartedStorefront(academy))
  results.push(await testRedisRestart(academy))
  results.push(await testKilledProcesses(academy))
  return results.every(Boolean)
}

/** @returns `isTrue` after printing it with a title */
function say(title, isTrue, what = '') {
  console.log(`${isTrue ? '✔' : '✘'} ${title}${what && `: ${what}`}`)
  return isTrue
}

/** Caddy with its Caddyfile in front of two replicas, one of which is not ready. */
async function testReadinessRouting(product) {
  const fakes = {}
  for (const address of Object.keys(product.places)) fakes[address] = await fakeReplica()
  const front = product.proxyName
  const places = Object.fromEntries(Object.entries(fakes).map(([address, { port }]) => [address, port]))
  for (const address of Object.keys(places)) {
    if (address.startsWith(`${front}:`)) places[address] = await freePort()
  }
  const caddy = await product.startCaddy(places, await freePort(), 'caddy-of-fakes')
  const asked = async () => {
    for (const fake of Object.values(fakes)) fake.requests = 0
    for (let at = 0; at < 20; at++) {
      await fetch(`${product.url}/api/public/courses`)
      await fetch(`${product.url}/index`)
    }
    return Object.fromEntries(Object.entries(fakes).map(([address, { requests }]) => [address, requests]))
  }
  const of = (counts, kind) => [1, 2].map((at) => counts[`${kind}-${at}:3000`])
  const both = await asked()
  fakes['api-1:3000'].isReady = false
  fakes['storefront-2:3000'].isReady = false
  await pause(noticeMs)
  const one = await asked()
  fakes['api-1:3000'].isReady = true
  await pause(noticeMs)
  const again = await asked()
  caddy.kill('SIGTERM')
  for (const fake of Object.values(fakes)) fake.close()
  const balanced = [...of(both, 'api'), ...of(both, 'storefront'), ...of(again, 'api')]
  return say(
    'an unready process gets no requests until it is ready again',
    balanced.every((count) => count > 0) &&
      String(of(one, 'api')) === '0,20' &&
      String(of(one, 'storefront')) === '20,0',
    `APIs ${of(both, 'api')}, then ${of(one, 'api')}, then ${of(again, 'api')}; storefronts ${of(both, 'storefront')}, then ${of(one, 'storefront')}`
  )
}

async function fakeReplica() {
  const fake = { isReady: true, requests: 0 }
  const server = createServer((request, response) => {
    const isCheck = request.url === '/health/ready'
    if (!isCheck) fake.requests++
    response.writeHead(isCheck && !fake.isReady ? 503 : 200).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  fake.port = server.address().port
  fake.close = () => (server.closeAllConnections(), server.close())
  return fake
}

async function change({ product, adminHeaders }, verb, id) {
  const answer = await fetch(`${product.url}/api/admin/courses/${verb}/${id}`, {
    method: 'POST',
    headers: { ...adminHeaders, 'content-type': 'application/json' },
    body: '{}',
  })
  const { code } = await answer.json()
  if (code !== '200') throw new Error(`${verb} ${id}: ${answer.status} ${code}`)
}

const statusOf = async ({ product }, shop, id) =>
  (await fetch(`${product.ipBucket(shop)}/index/course-info/${id}`)).status

/** Puts the page of a course into the cache of each storefront process. */
async function cachedCourse(academy) {
  const id = academy.courses.pop()
  for (const shop of shops) {
    await statusOf(academy, shop, id)
    const page = await fetch(`${academy.product.ipBucket(shop)}/index/course-info/${id}`)
    if (page.headers.get('x-cache') !== 'HIT') throw new Error(`${shop} caches no page`)
  }
  return id
}

/** @returns the milliseconds until the process no longer serves it, undefined when it still does after `withinMs` */
async function msUntilGone(academy, shop, id, withinMs) {
  const began = Date.now()
  while (Date.now() - began < withinMs) {
    if ((await statusOf(academy, shop, id)) === 404) return Date.now() - began
    await pause(50)
  }
  return undefined
}

async function testPurges(academy) {
  const id = await cachedCourse(academy)
  await change(academy, 'unpublish', id)
  const gone = await Promise.all(shops.map((shop) => msUntilGone(academy, shop, id, 1000)))
  return say('a purge reaches both storefronts within a second', !gone.includes(undefined), `${gone} ms`)
}

/** The process is suspended and keeps its cache, as after a network failure. */
async function testPurgeAfterDisconnect(academy) {
  const id = await cachedCourse(academy)
  const [there, away] = shops
  academy.product.suspend(away)
  await change(academy, 'unpublish', id)
  const first = await msUntilGone(academy, there, id, 1000)
  await pause(5000)
  academy.product.resume(away)
  const later = await msUntilGone(academy, away, id, 5000)
  const isTrue = first !== undefined && later !== undefined
  return say('a disconnected storefront purges after reconnecting', isTrue, `${later} ms after it reconnected`)
}

async function testRestartedStorefront(academy) {
  const id = await cachedCourse(academy)
  const [, away] = shops
  await academy.product.stopOne(away)
  await change(academy, 'unpublish', id)
  await academy.product.startOne(away)
  const status = await statusOf(academy, away, id)
  return say('a restarted storefront serves no stale pages', status === 404, `HTTP ${status}`)
}

/** Cached pages live five seconds while Redis is down; after its restart every cache is cleared. */
async function testRedisRestart(academy) {
  const [during, after] = [await cachedCourse(academy), await cachedCourse(academy)]
  await academy.product.killRedis()
  await change(academy, 'unpublish', during)
  const away = await Promise.all(shops.map((shop) => msUntilGone(academy, shop, during, 10_000)))
  await academy.product.startRedis()
  await pause(noticeMs)
  await change(academy, 'unpublish', after)
  const back = await Promise.all(shops.map((shop) => msUntilGone(academy, shop, after, 10_000)))
  return say(
    'both storefronts drop a changed page while Redis is down and after its restart',
    [...away, ...back].every((ms) => ms !== undefined),
    `within ${away} ms while it was down, ${back} ms after its restart`
  )
}

/** kill -9: open requests fail, and later ones are served by the other processes. */
async function testKilledProcesses(academy) {
  const { product, courses } = academy
  const [id] = courses
  await product.stopOne('api-1', 'SIGKILL')
  await product.stopOne('storefront-1', 'SIGKILL')
  const began = Date.now()
  const bad = []
  let slowest = 0
  for (let at = 0; at < 60; at++) {
    const asked = Date.now()
    const path = at % 2 ? `/api/public/courses/${id}` : `/index/course-info/${courses[at % courses.length]}`
    const { status } = await fetch(product.url + path)
    if (status !== 200) bad.push(`${path}: ${status}`)
    slowest = Math.max(slowest, Date.now() - asked)
  }
  const took = Date.now() - began
  return say(
    'killed ones are left out',
    !bad.length,
    `60 responses in ${took} ms, slowest ${slowest} ms; bad: ${bad.join(', ') || 'none'}`
  )
}
