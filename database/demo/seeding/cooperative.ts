import { letters } from './seeded_random.js'
import type { Entitlement } from './entitlements.js'
import { stored } from './times.js'
import type { SeedContext } from './seed_context.js'

/** Highway has no URL yet, so that its message can be seen too. */
const partners = { jdgc: 'https://jidian.example.com', kygc: 'https://kuangye.example.com' }

/** Owners of a cooperation course have a redeem code for it, and two partners have a URL. */
export function addCooperative(context: SeedContext, rights: Entitlement[]) {
  const { tables } = context
  const theirs = new Set([...context.courses.values()].filter(({ key }) => isPartners(key)).map(({ id }) => id))
  for (const { id, userId, courseId, since } of rights.filter((one) => theirs.has(one.courseId))) {
    tables.add('live_codes', {
      code: letters(`live code ${id}`, 10).toUpperCase(),
      course_id: courseId,
      user_course_id: id,
      bound_user_id: userId,
      bound_at: stored(since),
      created_by: context.adminId,
      created_at: stored(since),
    })
  }
  for (const [subject, site] of Object.entries(partners)) {
    tables.addPlain('params', {
      name: `cooperativeUrl.${subject}`,
      value: `${site}/enter?idCard={idCard}&code={liveCode}`,
      public: false,
    })
  }
}

const isPartners = (key: string) => /^ce-(jdgc|kygc|glgc)-/.test(key)
