import { api } from '~/lib/http/server'
import { isLearnerLogin, type LearnerLogin } from './fields'

/** docs/product.md 1.1 */
export async function loadAuthType(): Promise<LearnerLogin> {
  const { authType } = await api.settings.authType.show({})
  return isLearnerLogin(authType) ? authType : 'idCard'
}
