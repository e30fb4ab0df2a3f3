import { chance, days, moment, seconds } from '../made_sql.js'
import { numbersOfSlice, type Facts, type Step } from '../steps.js'

/** What is written down of what people and staff do. Logs of signing in are a year old at most, as the job leaves them. */
export function tablesOfLogs(facts: Facts): Step[] {
  const { people, orders, firstPerson } = facts
  const someone = `${firstPerson} + 1 + n * 7919 % ${people}`
  const signedIn = seconds('@filled_at', `-31536000 * (1 - n / ${orders})`)
  const audits = Math.round(people / 2)
  return [
    {
      table: 'login_logs',
      over: orders,
      columns: {
        user_id: `if(${chance('n', 0)} < 0.02, null, ${someone})`,
        login_name: "concat('13', n % 10, '****', lpad(n * 7919 % 10000, 4, '0'))",
        ...{ login_type: "if(n % 3, 'password', 'sms')", succeeded: `${chance('n', 1)} > 0.04` },
        event: `elt(1 + floor(pow(${chance('n', 2)}, 4) * 4), 'login', 'logout', 'register', 'lock')`,
        reason: `if(${chance('n', 1)} > 0.04, null, '密码错误')`,
        ...{ ip: "concat('10.', n % 100, '.', n % 256, '.', n % 199)", created_at: signedIn },
        user_agent:
          "'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/131 Mobile Safari/537.36'",
        request_id: 'left(sha2(n, 256), 32)',
      },
    },
    {
      table: 'audit_logs',
      over: audits,
      columns: {
        actor_name: `concat('管理员', floor(${chance('n', 3)} * 12))`,
        ...{ role: "'admin'", object: "concat('order:', n)", ip: "'10.1.0.9'" },
        action: `elt(1 + floor(pow(${chance('n', 4)}, 2) * 8), 'order.reveal', 'user.update', 'order.deliver', 'user.reveal', 'invoice.send', 'order.refund', 'comment.moderate', 'course.save')`,
        ...{ after: `'{"status":"done","by":"desk"}'`, request_id: 'left(sha2(n, 256), 32)' },
        ...{
          prev_hash: 'sha2(n - 1, 256)',
          hash: 'sha2(n, 256)',
          created_at: moment(`n / ${audits}`),
        },
      },
    },
    {
      table: 'messages',
      over: orders,
      ignore: true,
      from: `orders o where o.id > :from and o.id <= :to and o.order_status = 2 and o.paid_at > @filled_at - interval 730 day
        and (o.paid_at > @filled_at - interval 180 day or o.id % 3 = 0)`,
      columns: {
        ...{ user_id: 'o.user_id', kind: "'orderPaid'", reference: "concat('order:', o.id)" },
        facts: `concat('{"orderNo":"', o.order_no, '","orderName":"', left(o.order_name, 40), '"}')`,
        ...{ read_at: 'if(o.id % 3 = 0, null, o.paid_at)', created_at: 'o.paid_at' },
      },
    },
    {
      table: 'sms_notices',
      over: Math.round(people / 10),
      columns: {
        ...{ telephone: "concat('1', 3000000000 + n)", notice: "'message-parcel-sent'" },
        ...{ template_values: "'{}'", state: "'sent'", requested_by: someone },
        created_at: days('@filled_at', '-(n % 90)'),
      },
    },
    {
      table: 'sms_codes',
      over: Math.round(people / 10),
      columns: {
        ...{
          telephone: "concat('1', 3000000000 + n)",
          purpose: "'login'",
          code_hash: 'sha2(n, 256)',
        },
        ...{ ip: "'10.0.0.1'", expires_at: days('@filled_at', '-(n % 30)') },
        created_at: days('@filled_at', '-(n % 30)'),
      },
    },
    {
      table: 'idempotency_keys',
      over: Math.round(people / 100),
      columns: {
        ...{ user_id: someone, route: "'POST /api/orders'", key: "concat('k', n)" },
        ...{ body_hash: 'sha2(n, 256)', status: "'done'", response: `'{"code":"200"}'` },
        ...{ expires_at: days('@filled_at', '1'), created_at: '@filled_at' },
      },
    },
    {
      table: 'anomalies',
      over: Math.round(people / 20),
      columns: {
        ...{
          kind: "elt(1 + n % 4, 'devices', 'refused-beats', 'fast-test', 'shared-address')",
          user_id: someone,
        },
        ...{ anomaly_key: "concat('a', n)", evidence: `'[{"at":"2026-01-01","ip":"10.0.0.1"}]'` },
        status: "if(n % 200 = 1, 'open', 'explained')",
        ...{ happened_at: moment(`n / ${people / 20}`), created_at: moment(`n / ${people / 20}`) },
      },
    },
    ...ofStaff(facts),
  ]
}

function ofStaff({ people, firstPerson, sold }: Facts): Step[] {
  const files = Math.round(people / 500)
  return [
    {
      table: 'exports',
      over: files,
      columns: {
        ...{ user_id: `${firstPerson} - 1000 + n % 5`, kind: "'orders'", filters: "'{}'" },
        ...{ conditions: "'全部'", file_name: "concat('订单', n, '.xlsx')", state: "'expired'" },
        ...{ rows_done: '5000', rows_total: '5000', created_at: moment(`n / ${files}`) },
      },
    },
    {
      table: 'live_codes',
      over: Math.round(people / 50),
      from: `${numbersOfSlice} join growth_shelf s on s.place = n % ${sold}`,
      columns: {
        ...{ code: 'upper(left(sha2(n, 256), 12))', course_id: 's.course_id' },
        created_at: moment(`n / ${people / 50}`),
      },
    },
    {
      table: 'funnel_days',
      over: 1095,
      from: '(select n + :from as n from growth_numbers where n <= :to - :from) as numbers join growth_shelf s',
      columns: {
        ...{ day: 'date(@filled_at) - interval n day', course_id: 's.course_id' },
        ...{ visits: '400 div (1 + s.place)', carts: '40 div (1 + s.place)' },
      },
    },
  ]
}
