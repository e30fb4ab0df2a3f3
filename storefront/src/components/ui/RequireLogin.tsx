import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState'
import { icons } from '~/components/ui/icons'
import { currentAddress } from '~/lib/currentAddress'
import { paths } from '~/lib/paths'
import { isSignedIn } from '~/lib/session/session'
import { useSession } from '~/lib/session/useSession'

/** Redirects to the login page without a session, and back here afterwards. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const account = useSession()
  if (isSignedIn(account)) return children
  return (
    <EmptyState icon={icons.user} text="登录后可以查看">
      <a className="btn btn--primary" href={paths.loginThen(currentAddress())}>
        去登录
      </a>
    </EmptyState>
  )
}
