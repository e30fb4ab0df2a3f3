import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { parse } from 'yaml'
import {
  caddyfileOf,
  environmentOf,
  moved,
  readCompose,
  redisOptionsOf,
} from '../../../../tools/deployment/compose.mjs'

interface ComposeService {
  image: string
  command?: string[]
  environment: Record<string, string | null>
  stop_grace_period: string
}

const read = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')
const files = { compose: read('docker-compose.yml'), dockerfile: read('Dockerfile') }
const compose = parse(files.compose, { merge: true })
const services: Record<string, ComposeService> = compose.services

const env = Object.fromEntries(
  [...files.compose.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => [name, `value-of-${name}`])
)
const topology = readCompose(env, files)
const { proxyAddress } = topology
const places = Object.fromEntries(topology.addresses.map((address, at) => [address, 10_001 + at]))
const folder = '/folder'
const named = (name: string) => topology.services.find((service) => service.name === name)!
const own = (name: string) => environmentOf(named(name), { places, folder, proxyAddress })
const names = Object.keys(services)

/** Substitutes variables as compose does. */
const filled = (value: unknown) =>
  String(value).replace(/\$\{(\w+)(?::-(.*?)|:\?.*?)?\}/g, (_, variable, other) => env[variable] ?? other)

/** Replaces loopback addresses by the names of their services. */
const inContainers = (text: string) =>
  Object.entries(places).reduce((done, [address, port]) => done.replaceAll(`127.0.0.1:${port}`, address), text)

test.group('Services of the deployment tool', () => {
  test('the services of docker-compose.yml start with their commands', ({ assert }) => {
    const image = JSON.parse(/^CMD (\[.+\])$/m.exec(files.dockerfile)![1])
    assert.sameMembers(
      topology.services.map(({ name }) => name),
      names
    )
    for (const name of names.filter((one) => services[one].image === 'zhuxue/app')) {
      assert.deepEqual(named(name).command, services[name].command ?? image, name)
    }
    assert.deepEqual(named('mysql').command, services.mysql.command)
    const { command } = services.redis
    assert.deepEqual(redisOptionsOf(named('redis'), '/etc/redis/users.acl'), command!.slice(1))
    assert.equal(topology.redisUsers, filled(compose.configs['redis-users'].content))
  })

  test('services have the settings of docker-compose.yml, except a few', ({ assert }) => {
    for (const name of names.filter((one) => services[one].image === 'zhuxue/app')) {
      const expected: Record<string, unknown> = services[name].environment
      const given: Record<string, string | undefined> = own(name)
      for (const setting of Object.keys(given)) assert.property(expected, setting, name)
      for (const [setting, value] of Object.entries(expected)) {
        const isPassedOn = value === null
        if (isPassedOn) assert.isUndefined(given[setting], `${name} ${setting}`)
        else if (!(setting in moved)) {
          assert.equal(given[setting], filled(value), `${name} ${setting}`)
        }
      }
    }
  })

  test('services call each other as in docker-compose.yml', ({ assert }) => {
    assert.lengthOf(new Set(Object.values(places)), topology.addresses.length)
    for (const name of ['api-1', 'api-2', 'worker']) {
      const { environment } = services[name]
      assert.equal(inContainers(`127.0.0.1:${own(name).DB_PORT}`), 'mysql:3306')
      assert.equal(inContainers(own(name).REDIS_URL!), filled(environment.REDIS_URL))
    }
    for (const name of ['storefront-1', 'storefront-2']) {
      assert.equal(inContainers(own(name).API_URL!), services[name].environment.API_URL)
    }
    for (const name of ['api-1', 'api-2', 'storefront-1', 'storefront-2']) {
      assert.equal(inContainers(`127.0.0.1:${own(name).PORT}`), `${name}:3000`)
    }
  })

  test('the Caddyfile is that of docker-compose.yml', ({ assert }) => {
    const version = [2, 10]
    const given = caddyfileOf(topology, { places, board: '/built/board', admin: 10_000, version })
    const added = /^ {2}(admin|default_bind) .*\n/gm
    const back = inContainers(given.replace(added, '')).replaceAll('/built/board', '/srv/board')
    assert.lengthOf(given.match(added)!, 2)
    assert.equal(back, filled(compose.configs.caddyfile.content))
    assert.notMatch(given, /\b(api|storefront|front)(-\d)?:\d/)
  })

  test('an unknown image is rejected', ({ assert }) => {
    const other = files.compose.replace('image: mysql:9.7', 'image: postgres:18')
    assert.throws(() => readCompose(env, { ...files, compose: other }), /mysql has the image postgres:18/)
  })
})

test.group('Replicas in docker-compose.yml', () => {
  const caddyfile: string = compose.configs.caddyfile.content
  const proxied = [...caddyfile.matchAll(/reverse_proxy (.+) \{/g)].map(([, to]) => to.split(' '))
  const replicas = (kind: string) => names.filter((name) => name.startsWith(`${kind}-`))

  test('Caddy knows every replica by name', ({ assert }) => {
    assert.lengthOf(proxied, 4)
    for (const to of proxied) {
      const kind = to[0].split('-')[0]
      assert.sameMembers(
        to,
        replicas(kind).map((name) => `${name}:3000`)
      )
    }
  })

  test('every upstream has a readiness check', ({ assert }) => {
    const blocks = caddyfile.split(/reverse_proxy /).slice(1)
    for (const block of blocks) assert.match(block.split('\n        }')[0], /import ready_ones/)
    assert.match(caddyfile, /health_uri \/health\/ready/)
  })

  test('the stop grace period exceeds the shutdown of a replica', ({ assert }) => {
    const [, everyMs] = /health_interval (\d+)s/.exec(caddyfile)!
    const shutdown = read('api/server/shutdown.ts')
    const ms = (name: string) =>
      Number(new RegExp(`${name} = (?:production \\? )?([\\d_]+)`).exec(shutdown)![1].replace('_', ''))
    const asked = Number(/SHUTDOWN_SECONDS \?\? (\d+)/.exec(shutdown)![1]) * 1000
    assert.isAtLeast(ms('noticeMs'), Number(everyMs) * 1000 + 2000)
    const longest = ms('noticeMs') + asked + ms('drainTimeoutMs')
    for (const name of [...replicas('api'), ...replicas('storefront')]) {
      assert.isAbove(Number.parseInt(services[name].stop_grace_period) * 1000, longest, name)
    }
  })
})
