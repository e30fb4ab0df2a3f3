/**
 * The statements that the product sends most often in an ordinary day, how many rows each reads and how many it returns.
 * Run by `npm run growth -- statements`:
 *
 *   BENCH_URL=… DB_…=… statements.ts <file of fill.ts>
 *
 * GROWTH_MOST says how many (40); all that read too much are named, however rare.
 */
import { readFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import type { RowDataPacket } from 'mysql2/promise'
import { database } from '../support/database.js'
import { onLoopback } from '../support/measuring.js'
import { withApp } from '../support/with_app.js'
import { callsOfDay, type Asking } from './calls.js'
import { factsOf, renewSession } from './facts.js'
import { readsMore } from './reads_more.js'
import { effortOf, recorded, shapeOf } from './recorded.js'

const most = Number(process.env.GROWTH_MOST ?? 40)
const mostTimes = 10
const url = onLoopback(process.env.BENCH_URL)
const made = JSON.parse(readFileSync(process.argv[2], 'utf8'))

interface Said {
  often: number
  calls: Set<string>
  statement: string
}

await withApp(async () => {
  const sql = await database()
  await renewSession(sql, made.token)
  const learner = await learnerWithMuch()
  const asking = askedBy(learner)
  const said = new Map<string, Said>()
  for (const [name, often, call] of callsOfDay(await factsOf(sql, made))) {
    const all = await recorded(sql, () => call(asking).catch((error) => refused(name, error)))
    for (const statement of all.filter((one) => /^(select|insert|update|delete)/i.test(one))) {
      const shape = shapeOf(statement)
      const before = said.get(shape) ?? { often: 0, calls: new Set(), statement }
      before.calls.add(name)
      said.set(shape, { ...before, often: before.often + often })
    }
  }

  const byFrequency = [...said.entries()].sort(([, one], [, other]) => other.often - one.often)
  console.log(`${byFrequency.length} statements; the ${most} most frequent:`)
  console.log(
    '| a day | rows read | rows returned | call | statement |\n| --- | --- | --- | --- | --- |'
  )
  const excessive: string[] = []
  for (const [at, [shape, { often, calls, statement }]] of byFrequency.entries()) {
    const effort = await effortOf(sql, statement).catch((error: Error) => error)
    const line = `| ${often} | ${'read' in effort ? `${effort.read} | ${effort.returned}` : `${effort.message.slice(0, 80)} |`} | ${[...calls].slice(0, 3).join(', ')} | \`${shape.slice(0, 200)}\` |`
    if (at < most) console.log(line)
    if (!('read' in effort)) continue
    if (effort.read <= mostTimes * Math.max(1, effort.returned)) continue
    const reason = readsMore.find(([part]) => shape.includes(part))?.[1]
    excessive.push(`${line}\n    ${effort.plan}\n    ${reason ?? 'NO REASON'}`)
    if (!reason && at < most) process.exitCode = 1
  }
  console.log(`\nover ${mostTimes} times, however rare; load ${loadavg()[0].toFixed(1)}:`)
  for (const line of excessive) console.log(line)
  await sql.end()

  /** Who has watched most, with a session of today and the password of everybody made by hand. */
  async function learnerWithMuch() {
    const { password } = await import('../../../api/tests/factories/accounts.js')
    const { hashPassword } = await import('../../../api/app/accounts/passwords/password.js')
    const { right, videoFiles } = await import('../../../api/tests/factories/learning.js')
    const { openSession } = await import('../../../api/app/accounts/sessions/session_token.js')
    const { transaction } = await import('../../../api/app/core/transaction.js')
    const one = async (text: string) =>
      ((await sql.query<RowDataPacket[]>(text))[0][0] ?? {}) as Record<string, any>
    const { id } = await one(
      `select p.user_id as id from (select * from play_sessions order by id desc limit 20000) p
       join user_courses u on u.user_id = p.user_id and u.course_id = p.course_id and u.user_course_status = 'valid'
       group by p.user_id order by count(*) desc limit 1`
    )
    await sql.query(
      `update users set user_status = 2, password_changed_at = utc_timestamp(), password_hash = ? where id = ?`,
      [await hashPassword(password), id]
    )
    const token = await transaction((trx) => openSession(trx, id, ['user'] as never))
    const held = await one(
      `select u.course_id as held, c.id as heldChapter, c.video_id as heldVideo from user_courses u
       join chapters c on c.course_id = u.course_id
       where u.user_id = ${id} and u.user_course_status = 'valid' order by u.id, c.id limit 1`
    )
    const wanted = await one(
      `select id as wanted from courses where course_type = 1 and course_status = 'published' and price_fen > 0
       and (hidden is null or hidden = 0) and id not in (select course_id from user_courses where user_id = ${id}) limit 1`
    )
    const paper = await one(
      'select id as paper, course_id from papers where course_id is not null limit 1'
    )
    if (
      !(
        await one(
          `select id from user_courses where user_id = ${id} and course_id = ${paper.course_id}`
        )
      ).id
    )
      await right(id, paper.course_id)
    await videoFiles(held.heldVideo)
    const name = await one(`select login_name as loginName from users where id = ${id}`)
    return {
      token: `Bearer ${token}`,
      known: {
        ...{ ...held, ...wanted, paper: paper.paper, course: made.bestCourse },
        ...{ password: { loginName: name.loginName, passwd: password } },
      },
    }
  }
})

function askedBy({ token, known }: { token: string; known: Record<string, any> }): Asking {
  const send = async (path: string, options: RequestInit) => {
    const answer = await fetch(url + path, options)
    const body: any = await answer.json().catch(() => ({ code: String(answer.status) }))
    if (body.code !== '200') throw new Error(JSON.stringify(body).slice(0, 160))
    return body
  }
  const tokens = { learner: token, admin: made.token }
  return {
    known,
    get: (path, who) => send(path, { headers: who ? { authorization: tokens[who] } : {} }),
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'authorization': token, 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}

/** A call that this database cannot answer says so; what it asked until then counts. */
function refused(name: string, error: Error): void {
  console.log(`${name}: ${error.message}`)
}
