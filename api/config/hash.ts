import { defineConfig } from '@adonisjs/core/hash'
import app from '@adonisjs/core/services/app'
import type { InferHashers } from '@adonisjs/core/types'
import { Argon2id } from '#core/argon2id'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. Stored hashes of another cost are renewed at sign-in. */
const passwordCost = { m: 19_456, t: 2, p: 1 }

/** Tests hash thousands of passwords; tests/crash/compiled_product checks the cost in production. */
export const argon2id = new Argon2id(app.inTest ? { m: 64, t: 1, p: 1 } : passwordCost)

const hashConfig = defineConfig({ default: 'argon2id', list: { argon2id: () => argon2id } })

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
