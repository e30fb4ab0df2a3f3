import type { IncomingMessage } from 'node:http'
import multiparty, { type Part } from '@poppinss/multiparty'

/** The one file of a form, while it arrives. */
export type FormFile = Part

/** Fields in lower case, as they stood before the file. */
export type FormFields = Record<string, string>

const limits = { maxFields: 20, maxFieldsSize: 20_000 }

/**
 * Reads a form whose fields come before its one file, as PostObject wants it, and hands the file on as
 * a stream while it arrives. Whatever is sent after an answer is known is read and thrown away, so that
 * the sender gets to read the answer.
 * @returns what `take` made of the file, or null when there was none
 */
export function readPostForm<T>(
  request: IncomingMessage,
  take: (fields: FormFields, file: Part) => Promise<T>
): Promise<T | null> {
  const form = new multiparty.Form(limits)
  const fields: FormFields = {}

  return new Promise<T | null>((resolve, reject) => {
    let taking = false
    form.on('field', (name: string, value: string) => (fields[name.toLowerCase()] ??= value))
    form.on('part', (part: Part) => {
      part.on('error', () => {})
      if (taking || part.name !== 'file') return part.resume()
      taking = true
      Promise.try(take, fields, part).then(resolve, reject)
    })
    form.on('close', () => taking || resolve(null))
    form.on('error', reject)
    form.parse(request)
  }).finally(() => {
    request.unpipe(form)
    request.resume()
  })
}
