import db from '@adonisjs/lucid/services/db'
import PresencePolicy from '#accounts/presence/presence_policy'
import { presencePrices, toPolicy } from '#catalogue/presence_policies/policy_data'
import { readSetting } from '#settings/read_setting'

/** All versions, the newest first. */
export async function policyList({ page = 1, pageSize = 10 }: { page?: number; pageSize?: number }) {
  const found = await PresencePolicy.query().orderBy('id', 'desc').paginate(page, pageSize)
  const rows = found.all()
  const [prices, newest, courseCounts, names, defaultPolicy] = await Promise.all([
    presencePrices(),
    newestVersions(),
    countCourses(),
    namesOf(rows.map(({ createdBy }) => createdBy)),
    defaultName(),
  ])
  return {
    policies: rows.map((policy) => ({
      ...toPolicy(policy, prices),
      current: newest.get(policy.policyName) === policy.version,
      isDefault: policy.policyName === defaultPolicy,
      courseCount: courseCounts.get(policy.policyName) ?? 0,
      createdByName: (policy.createdBy && names.get(policy.createdBy)) || null,
    })),
    total: found.total,
    ...prices,
    defaultPolicyName: defaultPolicy,
  }
}

async function newestVersions(): Promise<Map<string, number>> {
  const rows = await db.from('presence_policies').groupBy('policy_name').select('policy_name').max('version as version')
  return new Map(rows.map((row) => [row.policy_name, Number(row.version)]))
}

/** Courses that name a policy, in any version. */
async function countCourses(): Promise<Map<string, number>> {
  const rows = await db
    .from('courses')
    .join('presence_policies', 'presence_policies.id', 'courses.presence_policy_id')
    .groupBy('presence_policies.policy_name')
    .select('presence_policies.policy_name')
    .count('* as total')
  return new Map(rows.map((row) => [row.policy_name, Number(row.total)]))
}

async function namesOf(ids: (number | null)[]): Promise<Map<number, string>> {
  const rows = await db
    .from('users')
    .whereIn(
      'id',
      ids.filter((id) => id !== null)
    )
    .select('id', 'user_name')
  return new Map(rows.map((row) => [row.id, row.user_name]))
}

async function defaultName(): Promise<string | null> {
  const id = Number(await readSetting('presencePolicy'))
  const policy = id ? await PresencePolicy.find(id) : null
  return policy?.policyName ?? null
}
