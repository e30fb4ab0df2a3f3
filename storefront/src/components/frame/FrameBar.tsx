import type { MouseEvent, ReactNode } from 'react'
import { connectionState } from '~/lib/http/connection'
import { useStore } from '~/lib/useStore'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import styles from './FrameBar.module.css'

type Props = {
  /** Where the back button leads without a previous page of the storefront. */
  back: string
  title: string
  /** The line below the title, when online. */
  status?: ReactNode
  children?: ReactNode
}

/** On phones a study or test page has this bar instead of header, menu and footer (docs/product.md 19.5). */
export function FrameBar({ back, title, status, children }: Props) {
  const { isDown } = useStore(connectionState, { isDown: false })
  return (
    <div className={styles.bar}>
      <a className={styles.back} href={back} aria-label="返回" onClick={goBack}>
        <Icon path={icons.left} size={22} />
      </a>
      <div className={styles.middle}>
        <h2 className={isDown ? 'visually-hidden' : undefined}>{title}</h2>
        <div role="status">{isDown && <p data-line-down>网络已断开，恢复后会自动继续</p>}</div>
        {!isDown && status}
      </div>
      {children}
    </div>
  )
}

/** The bottom bar of a framed page. */
export const FrameActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>

function goBack(event: MouseEvent) {
  if (history.length < 2 || !document.referrer.startsWith(location.origin)) return
  event.preventDefault()
  history.back()
}
