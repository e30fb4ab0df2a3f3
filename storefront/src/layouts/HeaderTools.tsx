import { useEffect } from 'react'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { confirmAction } from '~/lib/toasts'
import CartCount from '~/features/cart/shared/CartCount'
import { boardOf, paths } from '~/lib/paths'
import styles from './HeaderTools.module.css'
import { logOut } from '~/lib/session/logOut'
import { session } from '~/lib/session/session'
import { applySessionToDom } from '~/lib/session/applySessionToDom'
import { useSession } from '~/lib/session/useSession'

/** For other parts of the layout: from this file, so that a page loads no further file. */
export { CartCount }

/**
 * Styles select what is shown, by the session that the head script found (`sessionInlineScript`), so it is right from
 * the first paint on.
 */
export default function HeaderTools() {
  const account = useSession()

  useEffect(() => session.subscribe((now) => applySessionToDom(now)), [])
  useEffect(() => hideHeaderOnScroll(), [])

  return (
    <div className={styles.tools}>
      <a className={styles.tool} href={paths.cart}>
        <Icon path={icons.cart} />
        <span>购物车</span>
        <CartCount />
      </a>
      <a className={`btn btn--primary btn--small ${styles.login}`} href={paths.login}>
        登录
      </a>
      <a
        className={`${styles.tool} ${styles.gear}`}
        href={boardOf(account.roles)}
        title="管理后台"
        aria-label="管理后台"
      >
        <Icon path={icons.gear} />
      </a>
      <a className={`${styles.tool} ${styles.learner}`} href={paths.myCourse} title="学习中心">
        <Icon path={icons.user} />
        <span className={styles.name}>{account.userName}</span>
      </a>
      <span className={`${styles.name} ${styles.staff}`}>{account.userName}</span>
      <button type="button" className={`${styles.tool} ${styles.leave}`} onClick={signOut} title="退出">
        <Icon path={icons.leave} />
        <span>退出</span>
      </button>
    </div>
  )
}

async function signOut() {
  if (await confirmAction('确定要退出吗?', { title: '退出登录', yes: '退出登录' })) await logOut()
}

const phone = '(max-width: 767px)'
/** Pixels: shorter moves are a trembling thumb. */
const minScrollPixels = 12

/**
 * On a phone the header slides out while the user scrolls down and returns on the first scroll up.
 * @returns stops it
 */
function hideHeaderOnScroll(root = document.documentElement): () => void {
  let before = scrollY
  const follow = () => {
    if (Math.abs(scrollY - before) < minScrollPixels) return
    const isUnreachable = scrollY > before && scrollY > 200 && matchMedia(phone).matches
    root.toggleAttribute('data-header-away', isUnreachable)
    before = scrollY
  }
  const show = () => root.removeAttribute('data-header-away')
  addEventListener('scroll', follow, { passive: true })
  document.querySelector('header.site')?.addEventListener('focusin', show)
  return () => {
    removeEventListener('scroll', follow)
    document.querySelector('header.site')?.removeEventListener('focusin', show)
    show()
  }
}
