import { defineConfig, drivers } from '@adonisjs/core/encryption'
import env from '#start/env'

/** The current key first; during `pii:rotate` the previous one as well. */
const idNumberKeys = [env.get('PII_KEY'), env.get('PII_KEY_PREVIOUS')].filter((key) => !!key)

const encryptionConfig = defineConfig({
  default: 'app',
  list: {
    app: drivers.aes256gcm({ id: 'app', keys: [env.get('APP_KEY')] }),
    idNumbers: drivers.aes256gcm({ id: 'pii', keys: idNumberKeys as string[] }),
    /** Decrypts only values that need no rotation. */
    idNumbersCurrent: drivers.aes256gcm({ id: 'pii', keys: [env.get('PII_KEY')] }),
  },
})

export default encryptionConfig

declare module '@adonisjs/core/types' {
  export interface EncryptorsList extends InferEncryptors<typeof encryptionConfig> {}
}
