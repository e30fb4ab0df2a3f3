import { useState } from 'react'
import { PayWay, WalletText, alreadyCredited, alreadyOwned, messages } from '@zhuxue/api/terms/commerce'
import { TransferState } from '@zhuxue/api/terms/commerce/bank_transfers'
import { lazyScreen } from '~/components/ui/loading/lazyScreen'
import { formatMoney } from '~/lib/format'
import { formatClock } from '~/lib/formatClock'
import type { OrderDetail } from '~/lib/http/apiTypes'
import { PaymentQrCode } from './PaymentQrCode'
import styles from './PaymentDialog.module.css'
import { PayOnThisDevice } from './PayOnThisDevice'
import { PayProviders } from './PayProviders'
import { defaultPayMethod, opensIn } from './payWay'
import type { WalletReturn } from './shared/walletReturn'
import { useCountdown } from '~/lib/useCountdown'

type Props = { order: OrderDetail; returned: WalletReturn | null; onReload: () => void }

const WalletPayment = lazyScreen(
  () => import('./WalletPayment').then((loaded) => loaded.WalletPayment),
  styles.walletSkeleton
)
const TransferPayment = lazyScreen(
  () => import('./transfer/TransferPayment').then((loaded) => loaded.TransferPayment),
  styles.transferSkeleton
)

/** The customer bought something elsewhere since this order was placed. */
function OwnedNote({ order }: { order: OrderDetail }) {
  const lines = order.owned ?? []
  const [earned] = lines.filter(({ credited }) => credited.length)
  if (earned) {
    return (
      <p className="note note--amber" role="alert">
        {alreadyCredited(earned.credited, earned.contents)}
      </p>
    )
  }
  const [first] = lines.flatMap(({ owned }) => owned)
  if (!first) return null
  const { extendedTo } = first
  return (
    <p className="note note--amber" role="alert">
      {alreadyOwned(first)}，{extendedTo ? `付款后有效期延长至${extendedTo}` : '不需要再次付款'}
    </p>
  )
}

/** Beside the code: the page that this device opens, if there is one. */
function otherMethod(offered: NonNullable<OrderDetail['payWays']>, provider: string, first: PayWay): PayWay {
  const hasPage = offered.some((one) => one.provider === provider && one.way === PayWay.Page)
  return first === PayWay.Native && hasPage ? PayWay.Page : first
}

/** The provider of the open attempt, unless this browser cannot open it. */
const initialProvider = ({ payProvider }: OrderDetail, offered: NonNullable<OrderDetail['payWays']>) =>
  offered.some(({ provider }) => provider === payProvider) ? payProvider! : (offered[0]?.provider ?? '')

export function PaymentWaiting({ order, returned, onReload }: Props) {
  const left = useCountdown(order.secondsLeft)
  const all = order.payWays ?? []
  const opening = all.filter((one) => opensIn(one.provider, navigator.userAgent))
  // A lone provider stays: another phone can scan its code.
  const offered = opening.length > 0 ? opening : all
  const first = (provider: string) =>
    defaultPayMethod(
      offered.filter((one) => one.provider === provider).map(({ way }) => way),
      navigator.userAgent
    )
  const [provider, setProvider] = useState(() => initialProvider(order, offered))
  const [way, setWay] = useState<PayWay>(returned?.way ?? first(provider))
  const code = offered.find((one) => one.provider === provider && one.qrcodeUrl)?.qrcodeUrl ?? null
  const other = otherMethod(offered, provider, first(provider))
  const isOpen = left > 0 && offered.length > 0
  const isTransfer = way === PayWay.Transfer
  // The server refuses another way once money has arrived.
  const hasArrived = order.bankTransfer?.transferState === TransferState.Arrived
  // Another page may open an attempt with another provider, which ends the one whose code is shown here.
  const [wasOpen, setWasOpen] = useState(false)
  if (!wasOpen && order.payProvider === provider) setWasOpen(true)
  const isReplaced = wasOpen && order.payProvider !== provider
  // A return counts once, and not again when the payment method is changed.
  const [back, setBack] = useState(returned)
  const term = (
    <p className={styles.term}>
      {messages.payWithinHalfAnHour}，剩余{' '}
      <b className={styles.left} role="timer">
        {formatClock(left)}
      </b>
    </p>
  )
  return (
    <div className={styles.paying}>
      <p className={`price ${styles.amount}`}>
        <small>¥</small>
        {formatMoney(order.orderAmt)}
      </p>
      <p className={`one-line ${styles.name}`}>{order.orderName}</p>
      <OwnedNote order={order} />
      {isOpen && !hasArrived && (
        <PayProviders
          {...{ offered, chosen: provider }}
          onChoose={(chosen) => {
            setBack(null)
            setWasOpen(false)
            setProvider(chosen)
            setWay(first(chosen))
          }}
        />
      )}
      {isOpen && opening.length < all.length && (
        <p className={`muted ${styles.how}`}>微信中不能打开支付宝。要用支付宝付款，请在浏览器中打开“我的订单”。</p>
      )}
      {isOpen && isTransfer && <TransferPayment key={provider} {...{ order, provider, onReload }} />}
      {isOpen && !isTransfer && way !== PayWay.Native && (
        <>
          {term}
          <WalletPayment
            key={provider}
            {...{ order, provider, way, onReload }}
            returned={back}
            onScan={() => {
              setBack(null)
              setWay(PayWay.Native)
            }}
          />
        </>
      )}
      {isOpen && code && way === PayWay.Native && (
        <>
          {/* `payUrl` exists once the code was created, so the order is reloaded. */}
          <PaymentQrCode
            key={provider}
            src={code}
            isReplaced={isReplaced}
            onLoaded={() => (order.payProvider === provider && order.payUrl) || onReload()}
            onExpired={() => {
              setWasOpen(false)
              onReload()
            }}
            how={<PayOnThisDevice {...{ order, provider, code }} />}
          >
            {term}
          </PaymentQrCode>
          {other !== PayWay.Native && (
            <button type="button" className="btn btn--plain btn--wide" onClick={() => setWay(other)}>
              {other === PayWay.Page ? `在电脑上登录${WalletText[provider]}付款` : `改用${WalletText[provider]}`}
            </button>
          )}
        </>
      )}
      {!isOpen && (
        <p className={styles.term}>
          支付时间已过，正在确认订单状态…
          <br />
          <span className="muted">如果您已经付款，请稍候，支付结果会自动显示。</span>
        </p>
      )}
    </div>
  )
}
