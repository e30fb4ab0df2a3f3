import app from '@adonisjs/core/services/app'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { AvatarRetentionDays, pruneAvatars } from '#accounts/prune_avatars'
import PruneUploadsJob from '#catalogue/chapters/prune_uploads_job'
import { now, toStored } from '#core/time'
import type LocalStorage from '#drivers/storage/local_storage'
import { createUser } from '#tests/factories/accounts'
import { saveProfile } from './profile_requests.js'
import { storeOnDisk } from '#tests/factories/store_on_disk'

const long = AvatarRetentionDays + 1
let storage: LocalStorage
let made = 0

/** A picture uploaded the given number of days ago. @returns its key */
async function uploaded(ownerId: number, days: number, category = 'avatar'): Promise<string> {
  const key = `${category}/202601/${ownerId}/${String(++made).padStart(20, 'x')}.png`
  await storage.put(key, Buffer.from('picture'))
  await db
    .table('stored_files')
    .insert({
      key,
      category,
      owner_id: ownerId,
      bytes: 7,
      mime: 'image/png',
      created_at: toStored(now().minus({ days })),
    })
  return key
}
const use = (id: number, key: string) =>
  db
    .from('users')
    .where('id', id)
    .update({ avatar_url: storage.publicUrl(key) })

test.group('Old avatars', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => {
    const store = await storeOnDisk()
    storage = store.storage
    return store.removeStore
  })

  test('replaced and abandoned avatars are deleted, used ones stay', async ({ assert }) => {
    const { user } = await createUser()
    const other = await createUser()
    const [replaced, mine, fresh] = [
      await uploaded(user.id, long),
      await uploaded(user.id, long),
      await uploaded(user.id, long - 2),
    ]
    const usedByOther = await uploaded(user.id, long)
    const cover = await uploaded(user.id, long, 'image/cover')
    await use(user.id, mine)
    await use(other.user.id, usedByOther)

    assert.equal(await pruneAvatars(storage), 1)

    assert.isNull(await storage.head(replaced))
    assert.isNull(await db.from('stored_files').where('key', replaced).first())
    for (const key of [mine, fresh, usedByOther, cover]) {
      assert.isNotNull(await storage.head(key), key)
      assert.isNotNull(await db.from('stored_files').where('key', key).first(), key)
    }
    assert.equal(await pruneAvatars(storage), 0)
  })

  test('old avatars are deleted even behind many used ones', async ({ assert }) => {
    const { user } = await createUser()
    const used = await uploaded(user.id, long)
    await use(user.id, used)
    for (let count = 0; count < 205; count++) await uploaded(user.id, long)

    assert.equal(await pruneAvatars(storage), 205)
    assert.isNotNull(await storage.head(used))
  })

  test('the job deletes old avatars', async ({ assert }) => {
    const { user } = await createUser()
    const key = await uploaded(user.id, long)

    await (await app.container.make(PruneUploadsJob)).execute()

    assert.isNull(await storage.head(key))
  })

  test('a deleted avatar cannot be used', async ({ client, assert }) => {
    const { user, token } = await createUser()
    const key = await uploaded(user.id, long)
    await db.from('stored_files').where('key', key).delete()

    const answer = await saveProfile(client, token, { avatarUrl: storage.publicUrl(key) })

    assert.equal(answer.body().errors[0].field, 'avatarUrl')
    assert.isNull((await db.from('users').where('id', user.id).first()).avatar_url)
  })
})
