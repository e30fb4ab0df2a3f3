import type { OrderDetail } from '~/lib/http/apiTypes'
import styles from './PaymentDialog.module.css'

const isWeChat = () => /MicroMessenger/i.test(navigator.userAgent)

type Props = { order: OrderDetail; provider: string; code: string }

/** WeChat has no page for a Native code, so the user saves the QR code on the phone and opens it in WeChat. */
export function PayOnThisDevice({ order, provider, code }: Props) {
  if (order.payUrl && order.payProvider === provider) {
    return (
      <>
        <a className="btn btn--primary btn--wide phone-only" href={order.payUrl} target="_blank" rel="noopener">
          在本机支付
        </a>
        <p className={`desktop-only ${styles.how}`}>
          {provider === 'alipay' ? '打开手机支付宝扫一扫，或' : '请用手机扫一扫，或'}
          <a className="link" href={order.payUrl} target="_blank" rel="noopener">
            在本机打开支付页面
          </a>
        </p>
      </>
    )
  }
  if (provider !== 'wechat') return null
  return (
    <>
      <p className={`desktop-only ${styles.how}`}>打开手机微信，使用“扫一扫”付款</p>
      <div className={`phone-only ${styles.phone}`}>
        {isWeChat() ? <LongPress /> : <SaveCode {...{ order, code }} />}
      </div>
    </>
  )
}

function LongPress() {
  return (
    <>
      <p>
        <b>长按上方二维码</b>，选择“识别图中的二维码”，即可付款。
      </p>
      <Fallback />
    </>
  )
}

function SaveCode({ order, code }: Pick<Props, 'order' | 'code'>) {
  return (
    <>
      <a className="btn btn--primary btn--wide" href={code} download={`筑学支付二维码-${order.orderId}.png`}>
        保存二维码
      </a>
      <ol>
        <li>点“保存二维码”，或长按上方二维码保存到相册</li>
        <li>打开微信“扫一扫”，从“相册”选择刚保存的图片</li>
        <li>付款后回到本页，支付结果会自动显示</li>
      </ol>
      <Fallback />
    </>
  )
}

function Fallback() {
  return <p className="muted">微信提示无法识别时，请用另一台手机扫码，或在电脑上登录筑学，从“我的订单”继续支付。</p>
}
