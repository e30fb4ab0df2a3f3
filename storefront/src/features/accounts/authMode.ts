import { api } from '~/lib/http/server'
import { isLearnerLogin, type LearnerLogin } from './fields'

/** The auth type of the site decides the form of the login page (learner side section 2, login). */
export async function authMode(): Promise<LearnerLogin> {
  const { authType } = await api.settings.authType.show({})
  return isLearnerLogin(authType) ? authType : 'idCard'
}
