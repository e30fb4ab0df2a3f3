import { DateTime } from 'luxon'
import type { DemoTools } from '@zhuxue/database/demo/seeder'
import { snapshotOf } from '#catalogue/publications/snapshot'
import { normalizeForSearch } from '#catalogue/synonyms/normalize'
import { syllablesOf } from '#catalogue/synonyms/syllables'
import { isHidden } from '#catalogue/terms'
import { maskQualificationNumber } from '#certificates/qualifications/terms'
import { quote } from '#commerce/pricing/quote'
import type { Trx } from '#core/transaction'
import { clauseOrder } from '#exams/clauses/clause_order'
import { questionNameOf } from '#exams/questions/check_question'
import { grantCourses } from '#learning/entitlements/grant_courses'
import { printDemoCertificate } from '#start/demo_prints'

/** The application's own price and entitlement functions; nothing is hashed, encrypted or stored. */
export function demoTools(now: Date): DemoTools {
  return {
    now,
    hashPassword: async (password) => `hash of ${password}`,
    encryptIdNumber: (idCard) => ({
      idCardCipher: `sealed ${idCard}`,
      idCardIndex: `index ${idCard}`,
      idCardMasked: `${idCard.slice(0, 4)}**********${idCard.slice(-4)}`,
    }),
    sharing: { version: '1', hash: 'hash' },
    encryptQualificationNumber: (number) => ({
      numberCipher: `sealed ${number}`,
      numberIndex: `index ${number}`,
      numberMasked: maskQualificationNumber(number),
    }),
    quote,
    fold: normalizeForSearch,
    syllables: syllablesOf,
    isHidden,
    clauseOrder,
    questionName: questionNameOf,
    grant: (trx, { order }) => {
      const paidAt = DateTime.fromJSDate(order.paidAt, { zone: 'utc' })
      return grantCourses(trx as Trx, { order: { ...order, paidAt } })
    },
    snapshot: (trx, courseId) => snapshotOf(trx as Trx, courseId),
    print: (trx, print) => printDemoCertificate(trx as Trx, print, async () => undefined),
    storeFile: async (key) => `/uploads/${key}`,
  }
}
