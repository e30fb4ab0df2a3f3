import type { IncomingMessage } from 'node:http'
import multiparty, { type Part } from '@poppinss/multiparty'

export type FormFile = Part

/** Names in lower case. */
export type FormFields = Record<string, string>

const limits = { maxFields: 20, maxFieldsSize: 20_000 }

/**
 * Reads a form whose fields precede its one file, as PostObject requires, and streams the file to `take`. The rest of the
 * request is drained, so that the sender receives the response.
 * @returns the result of `take`, or null without a file
 */
export function readPostForm<T>(
  request: IncomingMessage,
  take: (fields: FormFields, file: Part) => Promise<T>
): Promise<T | null> {
  const form = new multiparty.Form(limits)
  const fields: FormFields = {}

  return new Promise<T | null>((resolve, reject) => {
    let hasFile = false
    form.on('field', (name: string, value: string) => (fields[name.toLowerCase()] ??= value))
    form.on('part', (part: Part) => {
      part.on('error', () => {})
      if (hasFile || part.name !== 'file') return part.resume()
      hasFile = true
      Promise.try(take, fields, part).then(resolve, reject)
    })
    form.on('close', () => hasFile || resolve(null))
    form.on('error', reject)
    form.parse(request)
  }).finally(() => {
    request.unpipe(form)
    request.resume()
  })
}
