import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { seedDemo, type DemoPurchase } from '@zhuxue/database/demo/seeder'
import { hashPassword } from '#accounts/passwords/password'
import { encryptIdNumber } from '#accounts/personal_data/id_card'
import { sharingHash } from '#organisations/share_hours'
import { SharingVersion } from '#organisations/terms'
import { encryptQualificationNumber } from '#certificates/qualifications/number'
import { snapshotOf } from '#catalogue/publications/snapshot'
import { normalizeForSearch } from '#catalogue/synonyms/normalize'
import { syllablesOf } from '#catalogue/synonyms/syllables'
import { isHidden } from '#catalogue/terms'
import { quote } from '#commerce/pricing/quote'
import { now } from '#core/time'
import type { Trx } from '#core/transaction'
import { ObjectStorage } from '#drivers/storage/object_storage'
import { clauseOrder } from '#exams/clauses/clause_order'
import { questionNameOf } from '#exams/questions/check_question'
import { grantCourses } from '#learning/entitlements/grant_courses'
import { printDemoCertificate } from '#start/demo_prints'
import { importDemoPayments } from '#start/demo_payments'
import { closeDemoStatements } from '#start/demo_statements'
import { importDemoUploads } from '#start/demo_uploads'

export async function loadDemo(): Promise<void> {
  const storage = await app.container.make(ObjectStorage)

  await seedDemo(db.connection(), {
    now: now().toJSDate(),
    hashPassword,
    encryptIdNumber,
    encryptQualificationNumber,
    sharing: { version: SharingVersion, hash: sharingHash },
    quote,
    fold: normalizeForSearch,
    syllables: syllablesOf,
    isHidden,
    clauseOrder,
    questionName: questionNameOf,
    grant: (trx, purchase) => grantCourses(trx as Trx, toPaidPurchase(purchase)),
    snapshot: (trx, courseId) => snapshotOf(trx as Trx, courseId),
    print: (trx, print) =>
      printDemoCertificate(trx as Trx, print, async (key, body) => {
        if (!(await storage.head(key))) await storage.put(key, body, 'application/pdf')
      }),
    async storeFile(key, body, contentType) {
      // An interrupted run may have stored the files already.
      if (!(await storage.head(key))) await storage.put(key, body, contentType)
      return storage.publicUrl(key)
    },
  })
  await importDemoPayments()
  await importDemoUploads()
  await closeDemoStatements()
}

function toPaidPurchase({ order }: DemoPurchase) {
  return { order: { ...order, paidAt: DateTime.fromJSDate(order.paidAt, { zone: 'utc' }) } }
}
