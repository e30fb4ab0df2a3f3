import { paths } from '../../backoffice/src/providers/paths.ts'
import { listSorts, SortDirections } from '../../api/app/core/lists/list_sorts.ts'
import { copyDemo } from './copy_demo.mjs'
import { check, createFixture, databaseClient, median, startProduct, stopServers } from './measure.mjs'

const rows = Number(process.env.BENCH_ROWS ?? 100_000)
const calls = 3
const mostMs = 500
/** Of one teacher, or of one course. */
const isSmall = /^(teacher-|live-codes)/

/** Each list of the back office with 100,000 rows (BENCH_ROWS): unsorted, and by each column in both directions. */
export async function sorts() {
  const product = await startProduct()
  const { adminHeaders: headers } = await createFixture(product, {})
  const sql = await databaseClient(product.env)
  await copyDemo(sql, rows)
  const addresses = await listAddresses(sql)
  await sql.end()
  for (const [list, address] of Object.entries(addresses)) {
    const requests = { [list]: address }
    for (const name of listSorts[list] ?? []) {
      for (const order of SortDirections) {
        requests[`${list} by ${name} ${order}`] = `${address}&_sort=${name}&_order=${order}`
      }
    }
    for (const [name, request] of Object.entries(requests)) {
      const times = []
      for (let call = 0; call < calls; call++) times.push(await timeOf(product.url + request, headers))
      const most = Math.round(Math.max(...times))
      check(most <= mostMs, `${name}: ${most} ms (at most ${mostMs}), median ${Math.round(median(times))}`)
    }
  }
  await stopServers()
}

async function timeOf(url, headers) {
  const began = performance.now()
  const response = await fetch(url, { headers })
  const body = await response.text()
  if (!body.includes('"code":"200"')) throw new Error(`${url}: ${response.status} ${body.slice(0, 300)}`)
  return performance.now() - began
}

/** The addresses that the back office calls, with the largest bank and the most attempted paper. */
async function listAddresses(sql) {
  const mostUsed = async (column, table) => {
    const [[row]] = await sql.query(
      `select ${column} as id from ${table} group by ${column} order by count(*) desc limit 1`
    )
    return row.id
  }
  const inside = {
    questions: `admin/question-banks/${await mostUsed('question_bank_id', 'questions')}/questions`,
    scores: `admin/papers/${await mostUsed('paper_id', 'user_papers')}/scores`,
  }
  const names = [...Object.keys(paths), ...Object.keys(inside)].filter((name) => !isSmall.test(name))
  return Object.fromEntries(
    names.map((name) => {
      const query = new URLSearchParams({ pageSize: '20' })
      for (const [key, values] of Object.entries(paths[name]?.always ?? {})) {
        for (const value of [values].flat()) query.append(key, value)
      }
      return [name, `/api/${inside[name] ?? paths[name].list}?${query}`]
    })
  )
}
