import { createPrivateKey, createPublicKey, generateKeyPair, randomBytes, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readJson, writeOnce } from '#drivers/payment/local/wallet_store'

export interface WalletKeys {
  merchantId: string
  appId: string
  serial: string
  privateKey: KeyObject
  publicKey: KeyObject
  apiKey: string
}

interface StoredKeys {
  serial: string
  privateKey: string
  apiKey: string
}

/** Generated once and stored, so that webhooks stay valid after a restart. */
export async function walletKeys(directory: string): Promise<WalletKeys> {
  const file = join(directory, 'keys.json')
  if (!(await readJson(file))) await writeOnce(file, await newKeys())

  const storedKeys = (await readJson<StoredKeys>(file))!
  const privateKey = createPrivateKey(storedKeys.privateKey)
  return {
    merchantId: '1900000001',
    appId: 'wxlocal00000000001',
    serial: storedKeys.serial,
    privateKey,
    publicKey: createPublicKey(privateKey),
    apiKey: storedKeys.apiKey,
  }
}

async function newKeys(): Promise<StoredKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return {
    serial: `PUB_KEY_ID_${randomBytes(16).toString('hex')}`,
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    apiKey: randomBytes(16).toString('hex'),
  }
}
