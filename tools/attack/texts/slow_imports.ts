import { finding, type Attack } from '../attack.js'
import type { Target } from '../../local_client/target.js'
import { emptyRows, sheet } from '../../../api/tests/raw_workbook.js'

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** The limit for another user's call during the import, on a busy machine. */
const maxWaitMs = 500

const essay = (text: string) =>
  Buffer.from(
    `<quiz><question type="essay"><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext></question></quiz>`
  )
const farCell = '<row r="2"><c r="ZZZZZZZ2"><v>1</v></c></row>'
const files: [tried: string, type: string, file: Uint8Array][] = [
  ['a question of opening formula delimiters', 'application/xml', essay('\\('.repeat(60_000))],
  ['a question of opening block delimiters', 'application/xml', essay('\\[ '.repeat(60_000))],
  ['a question of unclosed formulas', 'application/xml', essay('<span data-formula="x">'.repeat(20_000))],
  ['a workbook of six million empty rows', xlsx, emptyRows(6_000_000)],
  ['a workbook with a cell outside of any sheet', xlsx, sheet(farCell)],
]

export const slowImports: Attack = {
  promises: 'T212',
  title: 'Question files that block the server',
  async run(target) {
    // Other attacks have used up the first teacher's rate limit.
    const token = await target.tokenOf(target.staff('teacher', 1))
    const name = { questionBankName: '用于检查的题库，可以删除' }
    const bank = (await target.post('/api/admin/question-banks', name, { token })).body
    const path = `/api/admin/question-banks/${bank.questionBankId}`
    const rows = []
    for (const [tried, type, file] of files) {
      const raw = Buffer.from(file)
      const headers = { 'content-type': type, 'content-length': String(raw.length) }
      const sent = target.call('POST', `${path}/import-previews`, { token, raw, headers })
      const waited = await maxWait(target, sent)
      const { status, ms, text } = await sent
      const seen = `${status} in ${Math.round(ms)} ms, others waited ${Math.round(waited)} ms: ${text.slice(0, 120)}`
      rows.push(finding(tried, status === 200 && waited < maxWaitMs, seen))
    }
    const pasted = `1. 题\nA. ${' '.repeat(290_000)}x`
    const sent = target.post(`${path}/import-previews`, { pasted }, { token })
    const waited = await maxWait(target, sent)
    const seen = `${(await sent).status}, others waited ${Math.round(waited)} ms`
    rows.push(finding('pasted spaces', waited < maxWaitMs, seen))
    await target.call('DELETE', path, { token })
    return rows
  },
}

/** The longest waiting time of another user until this call was answered. */
async function maxWait(target: Target, sent: Promise<unknown>): Promise<number> {
  let [longest, done] = [0, false]
  void sent.finally(() => (done = true))
  while (!done) longest = Math.max(longest, (await target.get('/health/live')).ms)
  return longest
}
