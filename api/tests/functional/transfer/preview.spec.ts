import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import testUtils from '@adonisjs/core/services/test_utils'
import { test } from '@japa/runner'
import { otherUser } from '#tests/factories/accounts'
import { exchangeFolder, importedBy, peopleFile } from './exchange.js'

const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`

/** A folder whose rows reference only each other, with a fault in most files. */
function files() {
  const [buyer, other, sameId] = [otherUser(), otherUser(), otherUser()]
  return {
    'people.csv': peopleFile([
      { id: 'u1', telephone: buyer.telephone, idCard: buyer.idCard },
      { id: 'u2', name: '孟晓棠', telephone: other.telephone, idCard: other.idCard },
      { id: 'same-id', name: '宋雨薇', telephone: sameId.telephone, idCard: buyer.idCard },
    ]),
    'staff.csv': csv('source_id,role,user_name,login_name', 't1,teacher,李知行,lizhixing'),
    'courses.csv': csv(
      'source_id,course_name,course_type,cert_subject,required_course,price_yuan,cover_file',
      'edu,必修课,5,jzgc,1,120.00,',
      'video,网络课程,1,,,120.00,',
      'bad-cover,封面不是图片,1,,,120.00,covers/text.jpg'
    ),
    'chapters.csv': csv(
      'source_id,course,parent,chapter_title,chapter_order,credit_seconds,video_seconds',
      'ch1,edu,,第一章,1,2700,2700',
      'ch2,edu,ch1,第一节,1,0,0',
      'too-deep,edu,ch2,第三级,1,0,0',
      'other-course,video,ch1,另一门课程,1,0,0'
    ),
    'addresses.csv': csv(
      'source_id,person,name,telephone,area_code,address',
      'a2,u2,孟晓棠,13800000009,370102,经十路 1 号'
    ),
    'orders.csv': csv(
      'source_id,person,order_type,status,placed_at,paid_at,amount_yuan,channel,ship_to',
      'o1,u1,single,paid,2026-03-01 09:00:00,2026-03-01 09:01:00,120.00,,',
      'seats,u1,package,paid,2026-03-01 09:00:00,2026-03-01 09:01:00,120.00,,',
      'closed,u1,single,closed,2026-03-01 09:00:00,,120.00,,',
      'no-channel,u1,single,paid,2026-03-01 09:00:00,2026-03-01 09:01:00,120.00,t1,',
      'other-address,u1,single,paid,2026-03-01 09:00:00,2026-03-01 09:01:00,120.00,,a2',
      'wrong-sum,u1,single,paid,2026-03-01 09:00:00,2026-03-01 09:01:00,121.00,,'
    ),
    'order_lines.csv': csv(
      'source_id,order,course,copies,unit_yuan,amount_yuan',
      ...['o1', 'seats', 'closed', 'no-channel', 'other-address', 'wrong-sum'].map(
        (order) => `line-${order},${order},video,1,120.00,120.00`
      )
    ),
    'entitlements.csv': csv(
      'source_id,person,telephone,course,origin,order_line,seat_no,granted_at',
      'e1,u1,,video,order,line-o1,,2026-03-01 09:01:00',
      's1,,13900000001,video,assignment,line-seats,1,2026-03-01 09:01:00',
      'no-line,u1,,video,order,,,2026-03-01 09:01:00',
      'not-paid,u1,,video,order,line-closed,,2026-03-01 09:01:00',
      'not-buyer,u2,,video,order,line-o1,,2026-03-01 09:01:00',
      'other-course,u1,,edu,order,line-o1,,2026-03-01 09:01:00',
      'other-way,u1,,video,order,line-seats,,2026-03-01 09:01:00',
      'seat-2,,13900000002,video,assignment,line-seats,2,2026-03-01 09:01:00',
      'of-refused,u1,,video,order,line-wrong-sum,,2026-03-01 09:01:00'
    ),
    'progress.csv': csv('source_id,person,chapter,covered_seconds,completed_at', 'p1,u1,ch1,2700,2026-03-02 20:00:00'),
    'hours.csv': csv(
      'source_id,person,course,chapter,earned_seconds,started_at',
      'h1,u1,edu,ch1,2700,2026-03-01 20:00:00',
      'h2,u1,edu,,900,2026-03-01 20:00:00',
      'again,u1,edu,ch1,2700,2026-03-01 20:00:00',
      'unfinished,u2,edu,ch1,2700,2026-03-01 20:00:00',
      'no-hours,u1,video,,900,2026-03-01 20:00:00'
    ),
    'hour_uploads.csv': csv(
      'source_id,hours,pushed_seconds,receipt_no,confirmed_at',
      'r1,h1,3000,SD1,2026-03-05 09:00:00',
      'over,h2,601,SD2,2026-03-06 09:00:00',
      'rest,h2,600,SD3,2026-03-07 09:00:00',
      'of-refused,unfinished,60,SD4,2026-03-07 09:00:00'
    ),
    'invoices.csv': csv(
      'source_id,order,invoice_type,payer_type,amount_yuan,payer_name,status,requested_at,sent_at,file',
      'i1,o1,1,1,120.00,周若谷,requested,2026-03-03 10:00:00,,',
      'again,o1,1,1,120.00,周若谷,requested,2026-03-03 10:00:00,,',
      'wrong-amount,seats,1,1,119.00,周若谷,requested,2026-03-03 10:00:00,,',
      'not-paid,closed,1,1,120.00,周若谷,requested,2026-03-03 10:00:00,,',
      'not-pdf,seats,1,1,120.00,周若谷,sent,2026-03-03 10:00:00,2026-03-03 10:00:00,invoices/text.pdf'
    ),
  }
}

/** The source ids of rows with a fault, by file. */
const faulty = {
  'people.csv': ['same-id'],
  'courses.csv': ['bad-cover'],
  'chapters.csv': ['too-deep', 'other-course'],
  'orders.csv': ['no-channel', 'other-address', 'wrong-sum'],
  'entitlements.csv': ['no-line', 'not-paid', 'not-buyer', 'other-course', 'other-way', 'seat-2', 'of-refused'],
  'hours.csv': ['again', 'unfinished', 'no-hours'],
  'hour_uploads.csv': ['over', 'of-refused'],
  'invoices.csv': ['again', 'wrong-amount', 'not-paid', 'not-pdf'],
}

test.group('Preview of an import', (group) => {
  group.tap((one) => one.tags(['@engine']))
  group.each.setup(() => testUtils.db().truncate())

  test('a preview reports every row that the import refuses', async ({ assert, cleanup }) => {
    const folder = await exchangeFolder(cleanup, files())
    for (const [directory, name] of [
      ['covers', 'text.jpg'],
      ['invoices', 'text.pdf'],
    ] as const) {
      await mkdir(join(folder, 'files', directory), { recursive: true })
      await writeFile(join(folder, 'files', directory, name), 'only text')
    }

    const preview = await importedBy(cleanup, folder, { isPreview: true })
    const run = await importedBy(cleanup, folder)

    assert.equal(run.text, preview.text)
    assert.match(preview.text, /courses\.csv,2,总学时（秒）,edu,warning,W_RULE,继续教育课程没有填写学时/)
    const faults = Map.groupBy(preview.text.split('\r\n').slice(1, -1), (line) => line.split(',')[0]!)
    const found = [...faults].map(([file, lines]) => [
      file,
      [...new Set(lines.filter((line) => line.includes(',error,')).map((line) => line.split(',')[3]))],
    ])
    assert.deepEqual(Object.fromEntries(found), faulty)
    const refused = (counts: object) =>
      Object.fromEntries(Object.entries(counts).map(([name, { refused: n }]) => [name, n]))
    assert.deepEqual(refused(run.progress.written), refused(preview.progress.counts))
    assert.deepEqual(run.progress.breaks, [])
  })
})
