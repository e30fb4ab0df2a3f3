import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test } from '@japa/runner'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const files = ['*.md', 'docs/**/*.md', 'docker-compose.yml', 'Dockerfile'].flatMap((pattern) =>
  globSync(pattern, { cwd: root })
)

/** All matches in texts that tell people what to type. */
const hits = (pattern: RegExp) =>
  files.flatMap((file) => [...read(file).matchAll(pattern)].map((match) => ({ file, match })))

/** Commands of the frameworks. */
const foreign = new Set(['list', 'migration:run', 'queue:work'])
const commands = new Map(
  globSync('api/commands/*.ts', { cwd: root }).map((file) => {
    const text = read(file)
    const [, name] = /commandName = '([\w:]+)'/.exec(text)!
    const flags = [...text.matchAll(/@flags[^@]*?declare (\w+)/g)].map(([, flag]) =>
      flag.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    )
    return [name, new Set(flags)] as const
  })
)

test.group('Commands in the documentation', () => {
  test('every npm script exists', ({ assert }) => {
    const { scripts } = JSON.parse(read('package.json'))
    const named = hits(/npm run (?:-s )?([a-z][\w:-]*)/g)
    assert.isAbove(named.length, 50)
    assert.deepEqual(
      named.flatMap(({ file, match: [, name] }) => (name in scripts ? [] : [`${file}: ${name}`])),
      []
    )
  })

  test('every ace command exists with its flags', ({ assert }) => {
    const named = hits(/\bace(?:\.js| --) ([a-z]+(?::[a-z]+)?)([^`|\n]*)/g)
    assert.isAbove(named.length, 40)
    const lost = named.flatMap(({ file, match: [, name, rest] }) => {
      if (foreign.has(name)) return []
      const flags = commands.get(name)
      if (!flags) return [`${file}: ${name}`]
      const asked = [...rest.split(' #')[0].matchAll(/ --([a-z-]+)/g)].map(([, flag]) => flag)
      return asked.filter((flag) => !flags.has(flag)).map((flag) => `${file}: ${name} --${flag}`)
    })
    assert.deepEqual(lost, [])
  })

  test('every service exists in docker-compose.yml', ({ assert }) => {
    const services = [...read('docker-compose.yml').matchAll(/^ {2}([\w-]+):(?: [&*][\w-]+)?$/gm)]
    const known = new Set(services.map(([, name]) => name))
    const named = hits(/docker compose (?:exec|restart|up -d --no-deps) ([a-z][\w-]*)/g)
    assert.isAbove(named.length, 3)
    const lost = named.filter(({ match: [, name] }) => !known.has(name))
    assert.deepEqual(
      lost.map(({ file, match }) => `${file}: ${match[0]}`),
      []
    )
  })
})
