import { useEffect } from 'react'
import { Icon } from '~/components/ui/Icon'
import { ask } from '~/lib/toasts'
import CartCount from '~/features/cart/shared/CartCount'
import { landing, paths } from '~/lib/paths'
import styles from './HeaderTools.module.css'
import { leaveSession } from '~/lib/session/leaveSession'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'
import { hideHeaderOnScroll } from './hideHeaderOnScroll'

export default function HeaderTools() {
  const who = useSession()
  const hasSession = isSignedIn(who)
  const isStaff = hasSession && !who.roles.includes('user')

  useEffect(() => {
    document.documentElement.dataset.role = who.roles[0] ?? ''
  }, [who])
  useEffect(() => hideHeaderOnScroll(), [])

  return (
    <div className={styles.tools}>
      <a className={styles.tool} href={paths.cart}>
        <Icon name="cart" />
        <span>购物车</span>
        <CartCount />
      </a>
      {!hasSession && (
        <a className={`btn btn--primary btn--small ${styles.login}`} href={paths.login}>
          登录
        </a>
      )}
      {isStaff && (
        <a className={styles.tool} href={landing(who.roles)} title="管理后台" aria-label="管理后台">
          <Icon name="gear" />
        </a>
      )}
      {hasSession && !isStaff && (
        <a className={styles.tool} href={paths.myCourse} title="学习中心">
          <Icon name="user" />
          <span className={styles.name}>{who.userName}</span>
        </a>
      )}
      {hasSession && isStaff && <span className={styles.name}>{who.userName}</span>}
      {hasSession && (
        <button type="button" className={styles.tool} onClick={signOut} title="退出">
          <Icon name="leave" />
          <span>退出</span>
        </button>
      )}
    </div>
  )
}

async function signOut() {
  if (await ask('确定要退出吗?')) await leaveSession()
}
