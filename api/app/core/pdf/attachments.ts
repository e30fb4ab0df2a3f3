import { inflateSync } from 'node:zlib'

const maxBytes = 1_000_000

const maxFiles = 8
/** A dictionary is shorter; limits the search in a malicious file. */
const dictionaryBytes = 600

/** Attachments of a PDF made by this product; of other PDFs any that it finds, or none. */
export function attachmentsOf(pdf: Buffer): Buffer[] {
  const files: Buffer[] = []
  let at = pdf.indexOf('/Type /EmbeddedFile')
  while (at >= 0 && files.length < maxFiles) {
    files.push(...fileAt(pdf, at))
    at = pdf.indexOf('/Type /EmbeddedFile', at + 1)
  }
  return files
}

function fileAt(pdf: Buffer, at: number): Buffer[] {
  const [dictionary, stream] = splitAtStream(pdf.subarray(at, at + dictionaryBytes))
  const length = /\/Length (\d{1,9})\b/.exec(dictionary)
  if (!length || !stream) return []
  const start = at + stream
  const body = pdf.subarray(start, start + Number(length[1]))
  return dictionary.includes('/FlateDecode') ? inflated(body) : [body]
}

/** The dictionary and the start of its stream; 0 without a stream. */
function splitAtStream(bytes: Buffer): [string, number] {
  const text = bytes.toString('latin1')
  const found = />>\r?\nstream\r?\n/.exec(text)
  return found ? [text.slice(0, found.index), found.index + found[0].length] : [text, 0]
}

function inflated(body: Buffer): Buffer[] {
  try {
    return [inflateSync(body, { maxOutputLength: maxBytes })]
  } catch {
    return []
  }
}
