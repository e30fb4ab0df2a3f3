import { spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'

export interface Said {
  code: number
  output: string
  /** Both streams. */
  text: string
}

/** A command of the console as a process of its own. It compiles nothing that the tests have compiled. */
export function startCommand(settings: Record<string, string>, ...command: string[]) {
  const child = spawn(
    process.execPath,
    ['--import=./tests/cached_typescript.js', 'bin/console.ts', ...command],
    {
      cwd: app.makePath(),
      env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'silent', ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    }
  )
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8')
  return child
}

export async function aceCommand(
  settings: Record<string, string>,
  ...command: string[]
): Promise<Said> {
  const child = startCommand(settings, ...command)
  const said = { output: '', text: '' }
  child.stdout.on('data', (part) => {
    said.output += part
    said.text += part
  })
  child.stderr.on('data', (part) => (said.text += part))
  const [code] = await once(child, 'close')
  return { code, ...said }
}

/** A command that has to succeed. */
export async function runCommand(settings: Record<string, string>, ...command: string[]) {
  const { code, text } = await aceCommand(settings, ...command)
  if (code !== 0) throw new Error(`${command[0]} left with ${code}: ${text}`)
  return text
}
