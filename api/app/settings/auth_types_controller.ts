import { localPages } from '#config/drivers'
import { readSetting } from '#settings/read_setting'
import type { AuthType } from '#settings/terms'

export default class AuthTypesController {
  /** Data for the sign-in page: `listsPeople` if `/local/people` lists demo accounts. */
  async show() {
    return { authType: (await readSetting('authType')) as AuthType, listsPeople: localPages }
  }
}
