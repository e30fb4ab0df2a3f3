/** A fresh product for the browser tests: a new folder and database with demo data, deleted afterwards. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compile } from '../../scripts/compile.mjs'
import { spawnCompiled } from '../../scripts/toolbox.mjs'

// The tests know it too: some change rows themselves (support/database.ts).
const folder = process.env.E2E_FOLDER ?? mkdtempSync(join(tmpdir(), 'zhuxue-e2e-'))
mkdirSync(folder, { recursive: true })
const { E2E_PICTURES } = process.env
if (E2E_PICTURES) symlinkSync(E2E_PICTURES, join(folder, 'pictures'), 'junction')

const settings = { DATA_DIR: folder, NODE_ENV: 'development', LOG_LEVEL: 'warn', PREPARE: 'on' }
await compile()
const server = spawnCompiled('server', [], { env: { ...process.env, ...settings }, stdio: 'inherit' })
const leave = () => server.kill('SIGTERM')
process.on('SIGTERM', leave)
process.on('SIGINT', leave)
server.on('close', (code) => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(code ?? 0)
})
