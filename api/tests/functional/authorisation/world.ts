import db from '@adonisjs/lucid/services/db'
import { Role } from '#core/roles'
import { now, toStored } from '#core/time'
import { person, type MadePerson } from '#tests/factories/accounts'
import type { Actor } from '#tests/functional/authorisation/route_table'

/**
 * A small world in which every object exists and belongs to `user`, or, where teachers own things, to
 * `teacher`; so each of the other seven meets it as somebody else's.
 */
export interface World {
  tokens: Record<Actor, string | undefined>
  people: Record<Exclude<Actor, 'visitor'>, MadePerson>
  courseId: number
  draftId: number
  otherDraftId: number
  chapterId: number
  videoId: string
  addressId: number
  cartItemId: number
  orderNo: string
  paidOrderNo: string
  paidItemId: number
  freeCourseId: number
  exclusiveCode: string
  channelId: number
}

export async function makeWorld(): Promise<World> {
  const people = {
    user: await person(),
    other_user: await person(),
    teacher: await person(Role.Teacher),
    other_teacher: await person(Role.Teacher),
    channel: await person(Role.Channel),
    auditor: await person(Role.Auditor),
    admin: await person(Role.Admin),
  }
  const tokens = {
    visitor: undefined,
    ...Object.fromEntries(Object.entries(people).map(([actor, { token }]) => [actor, token])),
  } as World['tokens']

  return { tokens, people, ...(await makeThings(people)) }
}

async function makeThings(people: World['people']) {
  const at = toStored(now())
  const stamps = { created_at: at, updated_at: at }
  const insert = async (table: string, row: object) => {
    const [id] = await db.table(table).insert({ ...row, ...stamps })
    return Number(id)
  }
  const course = (row: object) =>
    insert('courses', {
      course_name: '权限测试课程',
      course_type: 1,
      course_status: 'published',
      price_fen: 10_000,
      original_price_fen: 12_000,
      cover_url: '/uploads/image/cover/x.jpg',
      teacher_id: people.teacher.user.id,
      published_at: at,
      ...row,
    })
  const videoId = `world-${people.user.user.id}`
  await insert('videos', { video_id: videoId, title: '视频', seconds: 60, status: 'normal' })

  const courseId = await course({})
  const freeCourseId = await course({ price_fen: 0, original_price_fen: 0 })
  const draftId = await course({ course_status: 'unpublish', published_at: null })
  const otherDraftId = await course({ course_status: 'unpublish', published_at: null })
  const chapter = (course_id: number) =>
    insert('chapters', {
      course_id,
      chapter_title: '第一章',
      chapter_order: 1,
      video_id: videoId,
      video_seconds: 60,
      chapter_status: 'published',
    })
  const chapterId = await chapter(courseId)
  await chapter(freeCourseId)

  const owner = people.user.user.id
  const order = (order_no: string, row: object) =>
    insert('orders', {
      order_no,
      user_id: owner,
      order_name: '权限测试课程',
      order_type: 'single',
      order_status: 1,
      ware_fen: 10_000,
      freight_fen: 0,
      amount_fen: 10_000,
      quote: '{}',
      expires_at: toStored(now().plus({ minutes: 30 })),
      ...row,
    })
  const number = String(owner).padStart(8, '0')
  const orderNo = `260101000000${number}`
  const paidOrderNo = `260102000000${number}`
  const orderId = await order(orderNo, {})
  const paidId = await order(paidOrderNo, { order_status: 2, paid_at: at, order_type: 'package' })
  const item = (order_id: number) =>
    insert('order_items', {
      order_id,
      course_id: courseId,
      item_name: '权限测试课程',
      course_type: 1,
      course_count: 1,
      unit_fen: 10_000,
      base_fen: 10_000,
      amount_fen: 10_000,
    })
  await item(orderId)
  const paidItemId = await item(paidId)
  await insert('user_courses', {
    course_id: courseId,
    user_id: owner,
    source: 'order',
    order_id: paidId,
    order_item_id: paidItemId,
    grant_key: `world:${owner}`,
    user_course_status: 'valid',
    expires_on: now().plus({ days: 300 }).toISODate(),
  })

  const exclusiveCode = `W${String(owner).padStart(5, '0')}`
  const channelId = await insert('channels', {
    user_id: people.channel.user.id,
    exclusive_code: exclusiveCode,
    discount_bp: 9500,
    kind: 'general',
  })
  return {
    courseId,
    freeCourseId,
    draftId,
    otherDraftId,
    chapterId,
    videoId,
    orderNo,
    paidOrderNo,
    paidItemId,
    exclusiveCode,
    channelId,
    addressId: await insert('addresses', {
      user_id: owner,
      name: '测试',
      telephone: '13900000000',
      province_code: '370000',
      city_code: '370100',
      area_code: '370102',
      province: '山东省',
      city: '济南市',
      area: '历下区',
      address: '经十路1号',
    }),
    cartItemId: await insert('cart_items', { user_id: owner, course_id: courseId, course_count: 1 }),
  }
}

/** One text over every row of every table that a refused call must leave alone. */
export async function fingerprint(): Promise<string> {
  const busy = new Set(['rate_limits', 'login_logs', 'access_tokens', 'adonis_schema'])
  const tables = await db.connection().getAllTables()
  const rows = await Promise.all(
    tables
      .filter((table) => !busy.has(table) && !table.startsWith('queue') && !table.startsWith('adonis'))
      .map(async (table) => `${table}:${JSON.stringify(await db.from(table).select('*'))}`)
  )
  return rows.sort().join('\n')
}
