/** `npm start`: from a fresh clone to a running product, whatever is missing on the way. */
import { spawn } from 'node:child_process'
import { at, ensureInstalled, environment, node, quietly, stayWith } from './toolbox.mjs'
import { buildWhatChanged } from './build.mjs'

await ensureInstalled()
await buildWhatChanged()

const server = spawn(node(), [...quietly, '--import=@poppinss/ts-exec', 'bin/server.ts'], {
  cwd: at('api'),
  env: environment({ PREPARE: 'on' }),
  stdio: 'inherit',
})
stayWith(server)
