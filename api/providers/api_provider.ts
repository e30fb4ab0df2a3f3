import { HttpContext } from '@adonisjs/core/http'
import { BaseSerializer } from '@adonisjs/core/transformers'
import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Turns `{ user: UserTransformer.transform(user), total }` into plain data with its types. There is no
 * wrapping here: the envelope is put on by `core/declaration.ts`.
 */
class ApiSerializer extends BaseSerializer<{ Wrap: undefined }> {
  wrap: undefined

  definePaginationMetaData(metaData: unknown) {
    return metaData as Record<string, unknown>
  }
}

const serializer = new ApiSerializer()

declare module '@adonisjs/core/http' {
  interface HttpContext {
    serialize: ApiSerializer['serialize']
  }
}

export default class ApiProvider {
  constructor(protected app: ApplicationService) {}

  register() {
    HttpContext.instanceProperty(
      'serialize',
      serializer.serialize.bind(serializer) as ApiSerializer['serialize']
    )
  }
}
