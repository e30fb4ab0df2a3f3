import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { inProject } from '#core/process/project_root'
import { createUser, password } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { centre, telephones } from '#tests/functional/learning/seats/training_centre'
import { keyOf } from '#tests/functional/partners/key_fixture'

const baseUrl = `http://127.0.0.1:${process.env.PORT}`
/** Generates the client of a document and checks a program that uses it. @returns the module of the program */
async function programWith(client: ApiClient, address: string, program: string) {
  const directory = await mkdtemp(join(tmpdir(), `${program}-`))
  const document = join(directory, 'document.json')
  await writeFile(document, (await client.get(address)).text()!)
  await createClient({
    input: document,
    output: { path: join(directory, 'client'), module: { extension: '.js' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
  await copyFile(inProject(`api/tests/clients/${program}.ts`), join(directory, 'program.ts'))
  const options = { strict: true, module: 'nodenext', target: 'es2023', skipLibCheck: true, outDir: 'js', types: [] }
  await writeFile(join(directory, 'package.json'), JSON.stringify({ type: 'module' }))
  const config = { compilerOptions: options, files: ['program.ts'] }
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(config))
  const compiler = inProject('node_modules/typescript-native/bin/tsc')
  await promisify(execFile)(process.execPath, [compiler, '-p', directory]).catch(({ stdout }) => {
    throw new Error(stdout)
  })
  return import(join(directory, 'js/program.js')).finally(() => rm(directory, { recursive: true }))
}

test.group('Generated clients', (group) => {
  group.each.setup(() => testUtils.db().truncate())

  test('a generated client signs in, buys and reads the order', async ({ client, assert }) => {
    const { user } = await createUser()
    const id = await course({ name: '造价师考前冲刺' })
    const { buy } = await programWith(client, '/api/openapi.json', 'buyer')

    assert.equal(await buy(baseUrl, user.telephone!, password), '造价师考前冲刺', `course ${id}`)
    await assert.rejects(() => buy(baseUrl, user.telephone!, 'wrong'), /密码/)
  })

  test('a generated client assigns a seat with a service key', async ({ client, assert }) => {
    const own = await centre()
    const { key } = await keyOf(own)
    const other = await keyOf(own, { scopes: ['seats:write'] })
    const { assignSeat } = await programWith(client, '/api/v1/openapi.json', 'partner')
    const [telephone] = telephones(1)

    assert.equal(await assignSeat(baseUrl, key, telephone), 19)
    assert.equal(await assignSeat(baseUrl, other.key, telephone), 'scope-missing')
  })
})
