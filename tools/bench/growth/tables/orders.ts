import { chance, days, moment, personName, seconds, skewed, telephone } from '../made_sql.js'
import { numbersOfSlice, type Facts, type Step } from '../steps.js'

const lines = `(1 + (${chance('n', 0)} < 0.35) + (${chance('n', 1)} < 0.15))`
const isPaid = (n: string) => `(${chance(n, 2)} < 0.8)`
const isPackage = (n: string) => `(${chance(n, 3)} < 0.03)`
/** Copies that a training centre buys at once. */
const mostCopies = 25
const copies = `if(${isPackage('n')}, 5 + floor(${chance('n', 4)} * ${mostCopies - 5}), 1)`
const isGivenBack = (n: string) =>
  `(${isPaid(n)} and not ${isPackage(n)} and ${chance(n, 5)} < 0.02)`
const isShipped = 'max(i.course_type in (3, 4))'

/** Orders with what follows from them. The lines come first: an order is the sum of its lines. */
export function tablesOfOrders(facts: Facts): Step[] {
  const { people, orders, firstPerson, partners, firstPartner, sold } = facts
  const placed = (n: string) => moment(`${n} / ${orders}`)
  const buyerNumber = (n: string) =>
    `(1 + floor(pow(${chance(n, 7)}, 1.5) * (${people} - 1) * ${n} / ${orders}))`
  const n = 'i.order_id'
  /** The last ones are still being paid. */
  const isOpen = `(${n} > ${orders} * 0.9999 and not ${isPaid(n)})`
  const partner = `(1 + ${skewed(n, 8, String(partners))})`
  const withCode = `(max(i.course_type = 5) or ${chance(n, 9)} < 0.15)`
  const waits = `(${isShipped} and ${isPaid(n)} and ${n} > ${orders} * 0.997)`
  const slice = 20_000
  return [
    {
      table: 'order_items',
      over: orders,
      slice,
      from: `${numbersOfSlice}
        join (select 0 as line union all select 1 union all select 2) as lined on line < ${lines}
        join growth_shelf s on s.place = (${skewed('n', 6, String(sold), 2.5)} + line * 37) % ${sold}
        order by n, line`,
      columns: {
        ...{ order_id: 'n', course_id: 's.course_id', item_name: 's.course_name' },
        ...{ course_type: 's.course_type', course_count: copies, unit_fen: 's.price_fen' },
        ...{ base_fen: `s.price_fen * ${copies}`, amount_fen: `s.price_fen * ${copies}` },
        position: 'line',
        refunded_fen: `if(line = 0 and ${isGivenBack('n')}, s.price_fen, 0)`,
        refunded_count: `if(line = 0 and ${isGivenBack('n')}, 1, 0)`,
      },
    },
    {
      table: 'orders',
      // Lines are numbered by their orders, so a slice of orders is found by the unique key of order and course.
      over: orders,
      slice,
      from: `order_items i where i.order_id > :from and i.order_id <= :to group by i.order_id`,
      columns: {
        id: n,
        order_no: `concat(date_format(${placed(n)}, '%y%m%d%H%i%s'), lpad(${n} * 48271 % 100000000, 8, '0'))`,
        user_id: `${firstPerson} + ${buyerNumber(n)}`,
        order_name: "left(group_concat(i.item_name order by i.position separator '，'), 1000)",
        order_type: `if(${isPackage(n)}, 'package', 'single')`,
        order_status: `if(${isPaid(n)}, 2, if(${isOpen}, 1, 3))`,
        close_reason: `if(${isPaid(n)} or ${isOpen}, null, 'expired')`,
        ware_fen: 'sum(i.amount_fen)',
        freight_fen: `if(${isShipped} and sum(i.base_fen) < 10000, 800, 0)`,
        amount_fen: `sum(i.amount_fen) + if(${isShipped} and sum(i.base_fen) < 10000, 800, 0)`,
        exclusive_code: `if(${withCode}, concat('B', lpad(${partner} - 1, 5, '0')), null)`,
        exclusive_discount_bp: `if(${withCode}, 10000, null)`,
        channel_id: `if(${withCode}, ${firstPartner} - 1 + ${partner}, null)`,
        quote: `concat('{"lines":[', group_concat(concat('{"courseId":', i.course_id, ',"courseName":"', i.item_name, '","unitFen":', i.unit_fen, ',"amountFen":', i.amount_fen, ',"rule":null}')), ']}')`,
        address: `if(${isShipped}, '{"name":"收货人","province":"湖北省","city":"武汉市","area":"武昌区","address":"中北路"}', null)`,
        express_company: `if(${isShipped} and ${isPaid(n)} and not ${waits}, '顺丰速运', null)`,
        tracking_no: `if(${isShipped} and ${isPaid(n)} and not ${waits}, concat('SF', 1000000000 + ${n}), null)`,
        delivered_at: `if(${isShipped} and ${isPaid(n)} and not ${waits}, least(@filled_at, ${days(placed(n), '1')}), null)`,
        awaits_parcel: `if(${waits}, 1, 0)`,
        expires_at: seconds(placed(n), '7200'),
        paid_at: `if(${isPaid(n)}, least(@filled_at, ${seconds(placed(n), `20 + 300 * ${chance(n, 10)}`)}), null)`,
        closed_at: `if(${isPaid(n)} or ${isOpen}, null, ${seconds(placed(n), '7200')})`,
        ...{ created_at: placed(n), updated_at: placed(n), refunded_fen: 'sum(i.refunded_fen)' },
      },
    },
    {
      table: 'payments',
      over: 'orders',
      from: `orders o where o.id > :from and o.id <= :to
        and (o.order_status <> 3 or ${chance('o.id', 11)} < 0.6)`,
      columns: {
        ...{ order_id: 'o.id', merchant_no: "concat('m', o.order_no)", provider: "'wechat'" },
        ...{ amount_fen: 'o.amount_fen', status: "elt(o.order_status, 'open', 'paid', 'closed')" },
        open_key: 'if(o.order_status = 1, o.id, null)',
        paid_key: 'if(o.order_status = 2, o.id, null)',
        code_url: "concat('weixin://wxpay/bizpayurl?pr=', left(sha2(o.id, 256), 10))",
        transaction_id: "if(o.order_status = 2, concat('42000', 10000000000000 + o.id), null)",
        ...{ expires_at: 'o.expires_at', paid_at: 'o.paid_at', closed_at: 'o.closed_at' },
        created_at: 'o.created_at',
      },
    },
    {
      table: 'payment_notices',
      over: 'orders',
      from: 'orders o where o.id > :from and o.id <= :to and o.order_status = 2 and o.id % 3 = 0',
      columns: {
        ...{ provider: "'wechat'", notice_id: "concat('n', o.id)" },
        ...{ merchant_no: "concat('m', o.order_no)", outcome: "'settled'" },
        transaction_id: "concat('42000', 10000000000000 + o.id)",
        body: `concat('{"id":"', uuid(), '","resource":{"ciphertext":"', sha2(o.id, 512), sha2(o.id + 1, 512), '"}}')`,
        ...{ ip: "'10.1.1.1'", created_at: 'o.paid_at' },
      },
    },
    {
      table: 'user_courses',
      over: 'order_items',
      from: `order_items i join orders o on o.id = i.order_id
        where i.id > :from and i.id <= :to and o.order_status = 2 and o.order_type = 'single' and i.course_type in (1, 5, 6)`,
      columns: {
        ...{ course_id: 'i.course_id', user_id: 'o.user_id', source: "'order'" },
        ...{ order_item_id: 'i.id', order_id: 'o.id' },
        grant_key: "concat('order:', i.id, ':', i.course_id)",
        user_course_status:
          "if(i.refunded_count or o.paid_at < @filled_at - interval 1 year, 'expired', 'valid')",
        refunded_at: 'if(i.refunded_count, o.paid_at, null)',
        expires_on: 'date(o.paid_at + interval 1 year)',
        first_studied_at: `if(${chance('i.id', 0)} < 0.6, o.paid_at, null)`,
        created_at: 'o.paid_at',
      },
    },
    {
      table: 'user_courses',
      over: 'order_items',
      from: `order_items i join orders o on o.id = i.order_id
        join growth_numbers on n <= ${mostCopies} and n <= floor(i.course_count * 0.8)
        where i.id > :from and i.id <= :to and o.order_status = 2 and o.order_type = 'package' and i.course_type in (1, 5, 6)`,
      columns: {
        course_id: 'i.course_id',
        user_id: `if(${chance('i.id * 31 + n', 1)} < 0.6, ${firstPerson} + 1 + (i.order_id * 7 + n) % ${people}, null)`,
        telephone: telephone(`1 + (i.order_id * 7 + n) % ${people}`),
        ...{ source: "'assignment'", order_item_id: 'i.id', order_id: 'o.id', seat_no: 'n' },
        listed_name: personName('i.id + n'),
        grant_key: "concat('assignment:', i.id, ':', n, ':', i.course_id)",
        user_course_status: "if(o.paid_at < @filled_at - interval 1 year, 'expired', 'valid')",
        ...{ expires_on: 'date(o.paid_at + interval 1 year)', granted_by: 'o.user_id' },
        created_at: 'o.paid_at',
      },
    },
    ...afterSales(facts),
  ]
}

function afterSales({ people, orders, firstPerson, sold }: Facts): Step[] {
  const givenBack = `order_items i join orders o on o.id = i.order_id join payments p on p.paid_key = o.id
    where i.id > :from and i.id <= :to and i.refunded_count > 0`
  const asked = `(${chance('o.id', 12)} < 0.15)`
  const sent = `(o.id < ${orders} * 0.995 and ${chance('o.id', 13)} < 0.97)`
  return [
    {
      table: 'refunds',
      over: 'order_items',
      from: givenBack,
      columns: {
        ...{ payment_id: 'p.id', refund_no: "concat('r', i.id)", amount_fen: 'i.refunded_fen' },
        ...{ provider_refund_id: "concat('50', i.id)", reason: "'不想学了'", provider: "'wechat'" },
        status: `if(${chance('i.id', 2)} < 0.002, 'failed', 'done')`,
        ...{ merchant_no: 'p.merchant_no', total_fen: 'p.amount_fen' },
        ...{ finished_at: 'o.paid_at', created_at: 'o.paid_at' },
      },
    },
    {
      table: 'refund_lines',
      over: 'refunds',
      from: `refunds r join order_items i on i.id = cast(substr(r.refund_no, 2) as unsigned) where r.id > :from and r.id <= :to`,
      columns: {
        ...{ refund_id: 'r.id', order_item_id: 'i.id', copies: 'i.refunded_count' },
        amount_fen: 'i.refunded_fen',
      },
    },
    {
      table: 'payment_exceptions',
      over: Math.round(people / 50),
      columns: {
        ...{ kind: "'orphan'", amount_fen: '30000', transaction_id: "concat('4300', n)" },
        ...{ provider: "'wechat'", status: "if(n % 400 = 1, 'open', 'settled')" },
        created_at: moment(`n / ${people / 50}`),
      },
    },
    {
      table: 'invoices',
      over: 'orders',
      from: `orders o where o.id > :from and o.id <= :to and o.order_status = 2 and o.refunded_fen = 0 and ${asked}`,
      columns: {
        ...{ order_id: 'o.id', user_id: 'o.user_id', amount_fen: 'o.amount_fen' },
        ...{ invoice_status: `if(${sent}, 2, 1)`, invoice_type: '1 + (o.id % 9 = 0)' },
        ...{ payer_type: '1 + o.id % 2', payer_id: "concat('91420', lpad(o.id % 99999, 13, '0'))" },
        payer_name: "if(o.id % 2, concat('湖北', o.id % 977, '建设工程有限公司'), '个人')",
        ...{ payer_email: "concat('u', o.user_id, '@example.cn')", created_at: 'o.created_at' },
        ...{ requested_at: 'o.paid_at', sent_at: `if(${sent}, o.paid_at, null)` },
        express_order_no: `if(${sent} and o.id % 9 = 0, concat('YT', o.id), null)`,
        needs_reversal_at: `if(${sent} and o.id % 900 = 1, @filled_at, null)`,
      },
    },
    {
      table: 'parcels',
      over: 'orders',
      ignore: true,
      from: 'orders o where o.id > :from and o.id <= :to and o.tracking_no is not null',
      columns: {
        ...{ express_company: 'o.express_company', tracking_no: 'o.tracking_no' },
        ...{ state: "'signed'", routes: "'[]'", checked_at: 'o.delivered_at' },
        created_at: 'o.delivered_at',
      },
    },
    {
      table: 'order_notes',
      over: 'orders',
      from: `orders o where o.id > :from and o.id <= :to and ${chance('o.id', 1)} < 0.01`,
      columns: {
        ...{ order_id: 'o.id', user_id: 'o.user_id', note: "'客户要求周五前寄出'" },
        created_at: 'o.created_at',
      },
    },
    {
      table: 'comments',
      over: Math.round(people * 0.3),
      from: `${numbersOfSlice} join growth_shelf s on s.place = ${skewed('n', 1, String(sold), 2.5)}`,
      columns: {
        ...{ course_id: 's.course_id', user_id: `${firstPerson} + 1 + n * 3` },
        comment_content:
          "elt(1 + n % 3, '讲得很清楚', '老师举的例子都来自工地，听完就会算了', '希望增加案例')",
        comment_status: 'if(n % 500 = 1, 1, if(n % 40 = 3, 3, 2))',
        created_at: moment(`n / ${people * 0.3}`),
      },
    },
  ]
}
