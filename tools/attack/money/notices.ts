import { finding, type Attack } from '../attack.js'

export const notices: Attack = {
  promises: 'T44',
  title: 'Forged payment notices',
  async run(target) {
    const body = JSON.stringify({
      id: 'EV-1',
      event_type: 'TRANSACTION.SUCCESS',
      resource_type: 'encrypt-resource',
      resource: {
        algorithm: 'AEAD_AES_256_GCM',
        ciphertext: 'AAAA',
        nonce: 'n',
        associated_data: '',
      },
    })
    const now = () => String(Math.floor(Date.now() / 1000))
    const signed = (headers: object = {}) => ({
      'wechatpay-timestamp': now(),
      'wechatpay-nonce': 'abc',
      'wechatpay-serial': '0123456789ABCDEF',
      'wechatpay-signature': Buffer.alloc(256, 7).toString('base64'),
      ...headers,
    })
    const forged: Record<string, Record<string, string>> = {
      'without a signature': {},
      'with a signature of nothing': signed(),
      'with the probe SIGNTEST': signed({ 'wechatpay-signature': 'WECHATPAY/SIGNTEST/AAAA' }),
      'with an empty signature': signed({ 'wechatpay-signature': '' }),
      'without a serial': signed({ 'wechatpay-serial': '' }),
      'five minutes and a second late': signed({
        'wechatpay-timestamp': String(Number(now()) - 301),
      }),
      'from the future': signed({ 'wechatpay-timestamp': String(Number(now()) + 301) }),
      'with an odd time': signed({ 'wechatpay-timestamp': '1e9' }),
    }
    const rows = Object.entries(forged).map(async ([tried, headers]) => {
      const answer = await target.call('POST', '/api/pay/wechat/notify', {
        raw: body,
        headers: { 'content-type': 'application/json', ...headers },
      })
      return finding(tried, answer.status >= 400 && answer.status < 500, answer.status)
    })
    return Promise.all(rows)
  },
}
