import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import router from '@adonisjs/core/services/router'
import { registeredRoutes } from '#core/http/routes_table'
import { openApiDocument } from '#core/openapi/document'
import { schemaOf } from '#core/openapi/request'

interface Operation {
  responses: Record<string, { $ref?: string } | undefined>
}

/** Checks requests and responses against an OpenAPI document. */
export class ApiDocument {
  #routes = new Map(registeredRoutes(router).map((route) => [route.key, route]))
  #responses = ajv()
  #requests = ajv({ coerceTypes: 'array' })
  #requestChecks = new Map<string, ValidateFunction | null>()

  constructor(readonly document: object = openApiDocument(router)) {
    this.#responses.addSchema(document, 'api')
  }

  /** Null when the document describes this JSON response. */
  responseError(key: string, status: number, body: unknown, mediaType = 'application/json'): string | null {
    const { method, pattern } = this.#routes.get(key)!
    const path = `/paths/${escaped(pattern.replace(/:(\w+)/g, '{$1}'))}/${method.toLowerCase()}`
    const operation = at(this.document, path) as Operation
    const named = operation.responses[status]?.$ref?.slice(1)
    const place = named ?? `${path}/responses/${status}`
    const pointer = `${place}/content/${escaped(mediaType)}/schema`
    if (!at(this.document, pointer)) return `${status} is not described`
    return errorText(this.#responses.getSchema(`api#${encodeURI(pointer)}`)!, body)
  }

  /** Null when the document describes these fields. */
  requestError(key: string, fields: object): string | null {
    const check = this.#requestChecks.get(key) ?? this.#compile(key)
    return check && errorText(check, structuredClone(fields))
  }

  #compile(key: string): ValidateFunction | null {
    const schema = schemaOf(this.#routes.get(key)!.declaration!)
    const check = schema && this.#requests.compile(schema)
    this.#requestChecks.set(key, check)
    return check
  }
}

const messages = new Ajv2020()

function ajv(options: object = {}) {
  const checker = new Ajv2020({ strict: false, ...options })
  addFormats.default(checker)
  return checker
}

function errorText(check: ValidateFunction, value: unknown): string | null {
  return check(value) ? null : messages.errorsText(check.errors)
}

function at(document: object, pointer: string): unknown {
  const names = pointer.split('/').slice(1)
  return names.reduce<unknown>(
    (place, name) => (place as Record<string, unknown> | undefined)?.[name.replaceAll('~1', '/').replaceAll('~0', '~')],
    document
  )
}

const escaped = (name: string) => name.replaceAll('~', '~0').replaceAll('/', '~1')
