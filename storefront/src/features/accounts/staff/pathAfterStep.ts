import { boardOf } from '~/lib/paths'
import { safeBoardGoback, safeStaffGoback } from '~/features/accounts/goback'

interface SignedInStaff {
  userRole: readonly string[]
  mustChangePassword: boolean
  mustEnrolSecondFactor: boolean
}

/** Back to the requested page. The back office itself asks for a password or second factor that is due. */
export function pathAfterStep(user: SignedInStaff, goback: string | null): string {
  const isDue = user.mustChangePassword || user.mustEnrolSecondFactor
  return (isDue ? safeBoardGoback(goback) : safeStaffGoback(goback)) ?? boardOf(user.userRole)
}
