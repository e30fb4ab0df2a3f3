import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { makeWellFormed } from '#core/well_formed'

/** Behind the body parser and before every route, so that no validator or controller can forget it. */
export default class WellFormedTextMiddleware {
  handle({ request, params }: HttpContext, next: NextFn) {
    request.updateBody(makeWellFormed(request.body()))
    request.updateQs(makeWellFormed(request.qs()))
    makeWellFormed(params)
    return next()
  }
}
