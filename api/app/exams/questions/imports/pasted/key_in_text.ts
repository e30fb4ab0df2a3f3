import { normalizeWidth } from '#core/shared_rules'
import { isSameKey } from '#exams/questions/imports/pasted/paper_keys'
import type { KeyedRow } from '#exams/questions/imports/pasted/read_paper_keys'
import { keyLetters } from '#exams/questions/imports/vocabulary'
import { importWarnings, type ImportColumn } from '#exams/questions/terms'

const letters = /\(\s{0,10}([A-E][A-E、,/ ]{0,12})\)/g
const judgement = /\(\s{0,10}(√|×|✓|✗|对|错|正确|错误)\s{0,10}\)[。.]?$/

/** `应不少于（ B ）天`: the key is taken, and the brackets are left empty so that nobody reads it there. */
export function keyFromText({ cells, notes }: KeyedRow): void {
  const text = normalizeWidth(cells.questionText)
  const found = cells.A ? [...text.matchAll(letters)] : [judgement.exec(text)].filter((one) => one !== null)
  if (found.length !== 1) return
  const { 0: whole, 1: sign, index } = found[0]!
  const key = sign!.trim()
  if (cells.A && !keyLetters(key)?.every((letter) => cells[letter as ImportColumn])) return
  if (cells.answer && !isSameKey(cells.answer, key)) {
    notes.push(importWarnings.otherKeyInText(key))
    return
  }
  cells.answer ||= key
  cells.questionText = `${cells.questionText.slice(0, index)}（  ）${cells.questionText.slice(index + whole.length).replace(/^[。.]$/, '。')}`
  notes.push(importWarnings.keyInText(key))
}
