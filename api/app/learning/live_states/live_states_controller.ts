import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { userOrNull } from '#core/current_user'
import { LiveState } from '#learning/live_states/live_state'

@inject()
export default class LiveStatesController {
  constructor(protected liveState: LiveState) {}

  async show(ctx: HttpContext) {
    return this.liveState.execute(userOrNull(ctx), ctx.params.id)
  }
}
