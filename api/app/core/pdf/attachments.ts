import { inflateSync } from 'node:zlib'

const mostBytes = 1_000_000

/** The files attached to a PDF that this product made; of a PDF by others what it finds, or nothing. */
export function attachmentsOf(pdf: Buffer): Buffer[] {
  const text = pdf.toString('latin1')
  const objects = text.matchAll(
    /\/Type \/EmbeddedFile\b[^]*?\/Length (\d{1,9})\b[^]*?>>\r?\nstream\r?\n/g
  )
  return [...objects].flatMap((found) => {
    const start = found.index + found[0].length
    const body = pdf.subarray(start, start + Number(found[1]))
    return found[0].includes('/FlateDecode') ? inflated(body) : [body]
  })
}

function inflated(body: Buffer): Buffer[] {
  try {
    return [inflateSync(body, { maxOutputLength: mostBytes })]
  } catch {
    return []
  }
}
