import { useEffect } from 'react'
import { Icon } from '~/components/ui/Icon'
import { ask } from '~/lib/toasts'
import CartCount from '~/features/cart/shared/CartCount'
import { loadApi } from '~/lib/http/loadApi'
import { landing, paths } from '~/lib/paths'
import styles from './HeaderTools.module.css'
import { endSession, isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'

/** Cart, board, name and logout at the right of the header. */
export default function HeaderTools() {
  const who = useSession()
  const signedIn = isSignedIn(who)
  const staff = signedIn && !who.roles.includes('user')

  useEffect(() => {
    document.documentElement.dataset.role = who.roles[0] ?? ''
  }, [who])

  return (
    <div className={styles.tools}>
      <a className={styles.tool} href={paths.cart}>
        <Icon name="cart" />
        <span>购物车</span>
        <CartCount />
      </a>
      {!signedIn && (
        <a className={`btn btn--primary btn--small ${styles.login}`} href={paths.login}>
          登录
        </a>
      )}
      {staff && (
        <a className={styles.tool} href={landing(who.roles)} title="管理后台" aria-label="管理后台">
          <Icon name="gear" />
        </a>
      )}
      {signedIn && !staff && (
        <a className={styles.tool} href={paths.myCourse} title="学习中心">
          <Icon name="user" />
          <span className={styles.name}>{who.userName}</span>
        </a>
      )}
      {signedIn && staff && <span className={styles.name}>{who.userName}</span>}
      {signedIn && (
        <button type="button" className={styles.tool} onClick={leave} title="退出">
          <Icon name="leave" />
          <span>退出</span>
        </button>
      )}
    </div>
  )
}

async function leave() {
  if (!(await ask('确定要退出吗?'))) return
  // The token dies on the server; the person is out of this browser either way.
  await loadApi()
    .then(({ api }) => api.accounts.sessions.destroy({}))
    .catch(() => undefined)
  endSession()
  window.location.assign(paths.home)
}
