import { useEffect, useState, type ReactNode } from 'react'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import styles from './PaymentDialog.module.css'

type Props = {
  src: string
  /** Its payment was closed by the one that another page opened. */
  isReplaced: boolean
  onLoaded: () => void
  /** The signed link may have expired: a reloaded order has a new one. */
  onExpired: () => void
  /** How to pay with the code; a code that did not load cannot be scanned or saved. */
  how: ReactNode
  children: ReactNode
}

export function PaymentQrCode({ src, isReplaced, onLoaded, onExpired, how, children }: Props) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  // Requesting the image opens the payment: a browser would show a former image of the same address without a request.
  const [firstTry] = useState(Date.now)
  const [tries, setTries] = useState(0)
  useEffect(() => setState('loading'), [src])

  if (isReplaced || state === 'failed') {
    return (
      <>
        <div className={`${styles.code} ${styles.failed}`} role="alert">
          <Icon path={icons.alert} size={32} />
          <p>{isReplaced ? '已在其他页面换了支付方式，这个二维码已失效' : '支付二维码没有加载出来'}</p>
          <button
            type="button"
            className="btn btn--small"
            onClick={() => {
              onExpired()
              setTries(tries + 1)
              setState('loading')
            }}
          >
            重新获取
          </button>
        </div>
        {children}
      </>
    )
  }
  return (
    <>
      <img
        key={`${src}-${tries}`}
        src={`${src}&again=${firstTry + tries}`}
        alt="支付二维码"
        width="208"
        height="208"
        className={styles.code}
        data-loading={state === 'loading'}
        onLoad={() => {
          setState('loaded')
          onLoaded()
        }}
        onError={() => setState('failed')}
      />
      {children}
      {how}
    </>
  )
}
