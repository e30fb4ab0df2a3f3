import { isIP } from 'node:net'
import { warn, pass, fail, type CheckResult } from '#core/doctor/check_result'
import { keyErrors } from '#start/keys'

type Environment = Record<string, string | undefined>

/** Reads only the environment, so that it works even if the product does not start. */
export function checkSettings(env: Environment): CheckResult[] {
  const isProduction = env.NODE_ENV === 'production'
  return [
    ...checkKeySettings(env),
    ...checkProxy(env, isProduction),
    ...checkRedisUrl(env.REDIS_URL, isProduction),
    ...(isProduction ? checkProduction(env) : [developmentNote()]),
  ]
}

function checkKeySettings(env: Environment): CheckResult[] {
  const errors = keyErrors(env)
  if (!errors.length) return [pass('keys', 'all keys are there, random and different')]
  const advice = 'Make it with "openssl rand -base64 32" and put it into .env.'
  return errors.map((error) => fail('keys', error, advice))
}

function checkProxy(env: Environment, isProduction: boolean): CheckResult[] {
  const trusted = env.TRUST_PROXY
  if (trusted && !isIP(trusted)) {
    const result = `TRUST_PROXY is "${trusted}", which is no IP address, so no proxy is believed`
    return [fail('proxy', result, 'Set it to the one address that requests of the proxy come from.')]
  }
  if (trusted) return [pass('proxy', `X-Forwarded-For of ${trusted} is believed`)]
  if (isProduction && env.PUBLIC_URL?.startsWith('https:')) {
    const result = 'PUBLIC_URL is https, so a proxy stands in front, and TRUST_PROXY does not name it'
    const advice = 'Set TRUST_PROXY to its address, or all visitors share the limits of one (50 connections).'
    return [fail('proxy', result, advice)]
  }
  return [pass('proxy', 'no proxy is believed')]
}

function checkProduction(env: Environment): CheckResult[] {
  const findings = [checkPublicUrl(env.PUBLIC_URL)]
  if (env.RATE_LIMITS === 'off') {
    findings.push(fail('limits', 'RATE_LIMITS is off', 'Remove it: nothing slows down guessing.'))
  }
  if (env.PROOFS === 'off') {
    findings.push(fail('limits', 'PROOFS is off', 'Remove it: SMS can be sent at your cost.'))
  }
  if (env.ALLOW_LOCAL_DRIVERS === 'true') {
    const result = 'ALLOW_LOCAL_DRIVERS is set: a local wallet pays for anything'
    findings.push(warn('drivers', result, 'Choose real drivers before anything is sold.'))
  }
  findings.push(...checkPurges(env))
  if (!env.AUDIT_ANCHORS) {
    const result = 'anchors of the audit log lie in DATA_DIR, next to what they protect'
    findings.push(warn('audit log', result, 'Set AUDIT_ANCHORS to a folder on another machine.'))
  }
  return findings
}

/** Purges reach other processes only by Redis. */
function checkPurges({ SERVE, REDIS_URL }: Environment): CheckResult[] {
  if (SERVE !== 'api' || REDIS_URL) return []
  const result = 'SERVE is api and REDIS_URL is empty: other processes show changes after 5 s'
  return [warn('cache', result, 'Set REDIS_URL, as docker-compose.yml does.')]
}

function checkRedisUrl(url: string | undefined, isProduction: boolean): CheckResult[] {
  if (!url) return []
  if (!URL.canParse(url) || !/^rediss?:$/.test(new URL(url).protocol)) {
    const result = 'REDIS_URL is no address of Redis'
    return [fail('redis', result, 'Write redis://user:password@host:6379, or rediss:// with TLS.')]
  }
  if (!isProduction || new URL(url).password) return []
  const result = 'REDIS_URL has no password: a client that reaches Redis can reset the limits of guessing'
  return [warn('redis', result, 'Give the product an account of its own, as docker-compose.yml does.')]
}

function checkPublicUrl(url: string | undefined): CheckResult {
  const about = 'address'
  if (!url || !URL.canParse(url)) {
    return fail(about, 'PUBLIC_URL is missing or no address', 'Set what people type: https://….')
  }
  const { protocol, hostname } = new URL(url)
  if (hostname === 'localhost' || hostname.startsWith('127.')) {
    const result = `PUBLIC_URL is ${url}, which is each visitor's own machine`
    return fail(about, result, 'Set what people type: QR codes and signed links use it.')
  }
  if (protocol !== 'https:') {
    return warn(about, `PUBLIC_URL is ${url}, not https`, 'Serve it by https behind a proxy.')
  }
  return pass(about, `people come to ${url}`)
}

function developmentNote(): CheckResult {
  const result = 'NODE_ENV is not production, so settings of production were not looked at'
  return pass('settings', result)
}
