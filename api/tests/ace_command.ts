import { spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'

/** A command that hangs is killed after this time, in milliseconds. */
const endsWithinMs = 120_000

export interface CommandResult {
  /** Null when it was killed. */
  code: number | null
  stdout: string
  /** Stdout and stderr, in order of arrival. */
  text: string
}

/** Runs an ace command in its own process, with the compiled TypeScript cache of the tests. */
export function startCommand(settings: Record<string, string>, ...command: string[]) {
  const child = spawn(process.execPath, ['--import=./tests/cached_typescript.js', 'bin/console.ts', ...command], {
    cwd: app.makePath(),
    env: { ...process.env, NODE_ENV: 'development', LOG_LEVEL: 'silent', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: endsWithinMs,
  })
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8')
  return child
}

export async function runCommand(settings: Record<string, string>, ...command: string[]): Promise<CommandResult> {
  const child = startCommand(settings, ...command)
  const result = { stdout: '', text: '' }
  child.stdout.on('data', (part) => (result.stdout += part))
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part) => (result.text += part))
  }
  const [code] = await once(child, 'close')
  return { code, ...result }
}

/** @returns stdout and stderr. @throws when the exit code is not 0 */
export async function runCommandOrFail(settings: Record<string, string>, ...command: string[]) {
  const { code, text } = await runCommand(settings, ...command)
  if (code !== 0) throw new Error(`${command[0]} left with ${code}: ${text}`)
  return text
}
