import { now, toWireTime } from '#core/time'
import { zip, type FileDigest, type ZippedFile } from '#core/zip'
import { evidenceTables } from '#learning/evidence/evidence_rows'
import type { EvidenceSubject } from '#learning/evidence/evidence_subject'
import { ManifestName } from '#learning/evidence/manifest'
import { summaryPdf } from '#learning/evidence/summary_pdf'
import { xapiStatements } from '#learning/evidence/xapi_statements'

/** A user's complete study data of one course as a ZIP, streamed while it is read. */
export function evidenceBundle(
  subject: EvidenceSubject,
  { reason, by }: { reason: string; by: string }
): AsyncGenerator<Uint8Array> {
  const createdTime = toWireTime(now())
  return zip(filesOf(subject, reason), (files: FileDigest[]) => ({
    name: ManifestName,
    text: JSON.stringify(
      { format: 'zhuxue-evidence-2', createdTime, timeZone: 'Asia/Shanghai', by, reason, files },
      null,
      2
    ),
  }))
}

async function* filesOf(subject: EvidenceSubject, reason: string): AsyncGenerator<ZippedFile> {
  const tables = evidenceTables(subject)
  yield { name: 'record.json', parts: [encoded(JSON.stringify(subject, null, 2))] }
  for (const [name, rows] of Object.entries(tables)) {
    yield { name: `${name}.json`, parts: jsonList(rows()) }
  }
  yield { name: 'xapi_statements.json', parts: jsonList(xapiStatements(subject, tables)) }
  yield { name: 'summary.pdf', parts: [await summaryPdf(subject, tables, reason)] }
}

const linesAtOnce = 200

/** A JSON array with one element per line. */
async function* jsonList(rows: AsyncIterable<object>): AsyncGenerator<Uint8Array> {
  let lines: string[] = []
  let separator = '[\n'
  for await (const row of rows) {
    lines.push(separator + JSON.stringify(row))
    separator = ',\n'
    if (lines.length < linesAtOnce) continue
    yield encoded(lines.join(''))
    lines = []
  }
  yield encoded(`${lines.join('')}${separator === '[\n' ? '[' : '\n'}]\n`)
}

const encoded = (text: string) => new TextEncoder().encode(text)
