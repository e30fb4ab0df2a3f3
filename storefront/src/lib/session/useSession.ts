import { useStore } from '~/lib/useStore'
import { session, type Session } from './session'

const nobody: Session = { token: '', userName: '', roles: [] }

/** The session for an island. While hydrating it is nobody's, because the server rendered for nobody. */
export function useSession(): Session {
  return useStore(session, nobody)
}
