import { defineConfig } from '@adonisjs/core/hash'
import type { InferHashers } from '@adonisjs/core/types'
import { Argon2id } from '#core/argon2id'

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. Stored hashes of another cost are renewed at sign-in. */
export const argon2id = new Argon2id({ m: 19_456, t: 2, p: 1 })

const hashConfig = defineConfig({ default: 'argon2id', list: { argon2id: () => argon2id } })

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
