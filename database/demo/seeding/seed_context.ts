import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DemoAddress, DemoChannel, DemoCourse, DemoCourseType } from '../types.js'
import type { Tables } from './tables.js'

/** Functions of the product, so that demo data is priced, granted and encrypted by the same code. */
export type DemoTools = {
  /** All times are relative to it; the same value gives the same data. */
  now: Date
  hashPassword: (password: string) => Promise<string>
  encryptIdNumber: (idCard: string) => { idCardCipher: string; idCardIndex: string; idCardMasked: string }
  /** The text by which members share their hours. */
  sharing: { version: string; hash: string }
  encryptQualificationNumber: (number: string) => {
    numberCipher: string | null
    numberIndex: string | null
    numberMasked: string | null
  }
  /** The product's own quote. */
  quote: (request: DemoQuoteRequest) => DemoQuote
  /** Normalizes a text for the search. */
  fold: (text: string) => string
  /** The pinyin of a text. */
  syllables: (text: string) => string
  /** Whether one of these tags hides a course. */
  isHidden: (tags: readonly string[]) => boolean
  /** The sort key of a clause number. */
  clauseOrder: (clauseNo: string) => string
  questionName: (questionText: string) => string
  /** Grants the courses of a paid order. */
  grant: (trx: TransactionClientContract, purchase: DemoPurchase) => Promise<unknown>
  /** The snapshot stored when a course is published. */
  snapshot: (trx: TransactionClientContract, courseId: number) => Promise<DemoSnapshot>
  /** Prints certificates and returns the id of the issue. The same `name` gives the same number. */
  print: (trx: TransactionClientContract, print: DemoPrint) => Promise<number>
  /** Stores a file and returns its public URL. */
  storeFile: (key: string, body: Buffer, contentType: string) => Promise<string>
}

export type DemoPrint = { userId: number; certificateIds: number[]; at: Date; name: string }

/** Its keys are the product's own. */
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

/** The part of the product's quote that is stored in columns; the order has all of it as JSON. */
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

/** A user's hours in one course, before any upload. */
export type StudyRecord = {
  id: number
  userId: number
  courseId: number
  certificateId: number
  totalSeconds: number
  chapters: { chapterId: number; seconds: number }[]
  lastAt: Date
}

/** Shared state of the seeder's steps. */
export type SeedContext = {
  tables: Tables
  tools: DemoTools
  adminId: number
  people: Map<string, SeededPerson>
  channels: Map<string, DemoChannel & { id: number }>
  courses: Map<string, SeededCourse>
  paidOrders: SeededOrder[]
  /** By user and course. */
  eduLogs: Map<string, number>
  /** By study record. */
  records: Map<number, StudyRecord>
  /** By user, subject and required or elective. */
  certificates: Map<string, number>
}
