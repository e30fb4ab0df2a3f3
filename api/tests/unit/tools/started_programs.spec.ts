import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'
import { npmCli } from '../../../../scripts/npm.mjs'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const sources = globSync('{scripts,tools,api,database}/**/*.{ts,js,mjs,cjs}', {
  cwd: root,
  exclude: (name) => ['node_modules', 'dist', 'tmp'].includes(name),
})

/** Calls that Node cannot start on Windows, or only through a shell. */
const refused = {
  'a .cmd or .bat file': /\.(cmd|bat)['"`]/,
  'a shell': /\bshell: (?!false)|\b(?:exec|execSync)\b[^'\n]*\} from 'node:child_process'/,
  'a command that is a .cmd file there':
    /\b(?:run|spawn|spawnSync|execFile|execFileSync|fork)\(\s*['"`](?:npm|npx|pnpm|yarn|corepack|node_modules\/\.bin\/)/,
}

const unsafeCallsOf = (text: string) =>
  Object.entries(refused).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))

test.group('Programs started by scripts, tools and the API', () => {
  test('no program is started through a shell or .cmd file', ({ assert }) => {
    assert.isAbove(sources.length, 500)
    const faults = sources
      .filter((file) => !file.endsWith('started_programs.spec.ts'))
      .flatMap((file) => unsafeCallsOf(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`))
    assert.deepEqual(faults, [])
  })

  test('{0} is found')
    .with([
      ["const npm = isWindows ? 'npm.cmd' : 'npm'", 'a .cmd or .bat file'],
      ['spawn(file, [], { shell: true })', 'a shell'],
      ["import { exec } from 'node:child_process'", 'a shell'],
      ["run('npm', ['ci'])", 'a command that is a .cmd file there'],
      ["await run(\n  'npx',\n  ['--yes'])", 'a command that is a .cmd file there'],
    ])
    .run(({ assert }, [text, fault]) => assert.deepEqual(unsafeCallsOf(text), [fault]))
})

test.group('JavaScript file of npm', (group) => {
  let folder: string
  group.each.setup(() => {
    folder = mkdtempSync(join(tmpdir(), 'zhuxue-npm-'))
    return () => rmSync(folder, { recursive: true })
  })

  function write(...parts: string[]) {
    const file = join(folder, ...parts)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, '')
    return file
  }

  test('the npm that runs the script is found', ({ assert }) => {
    const given = write('own', 'npm-cli.js')
    write('node_modules/npm/bin/npm-cli.js')
    const found = npmCli({ env: { npm_execpath: given }, node: join(folder, 'node') })
    assert.equal(found, given)
  })

  test('another package manager is not mistaken for npm', ({ assert }) => {
    const npm = write('node_modules/npm/bin/npm-cli.js')
    const env = { npm_execpath: write('yarn', 'yarn.js') }
    assert.equal(npmCli({ env, node: join(folder, 'node.exe') }), npm)
  })

  test('{0}')
    .with([
      ['beside Node on Windows', 'node_modules/npm/bin/npm-cli.js', 'node.exe'],
      ['below Node on macOS and Linux', 'lib/node_modules/npm/bin/npm-cli.js', 'bin/node'],
    ])
    .run(({ assert }, [, file, node]) => {
      const npm = write(...file.split('/'))
      assert.equal(npmCli({ env: {}, node: join(folder, node) }), npm)
    })

  test('npm is found behind a link on PATH', ({ assert }) => {
    const npm = write('share', 'npm-cli.js')
    mkdirSync(join(folder, 'bin'))
    symlinkSync(npm, join(folder, 'bin', 'npm'))
    const PATH = [join(folder, 'none'), join(folder, 'bin')].join(delimiter)
    assert.equal(npmCli({ env: { PATH }, node: join(folder, 'node') }), npm)
  })

  test('no file is found without npm', ({ assert }) => {
    assert.isUndefined(npmCli({ env: { PATH: folder }, node: join(folder, 'node') }))
  })

  test('npm runs on this machine without a shell', ({ assert }) => {
    const version = execFileSync(process.execPath, [npmCli()!, '--version'], { encoding: 'utf8' })
    assert.match(version, /^\d+\.\d+/)
  })
})
