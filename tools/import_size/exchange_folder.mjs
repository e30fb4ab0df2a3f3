/** An exchange folder (docs/ops/import.md) of any size, of which only one row is in memory. */
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const courses = 60
const chaptersOfCourse = 10
const priceYuan = 120
/** Every n-th person or order. */
const every = { idCard: 2, address: 5, twoLines: 10, closed: 20, refunded: 50, notInEntitlements: 100, studied: 2 }

/** `orders` have 1.1 lines on average, a payment each and an entitlement per line; half of them some progress. */
export async function writeExchangeFolder(folder, { people, orders }) {
  mkdirSync(folder, { recursive: true })
  const manifest = { format: 'zhuxue-exchange', version: 1, source: 'size-test', sourceName: '旧网校', files: [] }
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))
  let rows = 0
  for (const [name, cells] of Object.entries(tables({ people, orders }))) {
    const lines = Readable.from(textOf(cells, () => rows++))
    await pipeline(lines, createWriteStream(join(folder, `${name}.csv`)))
  }
  return rows
}

/** In pieces: one write per row would take longer than the import of it. */
function* textOf(cells, count) {
  let text = ''
  for (const row of cells) {
    if (!Array.isArray(row)) {
      text += `${row}\r\n`
      continue
    }
    count()
    text += `${row.join(',')}\r\n`
    if (text.length < 100_000) continue
    yield text
    text = ''
  }
  yield text
}

const tables = ({ people, orders }) => ({
  people: peopleRows(people),
  courses: courseRows(),
  chapters: chapterRows(),
  addresses: addressRows(people),
  orders: orderRows(orders, people),
  order_lines: lineRows(orders),
  payments: paymentRows(orders),
  refunds: refundRows(orders),
  entitlements: entitlementRows(orders, people),
  progress: progressRows(orders, people),
})

function* peopleRows(people) {
  yield 'source_id,user_name,telephone,telephone_verified,id_card,id_card_verified,registered_at,last_login_at'
  for (let at = 0; at < people; at++) {
    const hasIdCard = at % every.idCard === 0
    const telephone = 13_000_000_000 + at
    const idCard = hasIdCard ? idNumber(at) : ''
    yield [`u${at}`, nameOf(at), telephone, 1, idCard, hasIdCard ? 1 : 0, '2023-05-01 09:30', recently(at)]
  }
}

function* courseRows() {
  yield 'source_id,course_name,course_type,price_yuan,course_seconds'
  for (let at = 0; at < courses; at++) yield [`c${at}`, `施工管理专题 ${at}`, 1, priceYuan, 27_000]
}

function* chapterRows() {
  yield 'source_id,course,chapter_title,chapter_order,credit_seconds,video_seconds,status'
  for (let at = 0; at < courses * chaptersOfCourse; at++) {
    const course = Math.floor(at / chaptersOfCourse)
    yield [`ch${at}`, `c${course}`, `第 ${at % chaptersOfCourse} 讲`, at % chaptersOfCourse, 2_700, 2_700, 'published']
  }
}

function* addressRows(people) {
  yield 'source_id,person,name,telephone,area_code,address,is_default'
  for (let at = 0; at < people; at += every.address) {
    yield [`a${at}`, `u${at}`, nameOf(at), 13_000_000_000 + at, '370102', '经十路 1 号', 1]
  }
}

const isClosed = (order) => order % every.closed === 1
const linesOf = (order) => (order % every.twoLines === 0 ? 2 : 1)
const amountOf = (order) => linesOf(order) * priceYuan
const placedAt = (order) => `2025-${twoDigits((order % 12) + 1)}-${twoDigits((order % 28) + 1)} 09:30:00`

function* orderRows(orders, people) {
  yield 'source_id,person,status,placed_at,paid_at,amount_yuan'
  for (let at = 0; at < orders; at++) {
    const paid = isClosed(at) ? ['closed', placedAt(at), ''] : ['paid', placedAt(at), placedAt(at)]
    yield [`o${at}`, `u${at % people}`, ...paid, amountOf(at)]
  }
}

function* lineRows(orders) {
  yield 'source_id,order,course,copies,unit_yuan,amount_yuan'
  for (let at = 0; at < orders; at++) {
    for (let line = 0; line < linesOf(at); line++) {
      yield [`l${at}-${line}`, `o${at}`, `c${(at + line) % courses}`, 1, priceYuan, priceYuan]
    }
  }
}

function* paymentRows(orders) {
  yield 'source_id,order,provider,merchant_no,transaction_id,amount_yuan,paid_at'
  for (let at = 0; at < orders; at++) {
    if (!isClosed(at)) yield [`p${at}`, `o${at}`, 'wechat', `M${at}`, `420000${at}`, amountOf(at), placedAt(at)]
  }
}

function* refundRows(orders) {
  yield 'source_id,order,amount_yuan,finished_at,reason'
  for (let at = 0; at < orders; at += every.refunded) {
    yield [`r${at}`, `o${at}`, amountOf(at), '2026-03-05 10:00:00', '重复购买']
  }
}

function* entitlementRows(orders, people) {
  yield 'source_id,person,course,origin,order_line,granted_at,expires_on'
  for (let at = 0; at < orders; at++) {
    if (isClosed(at) || at % every.notInEntitlements === 2) continue
    for (let line = 0; line < linesOf(at); line++) {
      const ids = [`e${at}-${line}`, `u${at % people}`, `c${(at + line) % courses}`]
      yield [...ids, 'order', `l${at}-${line}`, placedAt(at), '2028-03-01']
    }
  }
}

function* progressRows(orders, people) {
  yield 'source_id,person,chapter,covered_seconds,completed_at'
  for (let at = 0; at < Math.min(orders, people); at += every.studied) {
    if (!isClosed(at))
      yield [`g${at}`, `u${at}`, `ch${(at % courses) * chaptersOfCourse}`, 2_700, '2026-03-05 21:00:00']
  }
}

const surnames = [...'赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨']
const characters = [...'若谷知行文博思远嘉树清和明德景行云帆']
const twoDigits = (number) => String(number).padStart(2, '0')

const nameOf = (at) => {
  const of = (all, by) => all[Math.floor(at / by) % all.length]
  return of(surnames, 1) + of(characters, surnames.length) + of(characters, surnames.length * characters.length)
}

const recently = (at) => {
  const day = new Date(Date.now() - (1 + (at % 300)) * 86_400_000)
  return `${day.toISOString().slice(0, 10)} 20:15`
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** A valid number of its own for each of the first ten million. */
function idNumber(at) {
  const day = new Date(Date.UTC(1960, 0, 1 + Math.floor(at / 1_000))).toISOString().slice(0, 10).replaceAll('-', '')
  const body = `370102${day}${String(at % 1_000).padStart(3, '0')}`
  const sum = weights.reduce((total, weight, index) => total + weight * Number(body[index]), 0)
  return body + '10X98765432'[sum % 11]
}
