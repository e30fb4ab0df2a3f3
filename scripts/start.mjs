/** `npm start`: from a fresh clone to a running product, whatever is missing on the way. */
import { spawn } from 'node:child_process'
import { ace, at, ensureInstalled, environment, node, quietly, stop } from './toolbox.mjs'
import { buildWhatChanged } from './build.mjs'

await ensureInstalled()
await buildWhatChanged()

const prepared = await ace(['prepare'])
if (prepared.code !== 0) stop('The database could not be prepared; the reason stands above.')

const server = spawn(node(), [...quietly, '--import=@poppinss/ts-exec', 'bin/server.ts'], {
  cwd: at('api'),
  env: environment(),
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
server.on('close', (code) => process.exit(code ?? 1))
