import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'

const loader = new URL('./src/loader.js', import.meta.resolve('@poppinss/ts-exec')).href
const files = [
  'app/core/schema.ts',
  'app/commerce/order.ts',
  'app/accounts/profile/profiles_controller.ts',
  'app/catalogue/course_fields.ts',
  'bin/server.ts',
  'start/env.ts',
]

test.group('TypeScript transform of the tests', (group) => {
  let load: (url: string, context: object, next: (url: string) => object) => Promise<{ source: string }>
  let transform: (text: string, file: string) => string

  group.setup(async () => {
    const tsExec = await import(loader)
    await tsExec.initialize()
    load = tsExec.load
    transform = (await import(app.makePath('../scripts/transform_typescript.mjs'))).transform
  })

  test('{$self} becomes the JavaScript that the product runs')
    .with(files)
    .run(async ({ assert }, file) => {
      const path = app.makePath(file)
      const text = readFileSync(path, 'utf8')
      const url = pathToFileURL(path).href

      const { source } = await load(url, { format: 'module-typescript' }, () => ({ source: text }))

      assert.equal(transform(text, path), String(source).replace(/\n+\/\/# sourceURL=.*$/, ''))
    })
})
