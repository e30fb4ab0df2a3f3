import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DemoAddress, DemoChannel, DemoCourse, DemoCourseType } from '../types.js'
import type { Tables } from './tables.js'

/** What the product lends the seeder, so that demo data is priced, granted and sealed like any other. */
export type DemoTools = {
  /** Everything is dated back from here; the same moment gives the same data. */
  now: Date
  hashPassword: (password: string) => Promise<string>
  encryptIdNumber: (idCard: string) => { idCardCipher: string; idCardIndex: string; idCardMasked: string }
  /** The product's own quote. */
  quote: (request: DemoQuoteRequest) => DemoQuote
  /** A text as the product's search compares it. */
  fold: (text: string) => string
  /** How it is read. */
  syllables: (text: string) => string
  /** Whether one of these tags hides a course. */
  isHidden: (tags: readonly string[]) => boolean
  /** What the product sorts clause numbers by. */
  clauseOrder: (clauseNo: string) => string
  /** The product's own granting of what a paid order bought. */
  grant: (trx: TransactionClientContract, purchase: DemoPurchase) => Promise<unknown>
  /** What the product keeps of a course when it is published. */
  snapshot: (trx: TransactionClientContract, courseId: number) => Promise<DemoSnapshot>
  /** The product's own printing of certificates; answers the id of the print. The same `name` gives the same number. */
  print: (trx: TransactionClientContract, print: DemoPrint) => Promise<number>
  /** Puts a file into the store and returns the address that everybody may read. */
  storeFile: (key: string, body: Buffer, contentType: string) => Promise<string>
}

export type DemoPrint = { userId: number; certificateIds: number[]; at: Date; name: string }

/** Its names are the product's own. */
export type DemoSnapshot = { course: object; chapters: object[] }

export type DemoQuoteRequest = {
  products: {
    courseId: number
    courseName: string
    courseType: DemoCourseType
    priceFen: number
    freightFen: number
    rules: { ruleCode: string; discountedPriceFen: number | null }[]
    count: number
  }[]
  returning: boolean
  channel: (DemoChannel & { id: number; code: string }) | null
}

/** The part of the product's quote that becomes columns; all of it is kept on the order. */
export type DemoQuote = {
  lines: {
    courseId: number
    courseName: string
    courseType: number
    count: number
    unitFen: number
    unitRule: string | null
    baseFen: number
    codeRule: string | null
    share06Fen: number
    amountFen: number
  }[]
  freight: { fen: number }
  wareFen: number
  amountFen: number
}

export type DemoPurchase = {
  order: Pick<SeededOrder, 'id' | 'userId' | 'orderType' | 'paidAt'>
  items: SeededOrder['items']
}

export type SeededPerson = {
  id: number
  userName: string
  telephone: string
  isLearner: boolean
  addresses: DemoAddress[]
}

export type SeededChapter = {
  id: number
  title: string
  creditSeconds: number
  videoId: string | null
  videoSeconds: number
  paperId: number | null
}

export type SeededCourse = DemoCourse & { id: number; leaves: SeededChapter[] }

export type SeededOrder = {
  id: number
  userId: number
  orderType: 'single' | 'package'
  paidAt: Date
  amountFen: number
  items: { id: number; courseId: number; courseCount: number }[]
}

/** What somebody has earned in one course, before any of it is uploaded. */
export type StudyRecord = {
  id: number
  userId: number
  courseId: number
  certificateId: number
  totalSeconds: number
  chapters: { chapterId: number; seconds: number }[]
  lastAt: Date
}

/** What the parts of the seeder tell each other. */
export type SeedContext = {
  tables: Tables
  tools: DemoTools
  adminId: number
  people: Map<string, SeededPerson>
  channels: Map<string, DemoChannel & { id: number }>
  courses: Map<string, SeededCourse>
  paidOrders: SeededOrder[]
  /** By person and course. */
  eduLogs: Map<string, number>
  /** By course education log. */
  records: Map<number, StudyRecord>
  /** By person, subject and required or elective. */
  certificates: Map<string, number>
}
