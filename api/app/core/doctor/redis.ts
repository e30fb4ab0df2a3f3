import { warn, pass, fail, type CheckResult } from '#core/doctor/check_result'

/** The text of `INFO`, or why Redis failed. */
export type RedisInfo = { info: string } | { fault: string }

const without = 'Meanwhile rates count in the database, and purges go by calls.'

export function checkRedis(facts: RedisInfo): CheckResult[] {
  if ('fault' in facts) {
    const says = `REDIS_URL is set, and Redis does not answer: ${facts.fault}`
    return [fail('redis', says, `Start it, or mend address and password. ${without}`)]
  }
  const value = (name: string) => new RegExp(`^${name}:([^\\r\\n]*)`, 'm').exec(facts.info)?.[1] ?? ''
  return [
    pass('redis', `Redis ${value('redis_version')} answers`),
    ...judgeMemory(Number(value('maxmemory')), value('maxmemory_policy')),
  ]
}

function judgeMemory(bound: number, policy: string): CheckResult[] {
  if (!bound) {
    const says = 'Redis may take all memory of its machine (maxmemory is 0)'
    return [warn('redis', says, 'Set maxmemory 64mb, which is much more than it needs.')]
  }
  if (policy.startsWith('volatile-')) return []
  const says = `maxmemory-policy is ${policy}: when Redis is full, ${
    policy === 'noeviction' ? 'it counts and purges no more' : 'purges are dropped too'
  }`
  return [warn('redis', says, 'Set maxmemory-policy volatile-ttl: only counters end then.')]
}
