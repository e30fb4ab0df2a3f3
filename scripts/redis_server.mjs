/** A temporary Redis for tests and the deployment tool: a free port, nothing on disk, removed afterwards. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { installWithApt } from './apt.mjs'
import { stop } from './toolbox.mjs'
import { freePort } from './free_port.mjs'

const places = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']

export function findRedis() {
  if (process.env.REDIS_BIN) return process.env.REDIS_BIN
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...places]
  return folders.map((folder) => join(folder, 'redis-server')).find((file) => existsSync(file))
}

export async function ensureRedisServer() {
  if (!findRedis()) await installWithApt('redis-server', 'a Redis server')
  if (!findRedis()) stop('The tests need redis-server; install it or set REDIS_BIN.')
}

const inMemory = ['--save', '', '--appendonly', 'no', '--protected-mode', 'no']

/** @param options arguments of the command `redis-server` */
export async function startRedisServer({ options = inMemory, port: requestedPort } = {}) {
  const port = requestedPort ?? (await freePort())
  const file = findRedis()
  // Fails loudly, so that no test is skipped unnoticed.
  if (!file) throw new Error('redis-server was not found (on Debian: apt-get install redis-server).')
  const launch = () => spawn(file, [...options, '--port', String(port), '--bind', '127.0.0.1'], { stdio: 'ignore' })
  let child = launch()
  process.once('exit', () => child.kill('SIGKILL'))
  await listening(port, child)
  return {
    port,
    url: `redis://127.0.0.1:${port}`,
    /** Its data is lost. */
    kill: () => end(child, 'SIGKILL'),
    /** Restarts on the same port. */
    async start() {
      if (child.exitCode === null && child.signalCode === null) return
      child = launch()
      await listening(port, child)
    },
    /** Accepts connections but does not respond, until `resume`. */
    suspend: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: () => end(child, 'SIGTERM'),
  }
}

async function end(child, signal) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = new Promise((resolve) => child.once('close', resolve))
  child.kill('SIGCONT')
  child.kill(signal)
  await ended
}

async function listening(port, child) {
  for (let tries = 0; tries < 150 && child.exitCode === null; tries++) {
    if (await answers(port)) return
    await pause(100)
  }
  throw new Error('redis-server did not start')
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
