import app from '@adonisjs/core/services/app'
import type { TransferRow, WriteContext } from '#core/transfer/kind'
import { StorePictures, withAddresses } from '#exams/questions/imports/moodle/store_pictures'
import { findDuplicates } from '#exams/questions/imports/preview_import'
import { writeRow } from '#exams/questions/imports/write_rows'
import QuestionBank from '#exams/questions/question_bank'
import { newQuestion } from '#exams/questions/save_question'
import { placed } from '#exams/transfer/check_banks'
import type { bankColumns } from '#exams/transfer/bank_columns'
import { checkQuestions, readQuestions } from '#exams/transfer/question_file'

type Row = TransferRow<typeof bankColumns>

/** Questions whose text is in the bank already are skipped, so a repeated file adds only what is new. */
export async function writeBanks(rows: Row[], context: WriteContext): Promise<void> {
  const { trx, refuse, done } = context
  for (const row of rows) {
    const source = await readQuestions(row.values.file, context.readFile)
    if (typeof source === 'string') {
      refuse(row, { code: 'E_RULE', column: 'file', facts: { sentence: source } })
      continue
    }
    const pictures = await app.container.make(StorePictures)
    const stored = await pictures.store(
      source.rows.flatMap((one) => one.pictures),
      null
    )
    const { questions, faults } = await checkQuestions({
      ...source,
      rows: withAddresses(source.rows, stored.addresses),
    })
    const [fault] = faults
    if (fault) {
      refuse(row, { code: 'E_RULE', column: 'file', facts: { sentence: placed(row, fault.line, fault.sentence) } })
      continue
    }
    const bank = await findOrCreate(row, context)
    const known = await findDuplicates(bank.id, questions, trx)
    for (const [at, question] of questions.entries()) {
      if (!known[at]) await writeRow(trx, await newQuestion(trx, bank.id), question, null)
    }
    const skipped = known.filter(Boolean).length
    if (skipped) {
      context.note(row, { code: 'N_RULE', column: 'file', facts: { sentence: `${skipped}道题目已在题库中，已跳过` } })
    }
    done(row, bank.id)
  }
}

async function findOrCreate({ rowId, values }: Row, { trx }: WriteContext): Promise<QuestionBank> {
  const { bank_name: questionBankName, teacher: createdBy } = values
  const known = await QuestionBank.query({ client: trx })
    .whereNull('deletedAt')
    .where((query) => (rowId ? query.where('id', rowId) : query.where({ questionBankName, createdBy })))
    .forUpdate()
    .first()
  return known ?? QuestionBank.create({ questionBankName, createdBy }, { client: trx })
}
