import type { ApiClient } from '@japa/api-client'
import type { RawWebhook } from '#drivers/payment/payment_gateway'
import type { WechatTransaction } from '#drivers/payment/wechat/transaction'
import * as shop from '#tests/functional/commerce/commerce_helpers'

/** Posts a webhook of the provider unchanged. */
export function notify(client: ApiClient, { headers, body }: RawWebhook) {
  const request = client.post('/api/pay/local/notify')
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) request.header(name, value as string)
  }
  request.request.serialize((text: string) => text)
  return request.json(body as never)
}

/** A transaction as the provider would report it. */
export async function transaction(
  merchantNo: string,
  changes: Partial<WechatTransaction> = {}
): Promise<WechatTransaction> {
  const { appId, merchantId } = await (await shop.wallet()).account()
  return {
    appid: appId,
    mchid: merchantId,
    out_trade_no: merchantNo,
    transaction_id: `4200${merchantNo.slice(0, 20)}`,
    trade_state: 'SUCCESS',
    success_time: new Date().toISOString(),
    amount: { total: 100_00, currency: 'CNY' },
    ...changes,
  }
}

export const keys = async () => (await shop.wallet()).keys()
