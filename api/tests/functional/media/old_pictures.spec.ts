import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import PrunePicturesJob from '#catalogue/prune_pictures_job'
import { now, toStored } from '#core/time'
import type LocalStorage from '#drivers/storage/local_storage'
import { PictureRetentionDays, prunePictures } from '#media/prune_pictures'
import { createUser } from '#tests/factories/accounts'
import { course } from '#tests/factories/catalogue'
import { storeOnDisk } from '#tests/factories/store_on_disk'

const long = PictureRetentionDays + 1
let storage: LocalStorage
let made = 0

/** A picture uploaded the given number of days ago. @returns its key */
async function uploaded(category: string, days = long): Promise<string> {
  const key = `${category}/202601/7/${String(++made).padStart(20, 'x')}.png`
  await storage.put(key, Buffer.from('picture'))
  await db
    .table('stored_files')
    .insert({
      key,
      category,
      owner_id: (await createUser()).user.id,
      bytes: 7,
      mime: 'image/png',
      created_at: toStored(now().minus({ days })),
    })
  return key
}

/** Pictures referenced in each possible way, except from a single file. */
async function usedPictures() {
  const [cover, inText, shared, published, setting, question] = [
    await uploaded('image/cover'),
    await uploaded('image/editor'),
    await uploaded('image/editor'),
    await uploaded('image/editor'),
    await uploaded('image/param'),
    await uploaded('image/editor'),
  ]
  const image = (key: string) => `<p>图<img src="${storage.publicUrl(key)}"></p>`
  const courseId = await course({ name: '造价' })
  await db
    .from('courses')
    .where('id', courseId)
    .update({ cover_url: storage.publicUrl(cover), course_description: image(inText) + image(shared) })
  await db
    .table('course_publications')
    .insert({
      course_id: courseId,
      published_at: toStored(now()),
      snapshot: JSON.stringify({ course: { courseDescription: image(published) } }),
    })
  await db.table('params').insert({ name: 'pictureOfATest', value: storage.publicUrl(setting), public: true })
  const created = { created_at: toStored(now()) }
  const [bank] = await db.table('question_banks').insert({ question_bank_name: '题库', ...created })
  const [id] = await db.table('questions').insert({ question_bank_id: bank, question_no: 1, ...created })
  await db
    .table('question_versions')
    .insert({
      question_id: id,
      version: 1,
      question_type: 'single',
      question_name: '题',
      ...created,
      question_text: image(question),
      choices: '[]',
      question_keys: 'A',
      score_tenths: 10,
    })
  return [cover, inText, shared, published, setting, question]
}

test.group('Old pictures', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const store = await storeOnDisk()
    storage = store.storage
    return store.removeStore
  })

  test('unreferenced pictures are deleted, referenced ones stay', async ({ assert }) => {
    const used = await usedPictures()
    const fresh = await uploaded('image/cover', PictureRetentionDays - 1)
    const abandoned = [await uploaded('image/cover'), await uploaded('image/editor'), await uploaded('image/param')]

    assert.equal(await prunePictures(storage), abandoned.length)
    for (const key of abandoned) {
      assert.isNull(await storage.head(key), key)
      assert.isNull(await db.from('stored_files').where('key', key).first(), key)
    }
    for (const key of [...used, fresh]) {
      assert.isNotNull(await storage.head(key), key)
      assert.isNotNull(await db.from('stored_files').where('key', key).first(), key)
    }
    assert.equal(await prunePictures(storage), 0)
  })

  test('the job deletes a picture removed from its text', async ({ assert }) => {
    const [cover, inText] = await usedPictures()
    await db.from('courses').update({ course_description: '' })
    await (await app.container.make(PrunePicturesJob)).execute()

    assert.isNull(await storage.head(inText))
    assert.isNotNull(await storage.head(cover))
  })
})
