/**
 * A temporary server with the MySQL protocol for tests: own folder, free port, removed afterwards. MySQL is preferred
 * over MariaDB, which is installed on Debian when neither exists.
 */
import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, realpathSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installWithApt } from './apt.mjs'
import { run, stop } from './toolbox.mjs'
import { freePort } from './free_port.mjs'

const places = ['/usr/sbin', '/usr/bin', '/usr/local/bin', '/usr/local/mysql/bin', '/opt/homebrew/bin']

const find = (name) => findAll(name)[0]

function findAll(name) {
  const path = (process.env.PATH ?? '').split(':').filter(Boolean)
  const files = [...path, ...places].map((folder) => join(folder, name))
  return [...new Set(files)].filter((file) => existsSync(file))
}

/**
 * `MYSQL_BIN` is a server binary or its folder; default: an installed MySQL, then MariaDB. `wanted` limits the search
 * to one kind.
 */
export function findServer(requestedKind) {
  const named = process.env.MYSQL_BIN
  if (named && !existsSync(named)) stop(`MYSQL_BIN is ${named}, which does not exist.`)
  const files = named ? serversAt(named) : [...findAll('mysqld'), ...findAll('mariadbd')]
  if (named && !files.length) stop(`MYSQL_BIN is ${named}, which contains no mysqld or mariadbd.`)
  const servers = files.map((file) => ({ file, ...versionOf(file) }))
  return servers.find(({ kind }) => kind === (requestedKind ?? 'mysql')) ?? (requestedKind ? undefined : servers[0])
}

function serversAt(named) {
  if (!statSync(named).isDirectory()) return [named]
  return ['mysqld', 'mariadbd'].map((name) => join(named, name)).filter((file) => existsSync(file))
}

/** On Debian `mysqld` is an alias of MariaDB. */
function versionOf(file) {
  const isMaria = basename(realpathSync(file)) === 'mariadbd'
  const output = execFileSync(file, ['--version'], { encoding: 'utf8' })
  const version = output.match(/Ver ([\d.]+)/)?.[1] ?? ''
  return { kind: isMaria || output.includes('MariaDB') ? 'mariadb' : 'mysql', version }
}

/** Resolves with the server that `startMysqlServer` will start, here and in child processes. */
export async function ensureMysqlServer(requestedKind) {
  if (!findServer(requestedKind)) {
    if (requestedKind === 'mysql') stop('MySQL was not found: set MYSQL_BIN to its mysqld or the folder of it.')
    await installWithApt('mariadb-server', 'a MySQL-protocol server')
  }
  const server = findServer(requestedKind)
  if (!server) stop('The tests need MySQL 9 or MariaDB 10.6; install one of them.')
  process.env.MYSQL_BIN = server.file
  return server
}

const optionsOfTests = [
  '--character-set-server=utf8mb4',
  '--collation-server=utf8mb4_bin',
  '--innodb-flush-log-at-trx-commit=1',
  '--innodb-buffer-pool-size=256M',
  '--skip-log-bin',
  // The default of newer MariaDB; the product must turn it off itself (api/config/database.ts).
  '--loose-innodb-snapshot-isolation=ON',
]

/** Starts a server and resolves with its connection settings, its folder and a function that stops it. */
export async function startMysqlServer({ options = optionsOfTests, port: requestedKind } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'zhuxue-mysql-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const port = requestedKind ?? (await freePort())
  const server = findServer()
  if (!server) stop('Neither MySQL nor MariaDB was found.')
  const data = await makeDataFolder(server, folder)

  let child = launch(server, { folder, data, port, options })
  process.once('exit', () => {
    child.kill('SIGKILL')
    remove()
  })
  await listening(port, child)

  const settings = {
    DB_CONNECTION: 'mysql',
    DB_HOST: '127.0.0.1',
    DB_PORT: String(port),
    DB_USER: 'root',
    DB_PASSWORD: '',
    DB_DATABASE: 'zhuxue',
  }
  /** Runs statements as root. */
  async function send(statements) {
    const { createConnection } = await import('mysql2/promise')
    const client = await createConnection({ host: settings.DB_HOST, port, user: 'root' })
    for (const statement of statements) await client.query(statement)
    await client.end()
  }
  return {
    settings,
    /** Creates an empty database of that name. */
    async create(name) {
      await send([
        `drop database if exists ${name}`,
        `create database ${name} character set utf8mb4 collate utf8mb4_bin`,
      ])
      return { ...settings, DB_DATABASE: name }
    },
    run: send,
    /** kill -9: unflushed data is lost. */
    kill: () => end(child, 'SIGKILL'),
    /** Restarts on the same port with its data. */
    async start() {
      child = launch(server, { folder, data, port, options })
      await listening(port, child)
    },
    async stop() {
      await end(child, 'SIGTERM')
      remove()
    },
  }
}

function launch(server, { folder, data, port, options }) {
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  return spawn(
    server.file,
    [
      '--no-defaults',
      ...asRoot,
      `--datadir=${data}`,
      `--socket=${folder}/socket`,
      `--pid-file=${folder}/pid`,
      // A starting server removes the temporary tables of all others in the same folder.
      `--tmpdir=${folder}`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      // The default of MariaDB; it is not needed here.
      '--performance-schema=OFF',
      // Its port would be the same for every server of this machine.
      '--loose-mysqlx=OFF',
      ...options,
    ],
    { stdio: 'ignore' }
  )
}

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill(signal)
  await ended
}

async function makeDataFolder(server, folder) {
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  const [command, args] =
    server.kind === 'mariadb'
      ? [
          installerOf(server),
          ['--no-defaults', ...asRoot, '--auth-root-authentication-method=normal', '--skip-test-db'],
        ]
      : [server.file, ['--no-defaults', ...asRoot, '--initialize-insecure']]
  let output = ''
  for (let tries = 1; tries <= 2; tries++) {
    const data = `${folder}/data${tries}`
    if (existsSync(`${data}/ibdata1`)) return data
    const result = await run(command, [...args, `--datadir=${data}`], { quiet: true })
    if (result.code === 0) return data
    output += `${result.output}\n${command} exited with ${result.code}.\n`
  }
  stop(`${output}The test database server could not be set up.`)
}

function installerOf({ file }) {
  const installer = join(dirname(file), 'mariadb-install-db')
  return existsSync(installer) ? installer : find('mariadb-install-db')
}

async function listening(port, child) {
  // Long enough to recover after a kill; a server that cannot start has exited before.
  for (let tries = 0; tries < 900; tries++) {
    if (child.exitCode !== null) break
    if (await answers(port)) return
    await pause(200)
  }
  stop('The test database server did not start.')
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('data', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
