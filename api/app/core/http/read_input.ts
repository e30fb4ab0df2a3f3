import BodyParserMiddleware from '@adonisjs/core/bodyparser_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import bodyParserConfig from '#config/bodyparser'
import { admitJson, admitTexts } from '#core/http/admit_values'
import { NotFound, UserError, HttpError } from '#core/errors'
import { statusMessages } from '#core/http/status_messages'

/** Maximum size of JSON, in kilobytes. A route that needs more declares it. */
export const UsualBodyKb = 64

interface BodyOptions {
  bodyKb?: number
  bareList?: string
}

const parsers = new Map<number, BodyParserMiddleware>()

/**
 * Reads body, query and path after rate limit and role, so that unauthorized clients cost nothing before
 * (docs/threats.md T199). Files that are a body stay unread, for their routes.
 * @throws HttpError for input that no parser may see; UserError at the field of a text that cannot be stored
 */
export async function readInput(ctx: HttpContext, { bodyKb = UsualBodyKb, bareList }: BodyOptions = {}): Promise<void> {
  const { request, params } = ctx
  admitParams(params)
  const query = request.qs()
  if (Object.keys(query).length) request.updateQs(admitTexts(query))
  if (!request.hasBody()) return
  await readBody(ctx, bodyKb)
  const body: unknown = request.body()
  if (bareList && Array.isArray(body)) request.updateBody({ [bareList]: body })
}

async function readBody(ctx: HttpContext, bodyKb: number): Promise<void> {
  const { request } = ctx
  if ((request.header('content-encoding') ?? 'identity').toLowerCase() !== 'identity') {
    throw requestError(415)
  }
  // The framework would copy the body a second time, for `request.original()`, which is unused.
  request.setInitialBody = (body) => request.updateBody(body)
  await parserOf(bodyKb).handle(ctx, async () => {})
  const isJson = request.is(['json', '+json'])
  request.updateBody(admitTexts(isJson ? parsed(request.raw() ?? '') : request.body()))
}

/** No row has such a key. @throws NotFound */
function admitParams(params: Record<string, unknown>): void {
  try {
    admitTexts(params)
  } catch (error) {
    throw error instanceof UserError ? new NotFound() : error
  }
}

/** JSON arrives as text (config/bodyparser.ts), so that it can be measured before it is parsed. */
function parsed(text: string): Record<string, unknown> {
  if (!text) return {}
  admitJson(text)
  try {
    const value: unknown = JSON.parse(text)
    if (value instanceof Object) return value as Record<string, unknown>
  } catch {
    throw requestError(400)
  }
  throw requestError(422)
}

function parserOf(bodyKb: number): BodyParserMiddleware {
  const parser = parsers.get(bodyKb) ?? new BodyParserMiddleware(withLimit(bodyKb))
  parsers.set(bodyKb, parser)
  return parser
}

const withLimit = (bodyKb: number) => ({ ...bodyParserConfig, raw: { ...bodyParserConfig.raw, limit: `${bodyKb}kb` } })

function requestError(status: 400 | 415 | 422): HttpError {
  return new HttpError(statusMessages[status], { status, code: 'E_BODY_REFUSED' })
}
