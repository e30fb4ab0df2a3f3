declare module '@poppinss/multiparty' {
  import type { IncomingMessage } from 'node:http'
  import type { PassThrough, Writable } from 'node:stream'

  export interface Part extends PassThrough {
    name?: string
    filename?: string
    headers: Record<string, string>
  }

  export class Form extends Writable {
    constructor(options: { maxFields: number; maxFieldsSize: number })
    parse(request: IncomingMessage): void
  }

  const multiparty: { Form: typeof Form }
  export default multiparty
}
