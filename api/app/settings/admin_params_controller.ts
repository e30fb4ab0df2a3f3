import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { rejectUnknownFields } from '#core/forms/known_fields'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { allSettings } from '#settings/read_setting'
import { saveParams } from '#settings/save_params'
import { messages } from '#settings/terms'
import { paramsFormValidator } from '#settings/validators'

@inject()
export default class ParamsController {
  constructor(protected storage: ObjectStorage) {}

  async index() {
    return { params: await allSettings() }
  }

  async store(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(paramsFormValidator)
    rejectUnknownFields(ctx, paramsFormValidator)
    await saveParams(ctx, form, this.storage)
    return { msg: messages.saved }
  }
}
