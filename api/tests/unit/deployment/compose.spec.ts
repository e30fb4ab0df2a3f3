import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import { parse } from 'yaml'

interface Service {
  image?: string
  build?: { target: string }
  user?: string
  environment?: Record<string, string | null>
  env_file?: unknown
  privileged?: boolean
  cap_drop?: string[]
  cap_add?: string[]
  security_opt?: string[]
  read_only?: boolean
  tmpfs?: string[]
  mem_limit?: string
  pids_limit?: number
  networks: string[] | Record<string, unknown>
  volumes?: string[]
  command?: string[]
}

const read = (name: string) => readFileSync(new URL(`../../../../${name}`, import.meta.url), 'utf8')
const compose = parse(read('docker-compose.yml'), { merge: true })
const services: Record<string, Service> = compose.services
const caddyfile: string = compose.configs.caddyfile.content
const dockerfile = read('Dockerfile')

const names = Object.keys(services)
const variables = (name: string) => Object.keys(services[name].environment ?? {})
/** Every variable of `.env` that a service uses, directly or within a value. */
const secretsOf = (name: string) =>
  Object.entries(services[name].environment ?? {}).flatMap(([key, value]) =>
    value === null ? [key] : [...String(value).matchAll(/\$\{(\w+)/g)].map(([, one]) => one)
  )

test.group('Services of docker-compose.yml', () => {
  test('services cannot write, gain rights or control the machine')
    .with(names)
    .run(({ assert }, name) => {
      const service = services[name]
      assert.isTrue(service.read_only, 'read_only')
      assert.deepEqual(service.cap_drop, ['ALL'])
      assert.isUndefined(service.cap_add)
      assert.isUndefined(service.privileged)
      assert.deepEqual(service.security_opt, ['no-new-privileges:true'])
      assert.match(String(service.mem_limit), /^\d+[mg]$/)
      assert.isAbove(service.pids_limit!, 0)
      assert.match(String(service.user), /^(node|[1-9]\d*:[1-9]\d*)$/, 'not root')
      assert.include(service.tmpfs, '/tmp')
      for (const volume of service.volumes ?? []) assert.notMatch(volume, /^[./~]|docker\.sock/)
    })

  test('no service gets a complete file of secrets', ({ assert }) => {
    for (const name of names) assert.isUndefined(services[name].env_file, name)
  })

  test('a storefront has one key, and a password to read purges')
    .with(['storefront-1', 'storefront-2'])
    .run(({ assert }, name) => {
      const given = secretsOf(name).filter((name) => /KEY|SECRET|PASSWORD|PAY|ALI/.test(name))
      assert.deepEqual(given, ['INTERNAL_KEY', 'REDIS_SHOP_PASSWORD'])
      assert.deepEqual(services[name].networks, ['inside', 'redis'])
      assert.isUndefined(services[name].volumes)
    })

  test('only services that call the payment provider have its keys', ({ assert }) => {
    const payers = names.filter((name) => variables(name).some((one) => /^WECHAT_PAY/.test(one)))
    assert.deepEqual(payers, ['api-1', 'api-2', 'worker'])
    assert.deepEqual(variables('front'), [])
  })

  test('the API and its migrations have separate database accounts', ({ assert }) => {
    for (const name of ['api-1', 'api-2', 'worker']) {
      assert.equal(services[name].environment!.DB_USER, 'zhuxue')
      assert.notInclude(secretsOf(name), 'DB_MIGRATE_PASSWORD')
      assert.notInclude(secretsOf(name), 'MYSQL_ROOT_PASSWORD')
    }
    const { environment, command } = services.migrate
    assert.equal(environment!.DB_USER, 'zhuxue_migrate')
    assert.notInclude(secretsOf('migrate'), 'MYSQL_ROOT_PASSWORD')
    assert.match(command!.at(-1)!, /migration:run --force && .*database:grant zhuxue$/)
    assert.equal(services.mysql.environment!.MYSQL_USER, 'zhuxue_migrate')
    const withRoot = names.filter((name) => secretsOf(name).includes('MYSQL_ROOT_PASSWORD'))
    assert.deepEqual(withRoot, ['mysql'])
  })

  test('every setting of the example reaches a service', ({ assert }) => {
    const example = [...read('.env.example').matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)]
    const reached = new Set(names.flatMap((name) => [...variables(name), ...secretsOf(name)]))
    const elsewhere = new Set(['DEMO', 'SITE_ADDRESS'])
    const missing = example.map(([, name]) => name).filter((name) => !reached.has(name))
    assert.deepEqual(
      missing.filter((name) => !elsewhere.has(name)),
      []
    )
  })

  test('Redis is bounded, stores nothing on disk and has three users', ({ assert }) => {
    const { command, mem_limit: limit, networks } = services.redis
    const option = (name: string) => command![command!.indexOf(`--${name}`) + 1]
    assert.deepEqual([option('save'), option('appendonly')], ['', 'no'])
    assert.isBelow(Number.parseInt(option('maxmemory')), Number.parseInt(limit!))
    assert.equal(option('maxmemory-policy'), 'volatile-ttl', 'purges have no end and stay')
    assert.deepEqual(networks, ['redis'])
    assert.isTrue(compose.networks.redis.internal)
    const users: string = compose.configs['redis-users'].content
    assert.match(users, /^user default off$/m)
    assert.match(users, /^user shop .* %R~zhuxue:purges -@all /m)
    assert.equal(users.trim().split('\n').length, 3)
  })

  test('only the product can reach the database', ({ assert }) => {
    assert.isTrue(compose.networks.database.internal)
    assert.deepEqual(services.mysql.networks, ['database'])
    const inReach = names.filter((name) => {
      const { networks } = services[name]
      return (Array.isArray(networks) ? networks : Object.keys(networks)).includes('database')
    })
    assert.deepEqual(inReach, ['mysql', 'migrate', 'api-1', 'api-2', 'worker'])
  })
})

test.group('Proxy of docker-compose.yml', () => {
  test('the proxy adds HSTS where a response lacks it', ({ assert }) => {
    assert.match(caddyfile, /\?Strict-Transport-Security "max-age=31536000; includeSubDomains"/)
    assert.equal(services['storefront-1'].environment!.PUBLIC_URL, services['api-1'].environment!.PUBLIC_URL)
  })

  test('the proxy cuts slow clients and buffers bodies', ({ assert }) => {
    assert.match(caddyfile, /read_header 10s/)
    assert.match(caddyfile, /read_body \d+[sm]/)
    const [, site] = caddyfile.split('${SITE_ADDRESS')
    const proxies = site.split('reverse_proxy ').slice(1)
    const buffered = proxies.filter((proxy) => proxy.includes('request_buffers 1MiB'))
    assert.lengthOf(buffered, proxies.length - 1, 'all but uploads')
    for (const proxy of proxies) {
      assert.match(proxy, /header_up X-Forwarded-For \{remote_host\}/)
      assert.match(proxy, /header_up -X-Internal-Key/)
    }
    for (const proxy of buffered) assert.match(proxy, /max_conns_per_host \d+/)
  })

  test('only the proxy’s client addresses are trusted', ({ assert }) => {
    const { inside } = services.front.networks as Record<string, { ipv4_address: string }>
    for (const name of ['api-1', 'api-2', 'storefront-1', 'storefront-2']) {
      assert.equal(services[name].environment!.TRUST_PROXY, inside.ipv4_address)
    }
  })
})

test.group('Docker image', () => {
  test('the last stages of the image contain no tools', ({ assert }) => {
    const stages = [...dockerfile.matchAll(/^FROM .* AS (\w+)$/gm)].map(([, name]) => name)
    assert.includeMembers(stages, ['build', 'production', 'app', 'front'])
    const stage = (name: string) => dockerfile.split(/^FROM /m).find((one) => one.includes(`AS ${name}\n`))!
    assert.match(stage('production'), /npm ci --omit=dev/)
    assert.match(stage('app'), /--from=production/)
    assert.notMatch(stage('app'), /npm |COPY \. /)
    for (const name of ['app', 'front']) assert.match(stage(name), /^USER (node|\d+:\d+)$/m)
  })

  test('the image contains only named files and no secrets', ({ assert }) => {
    const rules = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    assert.equal(rules[0], '*')
    const allowed = rules.filter((rule) => rule.startsWith('!'))
    assert.sameMembers(allowed, [
      '!package.json',
      '!package-lock.json',
      '!.npmrc',
      '!scripts',
      '!api',
      '!database',
      '!storefront',
      '!backoffice',
      '!tools/package.json',
    ])
    const lastIn = rules.lastIndexOf(allowed.at(-1)!)
    for (const kept of ['**/.env*', '**/node_modules', '**/*.pem', '**/*.key', '**/secrets.json']) {
      assert.isAbove(rules.indexOf(kept), lastIn, kept)
    }
  })
})
