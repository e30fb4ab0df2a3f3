/** A fresh product for the browser stories: own folder, own database, demo data; gone afterwards. */
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const api = fileURLToPath(new URL('../../api/', import.meta.url))
// The stories know it too: some move what time would (e2e/later.ts).
const folder = process.env.STORY_FOLDER ?? mkdtempSync(join(tmpdir(), 'zhuxue-stories-'))
mkdirSync(folder, { recursive: true })
const env = { ...process.env, DATA_DIR: folder, NODE_ENV: 'development', LOG_LEVEL: 'warn' }
const node = ['--disable-warning=DEP0205', '--disable-warning=Warning']

const prepared = spawnSync(process.execPath, [...node, 'ace.js', 'prepare'], {
  cwd: api,
  env,
  stdio: 'inherit',
})
if (prepared.status !== 0) process.exit(1)

const server = spawn(process.execPath, [...node, '--import=@poppinss/ts-exec', 'bin/server.ts'], {
  cwd: api,
  env,
  stdio: 'inherit',
})
const leave = () => server.kill('SIGTERM')
process.on('SIGTERM', leave)
process.on('SIGINT', leave)
server.on('close', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
