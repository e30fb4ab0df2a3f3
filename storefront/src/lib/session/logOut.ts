import { loadApi } from '~/lib/http/loadApi'
import { paths } from '~/lib/paths'
import { endSession } from './session'

/** The session in this browser is cleared whatever the server answers. */
export async function logOut(): Promise<void> {
  await loadApi()
    .then(({ api }) => api.accounts.sessions.destroy({}))
    .catch(() => undefined)
  await endSession()
  window.location.assign(paths.home)
}
