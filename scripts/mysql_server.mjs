/**
 * A MySQL-protocol server of our own for tests: a temporary folder, a free port, gone afterwards.
 * MySQL 8 and MariaDB both do; on Debian it is MariaDB, which is installed when nothing is there.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installWithApt } from './apt.mjs'
import { run, stop } from './toolbox.mjs'
import { freePort } from './free_port.mjs'

const places = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/bin',
  '/usr/local/mysql/bin',
  '/opt/homebrew/bin',
]

function find(...names) {
  const path = (process.env.PATH ?? '').split(':')
  for (const name of names) {
    const place = [...path, ...places].find((folder) => existsSync(join(folder, name)))
    if (place) return join(place, name)
  }
}

export async function ensureMysqlServer() {
  if (find('mariadbd', 'mysqld')) return
  await installWithApt('mariadb-server', 'a MySQL-protocol server')
  if (!find('mariadbd', 'mysqld'))
    stop('The tests need MySQL 8 or MariaDB 10.6; install one of them.')
}

/** Starts a server and resolves with the settings that lead to it and the way to end it. */
export async function startMysqlServer() {
  const folder = mkdtempSync(join(tmpdir(), 'zhuxue-mysql-'))
  const port = await freePort()
  const server = find('mariadbd', 'mysqld')
  const data = await makeDataFolder(server, folder)

  let child = launch(server, { folder, data, port })
  process.once('exit', () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
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
  return {
    settings,
    /** Makes an empty database of that name. */
    async create(name) {
      const client = find('mariadb', 'mysql')
      const sql = `drop database if exists ${name}; create database ${name} character set utf8mb4 collate utf8mb4_bin`
      const { code, output } = await run(
        client,
        ['--no-defaults', '-uroot', `--socket=${folder}/socket`, '-e', sql],
        { quiet: true }
      )
      if (code !== 0) stop(output)
      return { ...settings, DB_DATABASE: name }
    },
    /** kill -9: what was not yet in its log is gone. */
    kill: () => end(child, 'SIGKILL'),
    /** Comes back on the same port with what it had written. */
    async start() {
      child = launch(server, { folder, data, port })
      await listening(port, child)
    },
    async stop() {
      await end(child, 'SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function launch(server, { folder, data, port }) {
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  return spawn(
    server,
    [
      '--no-defaults',
      ...asRoot,
      `--datadir=${data}`,
      `--socket=${folder}/socket`,
      `--pid-file=${folder}/pid`,
      `--port=${port}`,
      '--bind-address=127.0.0.1',
      '--character-set-server=utf8mb4',
      '--collation-server=utf8mb4_bin',
      '--innodb-flush-log-at-trx-commit=1',
      '--innodb-buffer-pool-size=256M',
      '--skip-log-bin',
      // As newer MariaDB is by default; the product must turn it off itself (api/config/database.ts).
      '--loose-innodb-snapshot-isolation=ON',
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
  const installer = find('mariadb-install-db')
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : []
  const [command, args] = server.endsWith('mariadbd')
    ? [
        installer,
        ['--no-defaults', ...asRoot, '--auth-root-authentication-method=normal', '--skip-test-db'],
      ]
    : [server, ['--no-defaults', ...asRoot, '--initialize-insecure']]
  let said = ''
  for (let tries = 1; tries <= 2; tries++) {
    const data = `${folder}/data${tries}`
    const { code, output } = await run(command, [...args, `--datadir=${data}`], { quiet: true })
    if (code === 0) return data
    said += `${output}\n${command} left with ${code}.\n`
  }
  stop(`${said}The test database server could not be set up.`)
}

async function listening(port, child) {
  for (let tries = 0; tries < 150; tries++) {
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
