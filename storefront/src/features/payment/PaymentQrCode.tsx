import { useEffect, useState } from 'react'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import styles from './PaymentDialog.module.css'

type Props = {
  src: string
  onLoaded: () => void
  /** The signed link may have expired: a reloaded order has a new one. */
  onExpired: () => void
}

export function PaymentQrCode({ src, onLoaded, onExpired }: Props) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => setState('loading'), [src])

  if (state === 'failed') {
    return (
      <div className={`${styles.code} ${styles.failed}`} role="alert">
        <Icon path={icons.alert} size={32} />
        <p>支付二维码没有加载出来</p>
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
    )
  }
  return (
    <img
      key={`${src}-${tries}`}
      src={tries ? `${src}&again=${tries}` : src}
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
  )
}
