/** `npm run serve [storefront]`: one built part in the foreground, for containers. */
import { spawn } from 'node:child_process'
import { at, environment, node, quietly, stayWith } from './toolbox.mjs'

const entry = process.argv[2] === 'storefront' ? 'bin/storefront.ts' : 'bin/server.ts'
const child = spawn(node(), [...quietly, '--import=@poppinss/ts-exec', entry], {
  cwd: at('api'),
  env: environment(),
  stdio: 'inherit',
})
stayWith(child)
