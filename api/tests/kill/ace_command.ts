import { spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'

export interface Said {
  code: number
  /** Both streams. */
  text: string
}

/** A command of the console as a process of its own. */
export async function aceCommand(
  settings: Record<string, string>,
  ...command: string[]
): Promise<Said> {
  const child = spawn(
    process.execPath,
    ['--import=./tests/cached_typescript.js', 'bin/console.ts', ...command],
    {
      cwd: app.makePath(),
      env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'silent', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    }
  )
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part) => (text += part))
  }
  const [code] = await once(child, 'close')
  return { code, text }
}
