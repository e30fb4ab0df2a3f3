/** Three members of MySQL Group Replication on free ports of the loopback, with the lines and statements of docs/ops/group. */
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { at } from '../../scripts/toolbox.mjs'
import { freePort } from '../../scripts/free_port.mjs'
import { startMysqlServer } from '../../scripts/mysql_server.mjs'

const loopback = '127.0.0.1'
/** A member that comes back beside twelve buyers on two cores needs two minutes; nothing is promised of it. */
const patienceMs = 240_000
const read = (name) => readFileSync(at('docs/ops/group', name), 'utf8')

const membersSql = `select member_port as port, member_state as state, member_role as role
  from performance_schema.replication_group_members`

/** At most 32 characters, for MySQL's `CHANGE REPLICATION SOURCE`. */
const password = randomBytes(16).toString('hex')

export class Cluster {
  #members = []

  static async start() {
    const cluster = new Cluster()
    cluster.folder = mkdtempSync(join(tmpdir(), 'zhuxue-group-'))
    process.once('exit', () => rmSync(cluster.folder, { recursive: true, force: true }))
    const ports = []
    for (let n = 0; n < 6; n++) ports.push(await freePort())
    const addresses = ports.slice(3).map((port) => `${loopback}:${port}`)
    const name = randomUUID()
    const made = [0, 1, 2].map((n) => {
      const own = ownLines({ id: n + 1, port: ports[n], address: addresses[n], addresses, name })
      return makeMember(ports[n], own)
    })
    cluster.#members = await Promise.all(made)
    const [first, ...others] = cluster.#members
    await first.server.run([
      'set global group_replication_bootstrap_group = ON',
      'start group_replication',
      'set global group_replication_bootstrap_group = OFF',
    ])
    for (const { server } of others) await server.run(['start group_replication'])
    await cluster.untilWhole()
    return cluster
  }

  get ports() {
    return this.#members.map(({ port }) => port)
  }

  /** On whichever member takes writes, as root. */
  async run(statements) {
    const primary = await this.primary()
    await this.#at(primary).server.run(statements)
  }

  #at = (port) => this.#members.find((member) => member.port === port)

  /** What a member says of the group; none when it does not answer. */
  async seenFrom(port) {
    return this.ask(port, membersSql).catch(() => [])
  }

  /** The port of the primary that a majority sees. */
  async primary() {
    for (const port of this.ports) {
      const rows = await this.seenFrom(port)
      const online = rows.filter(({ state }) => state === 'ONLINE')
      const isPart = online.some((row) => row.port === port)
      const primary = online.find(({ role }) => role === 'PRIMARY')
      if (isPart && primary && online.length * 2 > rows.length) return primary.port
    }
    return undefined
  }

  async kill(port) {
    await this.#at(port).server.kill()
  }

  /** As its service does after a crash; it joins by itself. */
  async restart(port) {
    await this.#at(port).server.start()
  }

  async untilWhole() {
    const until = Date.now() + patienceMs
    let seen
    while (Date.now() < until) {
      seen = await Promise.all(this.ports.map((port) => this.seenFrom(port)))
      const isWhole = (rows) => rows.length === 3 && rows.every(({ state }) => state === 'ONLINE')
      if (seen.every(isWhole)) return
      await pause(200)
    }
    throw new Error(`the group did not become whole: ${JSON.stringify(seen)}`)
  }

  async ask(port, sql) {
    const { createConnection } = await import('mysql2/promise')
    const client = await createConnection({
      ...{ host: loopback, port, user: 'root', connectTimeout: 1_000, supportBigNumbers: true },
    })
    client.on('error', () => {})
    try {
      const [rows] = await client.query({ sql, timeout: 2_000 })
      return rows
    } finally {
      client.destroy()
    }
  }

  async stop() {
    await Promise.all(this.#members.map(({ server }) => server.stop()))
  }
}

async function makeMember(port, own) {
  const options = [...linesOf(read('group.cnf')), ...own]
  // An empty server is no part of a group yet.
  const founding = ['--loose-group-replication-start-on-boot=OFF']
  const server = await startMysqlServer({ port, options: [...options, ...founding] })
  await server.run(statementsIn(read('accounts.sql').replaceAll('${GROUP_PASSWORD}', password)))
  server.restartWith(options)
  return { port, server }
}

/** What differs between members, as docs/ops/group.md says it. */
const ownLines = ({ id, port, address, addresses, name }) => [
  `--server-id=${id}`,
  `--report-host=${loopback}`,
  `--report-port=${port}`,
  `--loose-group-replication-group-name=${name}`,
  `--loose-group-replication-local-address=${address}`,
  `--loose-group-replication-group-seeds=${addresses}`,
  '--loose-group-replication-ip-allowlist=127.0.0.0/8',
  // Off for servers of tests, and the members are seen through it.
  '--performance-schema=ON',
  '--innodb-buffer-pool-size=256M',
]

const linesOf = (file) =>
  file.split('\n').flatMap((line) => (/^[a-z]/.test(line) ? `--${line}` : []))

const statementsIn = (sql) =>
  sql
    .replace(/^--.*$/gm, '')
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
