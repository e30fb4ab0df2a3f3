import { newNetwork } from '../../local_client/client.js'
import type { Target } from '../../local_client/target.js'
import { finding, tally, type Attack } from '../attack.js'

export const spellings: Attack = {
  promises: 'T198 T126 T73',
  title: 'One URL in other spellings',
  async run(target) {
    const list = 'courseType=3&page=1&pageSize=5'
    const pageOfBooks = '/index/courses?courseType=3&page=1'
    const raw = (address: string, headers = 'Host: x') =>
      target.bytes(`GET ${address} HTTP/1.1\r\n${headers}\r\nConnection: close\r\n\r\n`)

    await raw(`/api/public/courses?${'&'.repeat(1001)}${list}`)
    const { body } = await target.get(`/api/public/courses?${list}`)
    const types = new Set(body.courses.map((course: { courseType: number }) => course.courseType))
    const rows = [finding('1,001 empty parameters do not hide a filter', types.size === 1, [...types])]

    const before = (await target.get('/index/courses?page=1')).text.length
    await raw('/index/courses?page=1&x=#&courseType=3')
    const after = (await target.get(pageOfBooks)).text.length
    rows.push(finding('a fragment does not hide a filter', after !== before, `${before}, ${after} characters`))

    for (const path of ['/index/%73earch', '/index//search', '//index/search', '/index/./search']) {
      const statuses = await statusesOf(target, (at) => `${path}?keyword=a${at}`)
      rows.push(finding(`130 searches as ${path}`, !statuses.includes(200), tally(statuses)))
    }
    rows.push(await madeUp(target, 'paths', (at) => `/index/r${at}/../books`))
    rows.push(await madeUp(target, 'tags', (at) => `/index/books?tag=t${at}`))
    rows.push(await madeUp(target, 'orders', (at) => `/index/books?orderByClause=z${at}`))
    rows.push(await madeUp(target, 'tags of the API', (at) => `/api/public/courses?tag=t${at}`))

    const hosts = await raw('/index', 'Host: x\r\nHost: y')
    rows.push(finding('two hosts', hosts.startsWith('HTTP/1.1 400'), hosts.slice(0, 20)))
    return rows
  },
}

async function statusesOf(target: Target, pathOf: (at: number) => string) {
  const from = newNetwork()
  const statuses = []
  for (let at = 0; at < 130; at++) statuses.push((await target.get(pathOf(at), { from })).status)
  return statuses
}

/** None may be cached as a URL of its own. */
async function madeUp(target: Target, what: string, pathOf: (at: number) => string) {
  const results = []
  for (let at = 0; at < 20; at++) {
    const { headers, status } = await target.get(pathOf(at))
    results.push(status === 200 ? String(headers['x-cache'] ?? 'not cached') : String(status))
  }
  const isHeld = results.filter((result) => result === 'MISS').length <= 1
  return finding(`20 made-up ${what}`, isHeld, tally(results))
}
