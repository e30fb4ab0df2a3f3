/** `npm run serve [storefront]`: one built part in the foreground, for containers. */
import { spawn } from 'node:child_process'
import { at, environment, node, quietly } from './toolbox.mjs'

const entry = process.argv[2] === 'storefront' ? 'bin/storefront.ts' : 'bin/server.ts'
const child = spawn(node(), [...quietly, '--import=@poppinss/ts-exec', entry], {
  cwd: at('api'),
  env: environment(),
  stdio: 'inherit',
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
child.on('close', (code) => process.exit(code ?? 1))
