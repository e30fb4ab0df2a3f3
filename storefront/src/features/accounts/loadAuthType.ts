import { api } from '~/lib/http/server'
import { isLearnerLogin, type LearnerLogin } from './fields'

/** Learner side section 2, login. */
export async function loadAuthType(): Promise<LearnerLogin> {
  const { authType } = await api.settings.authType.show({})
  return isLearnerLogin(authType) ? authType : 'idCard'
}
