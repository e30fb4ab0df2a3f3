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

const account = (id: number) => `INSERT INTO service_accounts
    (id, user_id, account_name, contact_name, contact_email, allowed_networks, created_at)
  SELECT ${id}, MIN(id), 'a${id}', '-', '-', '[]', '2026-11-21 02:00:00' FROM users`
const event = (accountId: number, position: number) => `INSERT INTO webhook_events
    (id, service_account_id, public_id, event_type, subject, payload, position, created_at)
  VALUES (9001, ${accountId}, 'msg_1', 'order.paid', 'order:1', '{}', ${position}, '2026-11-21 02:00:00')`
const endpoint = (accountId: number, reason = 'NULL') => `INSERT INTO webhook_endpoints
    (id, service_account_id, url, event_types, secret_cipher, disabled_reason, created_at)
  VALUES (9001, ${accountId}, '-', '[]', '-', ${reason}, '2026-11-21 02:00:00')`
const delivery = (stateAndNext: string) => `INSERT INTO webhook_deliveries
    (webhook_event_id, webhook_endpoint_id, state, next_attempt_at, created_at)
  SELECT 9001, 9001, ${stateAndNext}, '2026-11-21 02:00:00'`

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

/** A session of a learner with these values of a staff step. */
const session = (until: string) => `INSERT INTO access_tokens (tokenable_id, type, hash, abilities, staff_until,
    staff_seen_at, staff_key_hash, staff_proof, proved_at, expires_at)
  SELECT user_id, 'session', '-', '[]', ${until}, '2026-11-21 02:00:00', '-', 'password', '2026-11-21 02:00:00',
    '2026-11-21 12:00:00' FROM user_roles WHERE role = 'user' ORDER BY id LIMIT 1`

/** A copy of the first check of the demo with these values. */
const check = (columns: string, values: string) => `INSERT INTO presence_checks
    (user_id, course_id, presence_policy_id, kind, moment, asked_at, ${columns})
  SELECT user_id, course_id, presence_policy_id, 'face', 'start', asked_at, ${values}
  FROM presence_checks ORDER BY id LIMIT 1`

/** A red invoice of the first invoice, of this amount. */
const redInvoice = (amount: string, state: string) => `INSERT INTO red_invoices
    (invoice_id, request_no, state, reason, amount_fen, red_lines, requested_by, next_at, created_at)
  SELECT id, 'violation', ${state}, 3, ${amount}, '[]', user_id, requested_at, created_at
  FROM invoices ORDER BY id LIMIT 1`
const exempt = [
  'freight is charged only for parcels under 100 yuan',
  'an order with goods to ship has an address',
  'further education is sold with a code',
  'no paid line has the amount 0, except in a payment exception',
  'an order with goods to ship waits for its parcel',
]

/** All orders of the demo, as if another platform had taken them. */
const importedOrders = [
  `INSERT INTO import_runs (source, source_name, file_name, content_hash, state, progress, created_at)
    VALUES ('old', '旧网校', '-', '-', 'done', '{}', '2026-11-21 02:00:00')`,
  `INSERT INTO import_links (source, object, source_id, row_id, row_hash, final_hash, run_id)
    SELECT 'old', 'orders', id, id, '-', '-', (SELECT MAX(id) FROM import_runs) FROM orders`,
]

/** The bank lines of the demo that wait for an admin, with these values. */
const bankLine = (values: string) => `UPDATE bank_lines SET ${values} WHERE state = 'matched'`
const paidLine = bankLine(
  `state = 'paid', settled_at = booked_at, merchant_no = '-', confirmed_by = 1, first_confirmed_by = NULL`
)

/** A violation of each invariant, applied to the demo data. */
const harm: Record<string, string | string[]> = {
  'a session has all columns of a staff step or none, and the step ends before the session': session('NULL'),
  'a session with a staff step belongs to a user who holds a staff role and is not held back':
    session(`'2026-11-21 11:00:00'`),
  'no heartbeat counts while a check of its session is open': `UPDATE presence_checks
    SET asked_at = '2020-01-01 02:00:00', answered_at = '2026-12-31 02:00:00'`,
  'a passed face belongs to a passed face check of the same user, unless the account was closed': check(
    'state, way, answered_at',
    `'passed', 'face', asked_at`
  ),
  'open checks and only those have an open key': check('state', `'passed'`),
  'a check that staff answered has a reason': check('state, way, answered_at', `'passed', 'staff', asked_at`),
  'a policy that asks for faces names its impact assessment, and the regulation if nothing replaces a face': `UPDATE
    presence_policies SET alternative = 'none'`,
  'prompts have a shortest and a longest interval': `UPDATE presence_policies SET prompt_to_minutes = 1`,
  'courses and play sessions name an existing presence policy and check': `UPDATE play_sessions
    SET presence_check_id = 4000000`,
  'the amount of an order is the sum of goods and freight': `UPDATE orders SET freight_fen = freight_fen + 1`,
  'the lines of an order add up to its goods': `UPDATE order_items SET amount_fen = amount_fen + 1`,
  'every order has a line': `DELETE FROM order_items WHERE id NOT IN
    (SELECT order_item_id FROM user_courses WHERE order_item_id IS NOT NULL)`,
  'freight is charged only for parcels under 100 yuan': `UPDATE orders SET freight_fen = 800`,
  'an order with goods to ship has an address': `UPDATE orders SET address = NULL`,
  'further education is sold with a code': `UPDATE orders SET channel_id = NULL`,
  'no amount is negative, and a rule price is at least 0.01': `UPDATE discount_rules
    SET discounted_price_fen = NULL WHERE rule_code <> '06'`,
  'no paid line has the amount 0, except in a payment exception': `UPDATE order_items
    SET amount_fen = 0`,
  'a paid order has one accepted payment of the same amount': `UPDATE payments SET amount_fen = 1`,
  'an accepted payment has a paid order': `UPDATE orders SET order_status = 3`,
  'a payment that settled no order is an exception': `UPDATE payments SET paid_key = NULL`,
  'open payments and only those have an open key': `UPDATE payments SET status = 'open'`,
  'a transaction id of the payment provider is booked once': `INSERT INTO payment_exceptions
      (kind, provider, amount_fen, transaction_id, status, created_at)
    SELECT 'double', provider, amount_fen, transaction_id, 'open', paid_at FROM payments
    WHERE transaction_id IS NOT NULL LIMIT 1`,
  'a payment above 0 has a transaction id': `UPDATE payments
    SET transaction_id = NULL`,
  'refunds of a payment do not exceed its amount': release('amount_fen + 1'),
  'orders and lines are not refunded beyond what was paid': `UPDATE orders
    SET refunded_fen = amount_fen + 1`,
  'the refund of an order beyond its lines is at most the freight': `UPDATE orders
    SET refunded_fen = freight_fen + 1`,
  'the refunded copies and amount of a line equal its refund lines': [
    release('1'),
    `INSERT INTO refund_lines (refund_id, order_item_id, copies, amount_fen)
      SELECT 1, id, 1, 1 FROM order_items ORDER BY id LIMIT 1`,
  ],
  'a payment exception is refunded completely by its own refund': `INSERT INTO
    payment_exceptions (kind, provider, amount_fen, transaction_id, status, created_at)
    VALUES ('orphan', 'local', 1, 'nobody', 'refunded', '2026-11-21 02:00:00')`,
  'exceptions and refunds have the provider of their payment': release('1', `'another'`),
  'a paid bank line is the one payment of its order, of the same amount': paidLine,
  'one bank line pays an order': [
    paidLine,
    `UPDATE bank_lines SET order_id = (SELECT order_id FROM (SELECT MIN(order_id) AS order_id FROM bank_lines) one)
      WHERE state = 'paid'`,
  ],
  'a payment by bank transfer has a bank line': `UPDATE payments SET provider = 'bank' WHERE status = 'paid'`,
  'a bank line that became an exception has one of the same amount': `UPDATE bank_lines SET amount_fen = amount_fen + 1
    WHERE state = 'exception'`,
  'only a paid or refused bank line is settled, and its columns follow its state': bankLine('settled_at = booked_at'),
  'two confirmations of a bank line are by two admins': bankLine('first_confirmed_by = 1, confirmed_by = 1'),
  'an order with a transfer code has an attempt by bank transfer': `UPDATE payments SET provider = 'local'`,
  'a slip has the time of its upload': `UPDATE bank_transfers SET slip_key = 'slip/1'`,
  'all courses of a seat have the same telephone': `INSERT INTO user_courses (course_id, telephone,
      source, order_item_id, order_id, seat_no, grant_key, user_course_status, created_at)
    SELECT c.id, '13700000000', 'assignment', u.order_item_id, u.order_id, u.seat_no, 'harm',
      'valid', u.created_at FROM user_courses u JOIN courses c ON c.id <> u.course_id
    WHERE u.source = 'assignment' AND u.seat_no IS NOT NULL LIMIT 1`,
  'no seat is both assigned and refunded': `UPDATE order_items
    SET refunded_count = course_count`,
  'a refunded entitlement has expired': `UPDATE user_courses
    SET refunded_at = '2026-11-21 02:00:00', user_course_status = 'valid'`,
  'a refunded single order has no active entitlement': `UPDATE order_items SET refunded_count = 1`,
  'a single order grants each video course once': `DELETE FROM user_courses WHERE source = 'order'`,
  'an order with goods to ship waits for its parcel': `UPDATE orders SET awaits_shipment = 0`,
  'no more seats are assigned than copies were bought': `UPDATE order_items SET course_count = 0`,
  'an unpaid order grants nothing': `UPDATE orders SET order_status = 1`,
  'no hours account is negative': `UPDATE hour_entries SET available_seconds = -1`,
  'a finished chapter of a study record has a ledger entry': [`DELETE FROM cycle_entries`, `DELETE FROM hour_entries`],
  'open uploads and only those have the key of their record': `UPDATE hour_uploads
    SET open_key = NULL`,
  'the accounts of a finished chapter add up to its minutes': `UPDATE study_logs
    SET study_seconds = study_seconds + 60 WHERE course_edu_log_id IS NOT NULL`,
  'used hours equal the confirmed uploads': `UPDATE hour_entries SET used_seconds = 60`,
  'no more hours are restored than refunds withdrew': entry('restore:1', -60),
  'the withdrawn hours of a refund line equal its ledger entries': [
    ...refundLine('withdrawn_seconds', "'学员要求退款'"),
    entry('refund:1:1:0', 59),
  ],
  'a refund that leaves uploaded hours has a reason': refundLine('retained_seconds', "' '"),
  'no hours are uploaded while a refund has withdrawn hours of their record': `INSERT INTO hour_entries
      (user_id, course_edu_log_id, kind, expired_seconds, cause, created_at)
    SELECT user_id, course_edu_log_id, 'refund', 60, 'refund:1:1:0', '2020-01-01 00:00:00'
    FROM hour_uploads ORDER BY id LIMIT 1`,
  'an uploaded entry counts once, for one cycle or none': `UPDATE cycle_entries
    SET counted_seconds = counted_seconds + 60`,
  'minutes count within the days of their cycle, unless an admin moved them': `UPDATE cycle_entries
    SET counted_on = '2001-01-01'`,
  'a cycle and its minutes belong to the owner of the qualification': `UPDATE education_cycles SET user_id = 1`,
  'the targets of a cycle are the hours of its rule': `UPDATE cycle_targets SET target_seconds = target_seconds + 60`,
  'a target has counted what its entries sum up to': `UPDATE cycle_targets SET counted_seconds = counted_seconds + 60`,
  'a cycle is met when nothing is missing, and only then': `UPDATE education_cycles SET state = 'met'`,
  'hours are shared by active members only, with the text that they agreed to': `UPDATE organisation_members
    SET stopped_at = '2026-11-21 02:00:00'`,
  'hours are shared with verified organisations only': `UPDATE organisations SET state = 'closed', verified_key = NULL`,
  'members have the keys of their state': `UPDATE organisation_members SET live_key = NULL`,
  'verified organisations and only those have the key of their credit code': `UPDATE organisations
    SET state = 'pending'`,
  'an organisation has an owner': `UPDATE organisation_members SET member_role = 'viewer'`,
  'an organisation has paid bulk orders that their buyers bought for it or handed over': `UPDATE organisation_orders SET handed_by = 1`,
  'a member whose hours were downloaded on a day has an event of that day': `DELETE FROM organisation_events
    WHERE kind = 'downloaded'`,
  'verified numbers and only those have a key, one person per number': `UPDATE qualifications
    SET verified_at = created_at`,
  'cycles of a qualification do not overlap': `INSERT INTO education_cycles
      (qualification_id, user_id, education_rule_id, starts_on, ends_on, apply_until, created_at)
    SELECT qualification_id, user_id, education_rule_id, ends_on, ends_on, ends_on, created_at
    FROM education_cycles ORDER BY id LIMIT 1`,
  'the credit of a chapter does not exceed its video': `UPDATE chapter_progress
    SET credited_seconds = credited_seconds + 1000`,
  'valid issues and only those have the valid keys of their certificates': `UPDATE certificate_issue_lines
    SET valid_key = NULL`,
  'valid issues of a cycle and only those have the key of their certificate and cycle': `UPDATE certificate_issue_lines
    SET cycle_key = CONCAT(id, ':1')`,
  'all certificates of an issue are printed for one cycle of its user, or for none': `UPDATE certificate_issue_lines
    SET education_cycle_id = 4000000, valid_key = NULL`,
  'printed minutes of a cycle count for it and exceed 2400': `UPDATE certificate_issue_lines
    SET education_cycle_id = (SELECT MAX(id) FROM education_cycles)`,
  'an issue has certificates of one user and one subject': `UPDATE certificate_issues
    SET cert_subject = 'kygc'`,
  'printed minutes were uploaded before and exceed 2400': `UPDATE
    certificate_issue_lines SET uploaded_seconds = uploaded_seconds + 1`,
  'a superseded issue names its successor, a revoked one its reason': `UPDATE certificate_issues
    SET reason = NULL`,
  'a score is the sum of its answers': `UPDATE user_papers SET score_tenths = score_tenths + 5`,
  'no answer is saved after submission': `UPDATE user_papers SET submitted_at = started_at`,
  'open attempts and only those have an open key': `UPDATE user_papers
    SET state = 'in_progress'`,
  'a result follows from the points and the pass line': `UPDATE user_papers
    SET user_pass = 1 - user_pass`,
  'an open test has no graded answers': `UPDATE user_papers SET state = 'in_progress'`,
  'no minutes are held after a passed chapter test': `UPDATE hour_entries SET held_seconds = 60`,
  'an invoice is for a paid order and has its amount': `UPDATE invoices SET amount_fen = 1`,
  'the status of an invoice matches its request and sending times': `UPDATE invoices
    SET requested_at = NULL`,
  'withdrawn invoices and only those have the amount 0, and none of them was sent': `UPDATE invoices
    SET withdrawn_at = '2026-11-21 02:00:00'`,
  'only sent invoices get a credit note': `UPDATE invoices
    SET reversed_at = '2026-11-21 02:00:00'`,
  'an invoice that another one replaced is reversed': `UPDATE invoices SET order_key = NULL`,
  'an invoice that a provider issued has a number, and one with a number is sent': `UPDATE invoices SET number = NULL`,
  'a request at a provider has its number, lines and issuer': `UPDATE invoices SET issue_state = 'failed'`,
  'only requests in flight and corrected ones ask the provider again': `UPDATE invoices
    SET issue_next_at = '2026-11-21 02:00:00'`,
  'red invoices reverse no more than their invoice': redInvoice('amount_fen + 1', `'waiting'`),
  'an issued red invoice of a provider has its number, and one is open per invoice': redInvoice('1', `'issued'`),
  'no red invoice has the number of an invoice': [
    redInvoice('1', `'issued'`),
    `UPDATE red_invoices SET number = '26370000000000000001'`,
    `UPDATE invoices SET number = '26370000000000000001'
      WHERE id = (SELECT id FROM (SELECT MIN(id) AS id FROM invoices) first_one)`,
  ],
  'a sent paper invoice has a tracking number': `UPDATE invoices
    SET invoice_type = 2, express_order_no = NULL`,
  'a user with addresses has one default address': `UPDATE addresses SET default_key = NULL`,
  'the processed days add up to the paid orders of these days': `INSERT INTO sale_figures
    (day, scope, orders, people, first_people, copies, amount_fen)
    VALUES ('2001-01-01', 'all', 1, 1, 1, 1, 5), ('2001-01-01', 'freight', 1, 0, 0, 0, 5)`,
  'courses and freight add up to the income of a day': `INSERT INTO sale_figures
    (day, scope, orders, people, first_people, copies, amount_fen) VALUES ('2001-01-01', 'freight', 1, 0, 0, 0, 5)`,
  'an imported person is a user': [
    `INSERT INTO import_runs (id, source, source_name, file_name, content_hash, progress, created_at)
    VALUES (9001, 'old', '-', '-', '-', '{}', '2026-11-21 02:00:00')`,
    `INSERT INTO import_links (source, object, source_id, row_id, is_linked, row_hash, final_hash, run_id)
    VALUES ('old', 'people', '1', 999999, 0, '-', '-', 9001)`,
  ],
  'a link without a run has no hashes and is of a service account': `INSERT INTO import_links (source, object, source_id, row_id, is_linked) VALUES ('old', 'people', '1', 1, 1)`,
  'a statement is paid on the day it was closed or later': [
    `INSERT INTO statements (id, channel_id, month, statement_no, partner_name, sold_fen, refunded_fen, net_fen,
      commission_fen, content_hash, closed_at, closed_by, created_at)
    SELECT 9001, id, '2001-01', 'DZ200101-1', '-', 0, 0, 0, 0, '-', '2026-11-21 02:00:00', 1, '2026-11-21 02:00:00'
    FROM channels ORDER BY id LIMIT 1`,
    `INSERT INTO statement_payouts (statement_id, paid_on, marked_by, created_at)
    VALUES (9001, '2026-11-20', 1, '2026-11-21 02:00:00')`,
  ],
  'every event belongs to a service account, and its place is within the feed': [account(9001), event(9001, 5)],
  'a delivery carries an event of the account of its endpoint': [
    account(9001),
    account(9002),
    event(9001, 0),
    endpoint(9002),
    delivery("'waiting', NULL"),
  ],
  'only waiting deliveries have a next attempt, and delivered ones a time': [
    account(9001),
    event(9001, 0),
    endpoint(9001),
    delivery("'failed', '2026-11-21 02:00:00'"),
  ],
  'a key is approved by another admin than its creator, before its first use; scopes of money, numbers and imports need it':
    [
      account(9001),
      `INSERT INTO service_keys (service_account_id, key_name, key_start, key_end, key_hash, scopes, expires_at,
      created_by, approved_at, created_at)
    SELECT 9001, '-', '-', '-', '-', '["payments:write"]', '2027-11-21 02:00:00', MIN(id), '2026-11-21 02:00:00',
      '2026-11-21 02:00:00' FROM users`,
    ],
  'a disabled endpoint has a reason': [account(9001), endpoint(9001, "'gone'")],
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

  test('orders of a former platform may break five rules of the shop', async ({ assert }) => {
    const trx = await db.connection('harmed').transaction()

    let broken: string[]
    try {
      for (const sql of [importedOrders, exempt.map((name) => harm[name] as string)].flat()) await trx.rawQuery(sql)
      broken = await brokenInvariants(trx)
    } finally {
      await trx.rollback()
    }

    assert.notIncludeMembers(
      broken.map((line) => line.split(':')[0]),
      exempt
    )
  })
})
