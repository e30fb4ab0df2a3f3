interface Facts {
  people: number
  courses: number
  partners: number
  firstPerson: number
  firstCourse: number
  firstPartner: number
}

interface FilledTable {
  name: string
  rows: number
  /** SQL of a column from `n`, which counts from 1. */
  columns: Record<string, string>
}

const surnames = '王李张刘陈杨黄赵周吴徐孙朱马胡郭林何高梁郑罗宋谢唐韩曹许邓萧'
const given = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英华建国志文红玉'
const subjects = ['一级建造师', '二级建造师', '安全工程师', '造价工程师', '监理工程师', '施工员']
const kinds = ['精讲班', '冲刺班', '教材', '题库', '继续教育']
const years = 3

/** The newest row is of now, the oldest three years old. */
function at(rows: number, n = 'n'): string {
  const step = (years * 365 * 86_400) / rows
  return `date_sub(utc_timestamp(), interval round((${rows} - ${n}) * ${step}) second)`
}

const pick = (from: string, by: string) => `substr('${from}', 1 + (${by}) % ${from.length}, 1)`
const chinese = (n: string) =>
  `concat(${pick(surnames, n)}, ${pick(given, `${n} div 30`)}, ${pick(given, `${n} div 7`)})`
export const itemName = (course: string) =>
  `concat(elt(1 + (${course}) % 6, '${subjects.join("','")}'), elt(1 + (${course}) % 5, '${kinds.join("','")}'), ${course})`
const paid = 'n % 10 <> 3 and n % 10 <> 7'
/** One line of eight is a book. Its order waits for a parcel when it is one of the last. */
const book = (course: string, first: number) => `(${course} - ${first}) % 8 = 0`

export function filledTables(facts: Facts): FilledTable[] {
  const { people, courses, partners, firstPerson, firstCourse, firstPartner } = facts
  const orders = people * 3
  const owner = `${firstPerson} + 1 + (n * 7919) % ${people}`
  const bought = `${firstCourse} + (n * 31) % ${courses}`
  const placed = at(orders)
  const telephone = (n: string) => `concat('1', 3000000000 + (${n}) * 4999 % 6999999989)`
  const waits = `${book(bought, firstCourse)} and ${paid} and n > ${orders} - 8000`
  return [
    {
      name: 'users',
      rows: people,
      columns: {
        ...{ id: `${firstPerson} + n`, login_name: telephone('n'), user_name: chinese('n') },
        ...{ telephone: telephone('n'), telephone_key: telephone('n'), password_hash: "'x'" },
        ...{ created_at: at(people), updated_at: at(people) },
      },
    },
    {
      name: 'user_roles',
      rows: people,
      columns: { user_id: `${firstPerson} + n`, role: "'user'" },
    },
    {
      name: 'orders',
      rows: orders,
      columns: {
        ...{ id: 'n', order_no: "concat('30', lpad(n * 7 + 11, 18, '0'))", user_id: owner },
        order_name: itemName(bought),
        order_type: "if(n % 9 = 0, 'package', 'single')",
        order_status: `if(${paid}, 2, 3)`,
        ...{ ware_fen: '30000', freight_fen: 'if(n % 8 = 0, 800, 0)' },
        amount_fen: '30000 + if(n % 8 = 0, 800, 0)',
        exclusive_code: `if(n % 4 = 0, concat('B', lpad(n % ${partners}, 5, '0')), null)`,
        channel_id: `if(n % 4 = 0, ${firstPartner} + n % ${partners}, null)`,
        ...{ quote: "'{}'", refunded_fen: `if(${paid} and n % 50 = 1, 5000, 0)` },
        tracking_no: `if(${book(bought, firstCourse)} and not (${waits}), 'SF', null)`,
        awaits_parcel: `if(${waits}, 1, 0)`,
        ...{ expires_at: placed, created_at: placed, updated_at: placed },
        paid_at: `if(${paid}, ${placed}, null)`,
      },
    },
    {
      name: 'order_items',
      rows: orders,
      columns: {
        ...{ order_id: 'n', course_id: bought, item_name: itemName(bought) },
        ...{ course_type: `if(${book(bought, firstCourse)}, 3, 1)`, course_count: '1' },
        ...{ unit_fen: '30000', base_fen: '30000', amount_fen: '30000' },
        refunded_fen: `if(${paid} and n % 50 = 1, 5000, 0)`,
      },
    },
    {
      name: 'payments',
      rows: orders,
      columns: {
        ...{ order_id: 'n', merchant_no: "concat('m', n)", provider: "'wechat'" },
        ...{ amount_fen: '30000', status: `if(${paid}, 'paid', 'closed')` },
        ...{
          paid_key: `if(${paid}, n, null)`,
          transaction_id: `if(${paid}, concat('t', n), null)`,
        },
        ...{ expires_at: placed, paid_at: `if(${paid}, ${placed}, null)`, created_at: placed },
      },
    },
    {
      name: 'user_courses',
      rows: Math.round(people * 2.1),
      columns: {
        ...{ course_id: bought, user_id: `if(n % 100 = 5, null, ${owner})` },
        telephone: telephone(`(n * 7919) % ${people}`),
        ...{
          source: "if(n % 20 = 1, 'admin', 'order')",
          order_id: 'n',
          grant_key: "concat('g', n)",
        },
        ...{ expires_on: `date_add(curdate(), interval n % 400 day)`, created_at: placed },
      },
    },
    {
      name: 'login_logs',
      rows: orders,
      columns: {
        ...{ user_id: owner, login_name: "concat('13', n % 10, '****', lpad(n % 10000, 4, '0'))" },
        ...{ login_type: "'password'", event: "if(n % 3 = 0, 'register', 'login')" },
        ...{ succeeded: 'n % 25 <> 3', ip: "concat('10.0.', n % 256, '.', n % 199)" },
        created_at: placed,
      },
    },
    {
      name: 'audit_logs',
      rows: people,
      columns: {
        ...{ actor_name: "concat('管理员', n % 12)", role: "'admin'" },
        action:
          "elt(1 + n % 5, 'user.update', 'order.refund', 'order.reveal', 'course.save', 'user.reveal')",
        object: "concat('order:', n)",
        ...{ after: "'{}'", prev_hash: 'sha2(n - 1, 256)', hash: 'sha2(n, 256)' },
        created_at: at(people),
      },
    },
    {
      name: 'invoices',
      rows: people / 2,
      columns: {
        ...{
          order_id: 'n * 6',
          user_id: owner,
          invoice_status: 'if(n % 20 = 0, 1, if(n % 9 = 0, 0, 2))',
        },
        ...{ invoice_type: '1 + n % 2', payer_type: '1 + n % 2', amount_fen: '30000' },
        payer_name: "concat('湖', n % 977, '建设工程有限公司')",
        ...{ requested_at: at(people / 2), created_at: at(people / 2) },
        needs_reversal_at: 'if(n % 300 = 1, utc_timestamp(), null)',
      },
    },
    {
      name: 'refunds',
      rows: people / 20,
      columns: {
        ...{ payment_id: 'n * 60 + 1', refund_no: "concat('r', n)", amount_fen: '5000' },
        ...{ reason: "'退款'", status: "if(n % 1000 = 1, 'failed', 'done')", total_fen: '30000' },
        created_at: at(people / 20),
      },
    },
    {
      name: 'payment_exceptions',
      rows: people / 50,
      columns: {
        ...{ payment_id: 'n * 150', order_id: 'n * 150', kind: "'late'", amount_fen: '30000' },
        ...{ transaction_id: "concat('x', n)", status: "if(n % 400 = 1, 'open', 'refunded')" },
        created_at: at(people / 50),
      },
    },
    {
      name: 'comments',
      rows: people / 2,
      columns: {
        ...{ course_id: bought, user_id: owner, comment_content: "'讲得很清楚'" },
        ...{ comment_status: 'if(n % 500 = 1, 1, 2)', created_at: at(people / 2) },
      },
    },
    ...ofHours(facts, owner, bought),
  ]
}

/** Certificates, hours and what the province was told. */
function ofHours({ people, firstPerson }: Facts, owner: string, bought: string): FilledTable[] {
  const rows = people / 2
  const person = `${firstPerson} + n`
  return [
    {
      name: 'certificates',
      rows,
      columns: {
        ...{
          id: 'n',
          user_id: person,
          cert_subject: "if(n % 2, 'jzgc', 'szgc')",
          required_course: '1',
        },
        created_at: at(rows),
      },
    },
    {
      name: 'course_edu_logs',
      rows,
      columns: {
        ...{ id: 'n', user_id: person, course_id: bought, certificate_id: 'n' },
        created_at: at(rows),
      },
    },
    {
      name: 'hour_uploads',
      rows,
      columns: {
        ...{ push_id: "concat('p', n)", user_id: person, course_edu_log_id: 'n', request: "'{}'" },
        state: "if(n % 997 = 1, 'refused', if(n % 499 = 2, 'unknown', 'confirmed'))",
        ...{ pushed_seconds: '2700', sent_at: at(rows), created_at: at(rows) },
      },
    },
    {
      name: 'hour_entries',
      rows,
      columns: {
        ...{ user_id: person, course_edu_log_id: 'n', cause: "concat('c', n)" },
        kind: "if(n % 10 = 1, 'correction', 'watch')",
        ...{ available_seconds: '2700', created_at: at(rows) },
      },
    },
    {
      name: 'certificate_issues',
      rows: rows / 2,
      columns: {
        ...{ issue_no: "concat('ZX2026', lpad(n, 8, '0'))", verify_code: "concat('v', n)" },
        ...{ user_id: person, cert_subject: "'jzgc'", snapshot: "'{}'", credential: "'x'" },
        ...{ rule_version: '1', file_key: "concat('f', n)", file_hash: "'x'", file_bytes: '1' },
        created_at: at(rows / 2),
      },
    },
    {
      name: 'anomalies',
      rows: rows / 5,
      columns: {
        ...{ kind: "'devices'", anomaly_key: "concat('a', n)", user_id: owner, evidence: "'[]'" },
        ...{ status: "if(n % 200 = 1, 'open', 'explained')", happened_at: at(rows / 5) },
        created_at: at(rows / 5),
      },
    },
  ]
}
