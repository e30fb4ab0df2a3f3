import { Readable } from 'node:stream'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { questionsToExport } from '#exams/questions/imports/export_bank'
import { nameOfKey } from '#exams/questions/imports/moodle/picture_name'
import { moodleHead, moodleQuestion, moodleTail, type EmbeddedFile } from '#exams/questions/imports/moodle/write_moodle'

/** A Moodle XML file that can also be imported into the same bank; streamed while it is read. */
@inject()
export class ExportMoodle {
  constructor(protected storage: ObjectStorage) {}

  async execute(ctx: HttpContext, bankId: number): Promise<{ name: string; file: Readable }> {
    const { questionBankName, questions } = await questionsToExport(ctx, bankId)
    const findFile = (address: string) => this.#findFile(address)
    async function* parts() {
      yield moodleHead(questionBankName)
      for (const question of questions) yield await moodleQuestion(question, findFile)
      yield moodleTail
    }
    return { name: questionBankName, file: Readable.from(parts()) }
  }

  async #findFile(address: string): Promise<EmbeddedFile | null> {
    const key = this.storage.keyOf(address)
    const bytes = key?.startsWith('image/') ? await this.storage.read(key) : null
    return bytes && { name: nameOfKey(key!), base64: bytes.toString('base64') }
  }
}
