import { localPages } from '#config/drivers'
import { readSetting } from '#settings/read_setting'
import type { AuthType } from '#settings/terms'

export default class AuthTypesController {
  /** What a page to sign in has to know: `listsPeople` where `/local/people` names made-up accounts. */
  async show() {
    return { authType: (await readSetting('authType')) as AuthType, listsPeople: localPages }
  }
}
