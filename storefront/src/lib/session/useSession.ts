import { useStore } from '~/lib/useStore'
import { session, type Session } from './session'

const noSession: Session = { token: '', userName: '', roles: [] }

/** No session while hydrating, because the server rendered without one. */
export function useSession(): Session {
  return useStore(session, noSession)
}
