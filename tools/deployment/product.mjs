/** The product of docker-compose.yml as processes of this machine: started, restarted one by one, and stopped. */
import { execFileSync, spawn } from 'node:child_process'
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at, node, stop } from '../../scripts/toolbox.mjs'
import { freePort } from '../../scripts/free_port.mjs'
import { installWithApt } from '../../scripts/apt.mjs'
import { ensureMysqlServer, startMysqlServer } from '../../scripts/mysql_server.mjs'
import { newKeys } from '../local_client/keys.mjs'
import { ensureRedisServer, startRedisServer } from '../../scripts/redis_server.mjs'
import { caddyfileOf, environmentOf, readCompose, redisOptionsOf } from './compose.mjs'

const readySeconds = 180
const caddyBin = () =>
  process.env.CADDY_BIN ?? ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'].find(existsSync)

export class Product {
  #children = new Map()
  #mysql
  #redis
  /** Stopped with this process, however it ends. */
  #left = new Set()

  /** @param settings the variables of `.env` */
  static async prepare(settings = {}) {
    const server = await ensureMysqlServer()
    await ensureRedisServer()
    if (!caddyBin()) await installWithApt('caddy', 'the proxy of docker-compose.yml')
    const product = new Product()
    await product.#plan(settings)
    await product.#startRedis()
    await product.#startDatabase()
    const { kind, version } = server
    console.log(`Database: ${kind === 'mysql' ? 'MySQL' : 'MariaDB'} ${version}; Caddy ${caddyVersion()}`)
    return product
  }

  async #plan(settings) {
    this.folder = mkdtempSync(join(tmpdir(), 'zhuxue-deployment-'))
    process.once('exit', () => {
      for (const child of this.#left) child.kill('SIGKILL')
      rmSync(this.folder, { recursive: true, force: true })
    })
    mkdirSync(join(this.folder, 'data'), { mode: 0o700 })
    const [port, admin] = [await freePort(), await freePort()]
    this.url = `http://localhost:${port}`
    this.admin = admin
    const env = {
      ...newKeys(),
      DB_PASSWORD: 'of-the-product',
      DB_MIGRATE_PASSWORD: 'of-migrations',
      MYSQL_ROOT_PASSWORD: 'of-root',
      REDIS_PASSWORD: 'of-rates',
      REDIS_SHOP_PASSWORD: 'of-shops',
      PUBLIC_URL: this.url,
      SITE_ADDRESS: this.url,
      ALLOW_LOCAL_DRIVERS: 'true',
      LOG_LEVEL: 'warn',
      ...settings,
    }
    this.compose = readCompose(env)
    const places = await Promise.all(this.compose.addresses.map(async (one) => [one, await freePort()]))
    this.places = Object.fromEntries(places)
  }

  get database() {
    return this.#one('database')
  }

  get proxyName() {
    return this.#one('proxy').name
  }

  /** Long-running services with the product's image, in the order of the file. */
  get processes() {
    return this.compose.services.filter(({ name, kind }) => kind === 'process' && name !== 'migrate')
  }

  #one = (kind) => this.compose.services.find((service) => service.kind === kind)
  #named = (name) => this.compose.services.find((service) => service.name === name)

  /** Server, accounts and schema, as the containers `mysql` and `migrate` create them. */
  async #startDatabase() {
    const { command, environment } = this.database
    const { MYSQL_DATABASE, MYSQL_USER, MYSQL_PASSWORD } = environment
    const [address] = this.compose.addresses.filter((one) => one.startsWith(`${this.database.name}:`))
    this.#mysql = await startMysqlServer({ options: command, port: this.places[address] })
    await this.#mysql.create(MYSQL_DATABASE)
    await this.#mysql.run([
      `CREATE USER '${MYSQL_USER}'@'%' IDENTIFIED BY '${MYSQL_PASSWORD}'`,
      ...this.compose.accounts,
    ])
    await this.runOnce('migrate')
  }

  async #startRedis() {
    const service = this.#one('redis')
    const users = join(this.folder, 'users.acl')
    writeFileSync(users, this.compose.redisUsers, { mode: 0o600 })
    const [address] = this.compose.addresses.filter((one) => one.startsWith(`${service.name}:`))
    const port = this.places[address]
    this.#redis = await startRedisServer({ options: redisOptionsOf(service, users), port })
  }

  killRedis = () => this.#redis.kill()
  startRedis = () => this.#redis.start()

  /** Runs a service that exits, or another command with its settings. */
  async runOnce(name, { command = this.#named(name).command, settings = {}, cwd } = {}) {
    const child = this.#spawn(name, command, settings, cwd)
    const code = await new Promise((resolve) => child.once('close', resolve))
    if (code !== 0) stop(`${this.log(name)}\n${name} exited with ${code}.`)
  }

  /** @returns the file of load/scene.ts with users, courses and a test, created once */
  async createFixture() {
    const file = join(this.folder, 'scene.json')
    const counts = { buyers: 40, courses: 60, candidates: 16, watching: 16 }
    const script = [at('tools/load/fixture.ts'), file, JSON.stringify(counts)]
    if (!existsSync(file)) {
      await this.runOnce('migrate', {
        command: ['node', '--import=@poppinss/ts-exec', ...script],
        settings: { NODE_ENV: 'development', DEMO: 'off' },
        cwd: at('api'),
      })
    }
    return file
  }

  /** @param settings overrides of the file for this start */
  async start(settings = {}) {
    this.settings = settings
    await Promise.all(this.processes.filter(isApi).map(({ name }) => this.startOne(name)))
    await this.#startProxy()
    await Promise.all(this.processes.filter((one) => !isApi(one)).map(({ name }) => this.startOne(name)))
  }

  /** Like `restart: unless-stopped`: a process that exits before it was ready is started again. */
  async startOne(name) {
    const service = this.#named(name)
    for (let tries = 1; tries <= 5; tries++) {
      const child = this.#spawn(name, service.command, this.settings)
      this.#children.set(name, child)
      if (!service.ready) return
      if (await this.#isReady(this.ipBucket(name) + service.ready, child)) return
    }
    stop(`${this.log(name)}\n${name} did not start.`)
  }

  /** SIGTERM, as sent by `docker compose stop`. @returns the exit code */
  async stopOne(name, signal = 'SIGTERM') {
    const child = this.#children.get(name)
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode
    const left = new Promise((resolve) => child.once('close', resolve))
    child.kill(signal)
    return left
  }

  suspend = (name) => this.#children.get(name).kill('SIGSTOP')
  resume = (name) => this.#children.get(name).kill('SIGCONT')

  ipBucket(name) {
    const { environment } = this.#named(name)
    return `http://127.0.0.1:${this.places[`${name}:${environment.PORT}`]}`
  }

  /** The settings of a service here. */
  settingsOf(name) {
    const { folder, places } = this
    return environmentOf(this.#named(name), { folder, places, proxyAddress: this.compose.proxyAddress })
  }

  log = (name) => readFileSync(join(this.folder, `${name}.log`), 'utf8').slice(-3000)

  /** Errors of every process, the last of each message, without those about its shutdown. */
  complaints() {
    return readdirSync(this.folder)
      .filter((file) => file.endsWith('.log'))
      .flatMap((file) => {
        const lines = readFileSync(join(this.folder, file), 'utf8').split('\n')
        const bad = lines.filter((line) => /"level":("error"|[56]0)/.test(line))
        const shown = bad.filter((line) => !line.includes('正在重启'))
        const byMessage = new Map(shown.map((line) => [/"msg":"[^"]*"/.exec(line)?.[0], line]))
        return [...byMessage.values()].map((line) => `${file}: ${line.slice(0, 1500)}`)
      })
      .join('\n')
  }

  #spawn(name, [command, ...args], settings, cwd = at('dist/api')) {
    const { imageEnvironment } = this.#named(name)
    const path = [dirname(node()), process.env.PATH].join(delimiter)
    const child = spawn(command === 'node' ? node() : command, args, {
      cwd,
      env: { PATH: path, TMPDIR: tmpdir(), ...imageEnvironment, ...this.settingsOf(name), ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#keepLog(name, child)
    return child
  }

  #keepLog(name, child) {
    const file = createWriteStream(join(this.folder, `${name}.log`), { flags: 'a' })
    child.stdout.pipe(file, { end: false })
    child.stderr.pipe(file, { end: false })
    this.#left.add(child)
    child.once('close', () => this.#left.delete(child))
  }

  async #startProxy() {
    const { name } = this.#one('proxy')
    this.#children.set(name, await this.startCaddy(this.places, this.admin))
  }

  /** Caddy with the Caddyfile of the file. @param places the port of each `service:port` */
  async startCaddy(places, admin, name = this.#one('proxy').name) {
    const file = join(this.folder, `${name}.caddyfile`)
    writeFileSync(
      file,
      caddyfileOf(this.compose, {
        places,
        board: at('backoffice/dist'),
        admin,
        version: caddyVersion().split('.').map(Number),
      })
    )
    const child = spawn(caddyBin(), ['run', '--config', file, '--adapter', 'caddyfile'], {
      env: { PATH: process.env.PATH, HOME: this.folder, XDG_DATA_HOME: this.folder, XDG_CONFIG_HOME: this.folder },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#keepLog(name, child)
    const isUp = await this.#isReady(`http://127.0.0.1:${admin}/config/`, child)
    if (!isUp) stop(`${this.log(name)}\n${name} did not start.`)
    return child
  }

  /** Like `docker compose exec front caddy reload`: connections continue. */
  reloadProxy() {
    const file = join(this.folder, `${this.#one('proxy').name}.caddyfile`)
    const args = ['reload', '--config', file, '--adapter', 'caddyfile', '--force']
    execFileSync(caddyBin(), [...args, '--address', `127.0.0.1:${this.admin}`], { stdio: 'pipe' })
  }

  async #isReady(address, child) {
    const until = Date.now() + readySeconds * 1000
    while (child.exitCode === null && Date.now() < until) {
      const isReady = await fetch(address).then(
        ({ ok }) => ok,
        () => false
      )
      if (isReady) return true
      await pause(100)
    }
    return false
  }

  /** All but the database and Redis. */
  async stopProcesses() {
    await Promise.all([...this.#children.keys()].map((name) => this.stopOne(name)))
  }

  async stop() {
    await this.stopProcesses()
    await this.#mysql?.stop()
    await this.#redis?.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

const isApi = ({ environment }) => environment.SERVE === 'api'

function caddyVersion() {
  return execFileSync(caddyBin(), ['version'], { encoding: 'utf8' }).match(/[\d.]+/)[0]
}
