import { warn, pass, fail, type CheckResult } from '#core/doctor/check_result'

/** The text of `INFO`, or why Redis failed. */
export type RedisInfo = { info: string } | { failure: string }

const without = 'Meanwhile rates count in the database, and purges go by calls.'

export function checkRedis(redisInfo: RedisInfo): CheckResult[] {
  if ('failure' in redisInfo) {
    const result = `REDIS_URL is set, and Redis does not answer: ${redisInfo.failure}`
    return [fail('redis', result, `Start it, or correct its address and password. ${without}`)]
  }
  const value = (name: string) => new RegExp(`^${name}:([^\\r\\n]*)`, 'm').exec(redisInfo.info)?.[1] ?? ''
  return [
    pass('redis', `Redis ${value('redis_version')} answers`),
    ...checkMemory(Number(value('maxmemory')), value('maxmemory_policy')),
  ]
}

function checkMemory(bound: number, policy: string): CheckResult[] {
  if (!bound) {
    const result = 'Redis may take all memory of its machine (maxmemory is 0)'
    return [warn('redis', result, 'Set maxmemory 64mb, which is much more than it needs.')]
  }
  if (policy.startsWith('volatile-')) return []
  const result = `maxmemory-policy is ${policy}: when Redis is full, ${
    policy === 'noeviction' ? 'it counts and purges no more' : 'purges are dropped too'
  }`
  return [warn('redis', result, 'Set maxmemory-policy volatile-ttl: only counters end then.')]
}
