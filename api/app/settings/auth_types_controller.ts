import { setting } from '#settings/param'
import type { AuthType } from '#settings/terms'

/** Which form a learner signs in with. */
export default class AuthTypesController {
  async show() {
    return { authType: (await setting('authType')) as AuthType }
  }
}
