import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { seedDemo } from '@zhuxue/database/demo/seeder'
import { demoTools } from '#tests/demo_tools'
import { migrate, openEmptyDatabase } from '#tests/empty_database'
import { brokenInvariants, invariants } from '#tests/invariants'

/** Refunds the first payment, plus or minus the given amount. */
const release = (fen: string, provider = 'provider') => `INSERT INTO refunds
    (id, payment_id, refund_no, provider, amount_fen, reason, status, created_at)
  SELECT 1, id, merchant_no, ${provider}, ${fen}, '-', 'done', paid_at FROM payments
  WHERE paid_key IS NOT NULL ORDER BY id LIMIT 1`

/** A refund item with a minute in this column. */
const refundLine = (column: string, reason: string) => [
  release('1').replace("'-'", reason),
  `INSERT INTO refund_lines (refund_id, order_item_id, copies, amount_fen, ${column})
    SELECT 1, id, 1, 1, 60 FROM order_items ORDER BY id LIMIT 1`,
]

/** A ledger entry that moves this many seconds to the expired account. */
const entry = (cause: string, seconds: number) => `INSERT INTO hour_entries
    (user_id, course_edu_log_id, kind, expired_seconds, cause, created_at)
  SELECT user_id, id, '${cause.split(':')[0]}', ${seconds}, '${cause}', created_at
  FROM course_edu_logs ORDER BY id LIMIT 1`

/** A violation of each invariant, applied to the demo data. */
const harm: Record<string, string | string[]> = {
  'an order is its goods and its freight': `UPDATE orders SET freight_fen = freight_fen + 1`,
  'the lines of an order add up to its goods': `UPDATE order_items SET amount_fen = amount_fen + 1`,
  'every order has a line': `DELETE FROM order_items WHERE id NOT IN
    (SELECT order_item_id FROM user_courses WHERE order_item_id IS NOT NULL)`,
  'freight is taken for parcels under 100 yuan only': `UPDATE orders SET freight_fen = 800`,
  'a parcel has an address': `UPDATE orders SET address = NULL`,
  'further education is sold with a code': `UPDATE orders SET channel_id = NULL`,
  'no amount of money is negative, and a rule has a price from 0.01': `UPDATE discount_rules
    SET discounted_price_fen = NULL WHERE rule_code <> '06'`,
  'a line of a course with a price is never sold for nothing': `UPDATE order_items
    SET amount_fen = 0`,
  'a paid order has one accepted payment of the same amount': `UPDATE payments SET amount_fen = 1`,
  'an accepted payment has a paid order': `UPDATE orders SET order_status = 3`,
  'money that settled nothing is an exception': `UPDATE payments SET paid_key = NULL`,
  'an open payment holds its key, and only an open one': `UPDATE payments SET status = 'open'`,
  'a number of the wallet is booked once': `INSERT INTO payment_exceptions
      (kind, provider, amount_fen, transaction_id, status, created_at)
    SELECT 'double', provider, amount_fen, transaction_id, 'open', paid_at FROM payments
    WHERE transaction_id IS NOT NULL LIMIT 1`,
  'a payment through a wallet has the number of the wallet': `UPDATE payments
    SET transaction_id = NULL`,
  'no payment is given back beyond its amount': release('amount_fen + 1'),
  'nothing is given back beyond what was paid for it': `UPDATE orders
    SET refunded_fen = amount_fen + 1`,
  'what an order gave back beyond its lines is freight': `UPDATE orders
    SET refunded_fen = freight_fen + 1`,
  'what a line gave back is what its refunds say': [
    release('1'),
    `INSERT INTO refund_lines (refund_id, order_item_id, copies, amount_fen)
      SELECT 1, id, 1, 1 FROM order_items ORDER BY id LIMIT 1`,
  ],
  'a payment exception is given back whole, and by the refund that says so': `INSERT INTO
    payment_exceptions (kind, provider, amount_fen, transaction_id, status, created_at)
    VALUES ('orphan', 'local', 1, 'nobody', 'refunded', '2026-11-21 02:00:00')`,
  'money that fits no order and a refund say which wallet has it, as their payment does': release('1', `'another'`),
  'the courses of one seat are of one telephone': `INSERT INTO user_courses (course_id, telephone,
      source, order_item_id, order_id, seat_no, grant_key, user_course_status, created_at)
    SELECT c.id, '13700000000', 'assignment', u.order_item_id, u.order_id, u.seat_no, 'harm',
      'valid', u.created_at FROM user_courses u JOIN courses c ON c.id <> u.course_id
    WHERE u.source = 'assignment' AND u.seat_no IS NOT NULL LIMIT 1`,
  'no seat is both given away and given back': `UPDATE order_items
    SET refunded_count = course_count`,
  'a right whose money went back is over': `UPDATE user_courses
    SET refunded_at = '2026-11-21 02:00:00', user_course_status = 'valid'`,
  'a single order that was given back holds no right': `UPDATE order_items SET refunded_count = 1`,
  'a single order grants each video course once': `DELETE FROM user_courses WHERE source = 'order'`,
  'an order with goods to ship waits for its parcel': `UPDATE orders SET awaits_parcel = 0`,
  'no more seats are taken than copies were bought': `UPDATE order_items SET course_count = 0`,
  'an unpaid order grants nothing': `UPDATE orders SET order_status = 1`,
  'no account of hours is overdrawn': `UPDATE hour_entries SET available_seconds = -1`,
  'a finished chapter of a study record is booked': `DELETE FROM hour_entries`,
  'an open push holds the key of its record, and only an open one': `UPDATE hour_uploads
    SET open_key = NULL`,
  'the accounts of a finished chapter add up to its minutes': `UPDATE study_logs
    SET study_seconds = study_seconds + 60 WHERE course_edu_log_id IS NOT NULL`,
  'used hours are the confirmed uploads': `UPDATE hour_entries SET used_seconds = 60`,
  'no more hours come back with a course than refunds of it withdrew': entry('restore:1', -60),
  'hours that a refund line withdrew are its entries': [
    ...refundLine('withdrawn_seconds', "'学员要求退款'"),
    entry('refund:1:1:0', 59),
  ],
  'uploaded hours stay after a refund for a reason': refundLine('retained_seconds', "' '"),
  'no hours are pushed while a refund has withdrawn hours of their record': `INSERT INTO hour_entries
      (user_id, course_edu_log_id, kind, expired_seconds, cause, created_at)
    SELECT user_id, course_edu_log_id, 'refund', 60, 'refund:1:1:0', '2020-01-01 00:00:00'
    FROM hour_uploads ORDER BY id LIMIT 1`,
  'nobody is credited more of a chapter than its video has': `UPDATE chapter_progress
    SET credited_seconds = credited_seconds + 1000`,
  'a valid print holds its certificates, and no other print does': `UPDATE certificate_issue_lines
    SET valid_key = NULL`,
  'a print is of one person and subject, and of something': `UPDATE certificate_issues
    SET cert_subject = 'kygc'`,
  'what was printed had been uploaded by then, and was more than 2400 minutes': `UPDATE
    certificate_issue_lines SET uploaded_seconds = uploaded_seconds + 1`,
  'a superseded print says by which, and a revoked one why': `UPDATE certificate_issues
    SET reason = NULL`,
  'a score is the sum of its answers': `UPDATE user_papers SET score_tenths = score_tenths + 5`,
  'nothing is answered after handing in': `UPDATE user_papers SET submitted_at = started_at`,
  'an open attempt holds its key, and only an open one': `UPDATE user_papers
    SET state = 'in_progress'`,
  'a result follows from the points and the pass line': `UPDATE user_papers
    SET user_pass = 1 - user_pass`,
  'an open test judges nothing': `UPDATE user_papers SET state = 'in_progress'`,
  'a passed chapter test leaves no minutes held': `UPDATE hour_entries SET held_seconds = 60`,
  'an invoice is for a paid order, over its amount': `UPDATE invoices SET amount_fen = 1`,
  'an invoice that was sent was asked for before, and one that is wished for was not': `UPDATE invoices
    SET requested_at = NULL`,
  'what is sent is over an amount, and what is withdrawn over none': `UPDATE invoices
    SET withdrawn_at = '2026-11-21 02:00:00'`,
  'only an invoice that was sent is reversed': `UPDATE invoices
    SET reversed_at = '2026-11-21 02:00:00'`,
  'a paper invoice that was sent has an express number': `UPDATE invoices
    SET invoice_type = 2, express_order_no = NULL`,
  'whoever has addresses has a default one': `UPDATE addresses SET default_key = NULL`,
  'the counted days add up to the paid orders of these days': `INSERT INTO sale_figures
    (day, scope, orders, people, first_people, copies, amount_fen)
    VALUES ('2001-01-01', 'all', 1, 1, 1, 1, 5), ('2001-01-01', 'freight', 1, 0, 0, 0, 5)`,
  'courses and freight add up to the income of a day': `INSERT INTO sale_figures
    (day, scope, orders, people, first_people, copies, amount_fen) VALUES ('2001-01-01', 'freight', 1, 0, 0, 0, 5)`,
}

test.group('Invariants', (group) => {
  group.tap((test) => test.tags(['@engine']))
  group.setup(async () => {
    const close = await openEmptyDatabase('harmed')
    await migrate('harmed', 'up')
    await seedDemo(db.connection('harmed'), demoTools(new Date('2026-11-21T02:00:00Z')))
    return close
  })

  test('a violation of "{$self}" is detected')
    .with(invariants.map(({ name }) => name))
    .run(async ({ assert }, name) => {
      const trx = await db.connection('harmed').transaction()

      let broken: string[]
      try {
        for (const sql of [harm[name]].flat()) await trx.rawQuery(sql)
        broken = await brokenInvariants(trx)
      } finally {
        await trx.rollback()
      }

      assert.include(broken.map((line) => line.split(':')[0]).join('\n'), name)
    })
})
