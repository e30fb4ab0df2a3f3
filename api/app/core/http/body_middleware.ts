import { inject } from '@adonisjs/core'
import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { UserFacingError } from '#core/http/refusal'
import { statusMessages } from '#core/http/status_messages'

/** Rich texts with lists within lists, the deepest that people make, stay below half of it. */
const deepest = 100

/** A field of this name keeps its object from being read as a number or a text: validators would throw. */
const conversions = ['toString', 'valueOf']

/** Refuses what parser and validators fail on: compressed bodies, too deep values, fields that shadow a conversion. */
@inject()
export default class BodyMiddleware {
  constructor(protected parser: BodyParserMiddleware) {}

  handle(ctx: HttpContext, next: NextFn) {
    const { request } = ctx
    if ((request.header('content-encoding') ?? 'identity').toLowerCase() !== 'identity') {
      throw refused(415)
    }
    const setBody = request.setInitialBody.bind(request)
    request.setInitialBody = (body) => {
      if (isDeeperThan(deepest, body) || shadowsConversion(body)) throw refused(400)
      setBody(body)
    }
    return this.parser.handle(ctx, next)
  }
}

function refused(status: 400 | 415): UserFacingError {
  return new UserFacingError(statusMessages[status], { status, code: 'E_BODY_REFUSED' })
}

/** Level by level, without recursion. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value]
  for (let depth = 0; level.length; depth++) {
    if (depth > levels) return true
    level = level.flatMap((one) => (one && typeof one === 'object' ? Object.values(one) : []))
  }
  return false
}

/** For values of bounded depth. */
export function shadowsConversion(value: unknown): boolean {
  if (!value || typeof value !== 'object') return false
  return (
    conversions.some((name) => Object.hasOwn(value, name)) ||
    Object.values(value).some(shadowsConversion)
  )
}
