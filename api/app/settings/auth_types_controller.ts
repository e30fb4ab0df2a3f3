import { readSetting } from '#settings/param'
import type { AuthType } from '#settings/terms'

export default class AuthTypesController {
  async show() {
    return { authType: (await readSetting('authType')) as AuthType }
  }
}
