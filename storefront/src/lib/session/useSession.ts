import { useStore } from '~/lib/useStore'
import { session, type Session } from './session'

const nobody: Session = { token: '', userName: '', roles: [] }

/** While hydrating nobody is signed in, because the server rendered for nobody. */
export function useSession(): Session {
  return useStore(session, nobody)
}
