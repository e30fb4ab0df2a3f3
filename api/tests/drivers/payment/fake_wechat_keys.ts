import { generateKeyPairSync } from 'node:crypto'

const pair = () => generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The data that the merchant platform issues, created once per run. */
export const merchant = {
  merchantId: '1900006511',
  appId: 'wx2421b1c4370ec43b',
  serial: '1DDE55AD98ED71D6EDD4A4A16996DE7B47773A8C',
  apiKey: 'AxT07GdEVmN9vWgKdKgS3ybGZTG3xYb8',
  appSecret: '7d4c1f0e9b8a76655443322110ffeedd',
  ...pair(),
}

/** The provider's two keys: the new public key, and the certificate that is being retired. */
export const wallet = {
  publicKeyId: 'PUB_KEY_ID_0119000065112024111900326600001234',
  byKey: pair(),
  certificateSerial: '7132D72A03E93CDDF8C03BBD1F37EEDF68E12E50',
  byCertificate: pair(),
}

export const otherUser = pair()

/** The settings of a merchant during the key change: both keys are valid. */
export const wechatMerchant = {
  merchantId: merchant.merchantId,
  appId: merchant.appId,
  serial: merchant.serial,
  privateKey: merchant.privateKey,
  apiKey: merchant.apiKey,
  publicKeyId: wallet.publicKeyId as string | null,
  certificates: [],
  bySerial: new Map([
    [wallet.publicKeyId, wallet.byKey.publicKey],
    [wallet.certificateSerial, wallet.byCertificate.publicKey],
  ]),
  notifyUrl: 'https://shop.example.com/api/pay/wechat/notify',
  appSecret: merchant.appSecret as string | null,
  hasH5: true,
}

/** The provider's private key with this serial. */
export function walletKey(serial: string) {
  return serial === wallet.certificateSerial ? wallet.byCertificate : wallet.byKey
}
