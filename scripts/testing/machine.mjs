/** Prepares the machine for tests: packages, servers, a browser, and a folder for temporary files. */
import { existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../chromium.mjs'
import { ensureMysqlServer, startMysqlServer } from '../mysql_server.mjs'
import { ensureRedisServer } from '../redis_server.mjs'
import { ensureInstalled } from '../toolbox.mjs'

export async function prepareMachine(steps, engine) {
  useMemoryForTemporaryFiles()
  sharePictures()
  const isRun = (...groups) => steps.some(({ group }) => groups.includes(group))
  // npm and apt install at the same time.
  const [server] = await Promise.all([
    isRun('api', 'e2e', 'pages') && ensureMysqlServer(engine === 'sqlite' ? undefined : engine),
    isRun('api') && ensureRedisServer(),
    ensureInstalled({ forDevelopment: true }),
  ])
  if (isRun('e2e', 'pages')) await ensureChromium()
  if (!steps.some(({ on }) => on === 'server')) return { stop() {} }

  const name = server.kind === 'mysql' ? 'MySQL' : 'MariaDB'
  console.log(`"MySQL" is ${name} ${server.version} in this run.`)
  const mysql = await startMysqlServer()
  return { createDatabase: (database) => mysql.create(database), stop: () => mysql.stop() }
}

/** In memory, a commit of a database waits for no disk. Without enough memory the disk is used. */
function useMemoryForTemporaryFiles() {
  const [folder, room] = ['/dev/shm', 3 * 1024 ** 3]
  if (process.env.TMPDIR || !existsSync(folder) || freemem() < 2 * room) return
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize < room) return
  process.env.TMPDIR = temporaryFolder(join(folder, 'zhuxue-'))
}

/** All e2e tests show the demo's pictures: the first one creates the smaller variants (e2e/product.mjs). */
function sharePictures() {
  process.env.E2E_PICTURES = temporaryFolder(join(tmpdir(), 'zhuxue-pictures-'))
}

function temporaryFolder(prefix) {
  const folder = mkdtempSync(prefix)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
