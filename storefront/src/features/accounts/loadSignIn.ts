import { api } from '~/lib/http/server'
import { isLearnerLogin, type LearnerLogin } from './fields'

export interface SignIn {
  mode: LearnerLogin
  /** Demo users are listed below the form, on local machines only. */
  listsPeople: boolean
}

/** docs/product.md 1.1 */
export async function loadSignIn(): Promise<SignIn> {
  const { authType, listsPeople } = await api.settings.authType.show({})
  return { mode: isLearnerLogin(authType) ? authType : 'idCard', listsPeople }
}
