import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@japa/runner'
import { Sqlite } from '#core/connections/sqlite_file'
import { checkDigit } from '#core/shared_rules'
import { runCommandOrFail, startCommand } from '#tests/ace_command'
import { repeatCount } from '#tests/repeat'
import { randomIntUpTo } from '../random_kill_time.js'

const kills = repeatCount(2, 20)
/** Several batches of 200 rows; orders are written with all that belongs to them, 50 at once. */
const people = 900
const buyers = 400

test.group('kill -9 during an import', (group) => {
  group.tap((one) => one.tags(['@slow']))

  test('a killed import ends like one that was not killed', async ({ assert, cleanup }) => {
    const root = await mkdtemp(join(tmpdir(), 'import-kill-'))
    cleanup(() => rm(root, { recursive: true, force: true }))
    const folder = await writeSchool(join(root, 'folder'))
    const report = `--report=${join(root, 'report.csv')}`
    const previewed = settingsOf(join(root, 'previewed'))
    await runCommandOrFail(previewed, 'migration:run')
    await runCommandOrFail(previewed, 'transfer:import', folder, '--preview', report)
    const undisturbed = await copyOf(previewed, join(root, 'undisturbed'))
    await runCommandOrFail(undisturbed, 'transfer:import', folder, report)
    const expected = look(undisturbed, dump)
    const total = look(undisturbed, countLinks)
    assert.deepEqual([expected.orders.length, expected.hours.length], [buyers, buyers])
    let midway = 0

    for (let round = 1; round <= kills; round++) {
      const killed = await copyOf(previewed, join(root, `killed-${round}`))
      const command = startCommand(killed, 'transfer:import', folder, report)
      const ended = once(command, 'close')
      await linksReach(killed, 1 + randomIntUpTo(total - 300), command)
      command.kill('SIGKILL')
      await ended
      const written = look(killed, countLinks)
      if (written > 0 && written < total) midway++
      look(killed, (database) =>
        database.exec("update import_runs set leased_until = '2026-01-01 00:00:00' where slot = 1")
      )

      await runCommandOrFail(killed, 'transfer:import', folder, report)

      assert.deepEqual(look(killed, dump), expected, `round ${round}, killed after ${written} rows`)
    }
    assert.isAbove(midway, 0, 'no kill hit a running import')
  }).timeout(0)
})

type Settings = { DB_CONNECTION: string; DATA_DIR: string; SQLITE_FILE: string }

const settingsOf = (DATA_DIR: string): Settings => ({
  DB_CONNECTION: 'sqlite',
  DATA_DIR,
  SQLITE_FILE: join(DATA_DIR, 'zhuxue.sqlite'),
})

async function copyOf({ DATA_DIR }: Settings, to: string): Promise<Settings> {
  await cp(DATA_DIR, to, { recursive: true })
  return settingsOf(to)
}

async function writeSchool(folder: string): Promise<string> {
  const lines = Array.from({ length: people }, (_, at) => {
    const begin = `37010219900307${String(at).padStart(3, '0')}`
    const idCard = at % 3 === 0 ? '' : begin + checkDigit(begin)
    return `${at},学员,${13_000_000_000 + at},1,${idCard},2026-10-12 20:15:00,2024-05-01 09:30:00`
  })
  const head = 'source_id,user_name,telephone,telephone_verified,id_card,last_login_at,registered_at'
  await cp(new URL('../../fixtures/exchange/good', import.meta.url).pathname, folder, { recursive: true })
  const eachBuyer = (line: (at: number) => string) => Array.from({ length: buyers }, (_, at) => line(at))
  const paidAt = '2026-09-01 09:00:00'
  const files = {
    'people.csv': [head, ...lines],
    'courses.csv': [
      'source_id,course_name,course_type,cert_subject,required_course,price_yuan,course_seconds',
      'c,必修课,5,jzgc,1,138.00,2700',
    ],
    'chapters.csv': [
      'source_id,course,chapter_title,chapter_order,credit_seconds,video_seconds',
      'ch,c,第一章,1,2700,2700',
    ],
    'orders.csv': [
      'source_id,person,order_no,order_type,status,placed_at,paid_at,amount_yuan',
      ...eachBuyer((at) => `o${at},${at},${26090109000000000000n + BigInt(at)},single,paid,${paidAt},${paidAt},138.00`),
    ],
    'order_lines.csv': [
      'source_id,order,course,copies,unit_yuan,amount_yuan',
      ...eachBuyer((at) => `l${at},o${at},c,1,138.00,138.00`),
    ],
    'payments.csv': [
      'source_id,order,provider,transaction_id,amount_yuan,paid_at',
      ...eachBuyer((at) => `p${at},o${at},wechat,4200${at},138.00,${paidAt}`),
    ],
    'progress.csv': [
      'source_id,person,chapter,covered_seconds,completed_at',
      ...eachBuyer((at) => `s${at},${at},ch,2700,2026-09-02 20:00:00`),
    ],
    'hours.csv': [
      'source_id,person,course,chapter,earned_seconds,started_at,passed_at',
      ...eachBuyer((at) => `h${at},${at},c,ch,2700,2026-09-01 20:00:00,2026-09-02 20:00:00`),
    ],
  }
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content.join('\r\n'))
  return folder
}

function look<T>({ SQLITE_FILE }: Settings, work: (database: InstanceType<typeof Sqlite>) => T): T {
  const database = new Sqlite(SQLITE_FILE, { timeout: 5_000 })
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const countLinks = (database: InstanceType<typeof Sqlite>): number =>
  database.prepare('select count(*) as links from import_links').get().links

/** Or the command has ended. */
async function linksReach(settings: Settings, enough: number, command: ReturnType<typeof startCommand>): Promise<void> {
  while (command.exitCode === null && look(settings, countLinks) < enough) await pause(5)
  await pause(Math.random() * 100)
}

/** Without the ciphertexts, which are random, and times of the run. */
function dump(database: InstanceType<typeof Sqlite>) {
  const users = 'id, login_name, user_name, telephone_key, id_card_index, user_status'
  return {
    users: database.prepare(`select ${users} from users order by id`).all(),
    roles: database.prepare('select user_id, role from user_roles order by id').all(),
    orders: database.prepare('select id, order_no, user_id, amount_fen, paid_at from orders order by id').all(),
    items: database.prepare('select id, order_id, course_id, amount_fen from order_items order by id').all(),
    payments: database
      .prepare('select order_id, merchant_no, transaction_id, amount_fen from payments order by id')
      .all(),
    rights: database
      .prepare('select user_id, grant_key, order_item_id, expires_on from user_courses order by id')
      .all(),
    progress: database.prepare('select user_id, chapter_id, segments from chapter_progress order by id').all(),
    hours: database.prepare('select user_id, cause, available_seconds from hour_entries order by id').all(),
    channels: database.prepare('select user_id, exclusive_code, discount_bp from channels order by id').all(),
    links: database.prepare('select object, source_id, row_id, row_hash from import_links order by id').all(),
    written: JSON.parse(database.prepare('select progress from import_runs order by id desc').get().progress).written,
  }
}
