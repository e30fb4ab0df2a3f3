/** The local provider's webhooks for paid orders, signed with the keys in DATA_DIR. */
import '../../api/bin/environment.js'
import { randomUUID } from 'node:crypto'
import LocalWallet from '../../api/drivers/payment/local/wallet.js'
import { writeNotice } from '../../api/drivers/payment/local/wallet_webhooks.js'

const wallet = new LocalWallet()
const { appId, merchantId } = await wallet.account()
const keys = await wallet.keys()

export function paidNotice(orderNo: string) {
  const transactionId = `4200${randomUUID().slice(0, 28)}`
  const { headers, body } = writeNotice(
    {
      appid: appId,
      mchid: merchantId,
      out_trade_no: `${orderNo}_1`,
      transaction_id: transactionId,
      trade_state: 'SUCCESS',
      success_time: new Date().toISOString(),
      amount: { total: 100_00, currency: 'CNY' },
    },
    keys
  )
  return { headers, body, transactionId }
}
