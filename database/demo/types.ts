/**
 * Types of the demo content. Everything in this folder is plain data without database, clock or randomness, so that two
 * seeded machines have the same academy.
 *
 * Money is in yuan; the seeder converts it to fen.
 */

/** 1 online course, 2 Q&A, 3 book, 4 teaching material, 5 further education, 6 live, 7 notice. */
export type DemoCourseType = 1 | 2 | 3 | 4 | 5 | 6 | 7

export type DemoCourseStatus = 'unpublish' | 'auditing' | 'published'

/** Building, municipal, water, mechanical-electrical, highway, mining. */
export type DemoSubject = 'jzgc' | 'szgc' | 'slsd' | 'jdgc' | 'glgc' | 'kygc'

export type DemoTag = 'Package' | 'MainCert' | 'AdditionalCert' | 'nopublish' | 'freecourse' | 'hide' | 'free'

export type DemoClip =
  | 'site-safety'
  | 'rebar'
  | 'concrete'
  | 'drawing'
  | 'costing'
  | 'excavation'
  | 'live-replay'
  | 'welcome'

export type DemoHandoutKey = 'guide' | 'formula-sheet' | 'case-set' | 'exam-syllabus'

export type DemoRuleCode = '01' | '02' | '03' | '04' | '05' | '06'

export type DemoRule = {
  ruleCode: DemoRuleCode
  /** The discounted unit price; rule 06 has none, its tiers are fixed. */
  priceYuan?: number
}

export type DemoChapter = {
  /** 2 to 50 characters. */
  title: string
  /** Credit minutes with one decimal, at most 100; 0 for none and for a chapter with children. */
  minutes: number
  clip?: DemoClip
  status: 'unpublish' | 'pubprac' | 'published'
  handout?: DemoHandoutKey
  children?: DemoChapter[]
}

export type DemoCourse = {
  /** Stable key inside the demo content; never shown. */
  key: string
  courseType: DemoCourseType
  courseName: string
  courseStatus: DemoCourseStatus
  /** The login name of a teacher. */
  teacher: string | null
  priceYuan: number
  originalPriceYuan: number
  /** Types 3 and 4 only. */
  freightYuan?: number
  /** Total credit minutes; equals the sum over the chapters. Type 5 always has it. */
  courseMinutes?: number
  certSubject?: DemoSubject
  requiredCourse?: boolean
  tags: DemoTag[]
  hot: boolean
  /** Shown in the carousel of the home page. */
  recommended: boolean
  /** Display order: the greater number comes first. */
  order: number
  orderCount: number
  publishedDaysAgo: number
  liveStatus?: 'unstarted' | 'started' | 'completed'
  /** Days from now and the hour in Beijing; a running class started at the last full hour, whatever is given. */
  live?: { inDays: number; at: string; minutes: number }
  teachingType?: string
  teachingAddr?: string
  /** Rich text made of p, h3, ul, ol, li, strong and table only. */
  description: string
  /** The key of the textbook that goes with the course. */
  relatedCourse?: string
  /** Variants, or the contents when the course has the tag Package. */
  models?: { course: string; name: string }[]
  rules?: DemoRule[]
  chapters: DemoChapter[]
}

export type DemoRole = 'user' | 'admin' | 'teacher' | 'channel' | 'auditor'

export type DemoAddress = {
  name: string
  telephone: string
  /** Division codes: province, city, area. */
  region: [string, string, string]
  /** Names in the same order. */
  regionNames: [string, string, string]
  /** 3 to 40 characters. */
  address: string
  defaultAddr: boolean
}

export type DemoChannel = {
  kind: 'general' | 'internal' | 'school'
  /** Six of A-Z and 2-9 without I and O. */
  exclusiveCode: string
  /** Multiplier in basis points: 9500 is 95 % of the price. */
  discountBp: number
}

export type DemoPerson = {
  role: DemoRole
  /** Learners sign in with their phone number as login name, or with their ID number. */
  loginName: string
  passwd: string
  userName: string
  telephone: string
  /** Null for staff and for a few learners with an incomplete profile. */
  idCard: string | null
  /** Name and ID number are verified and locked (userStatus 2). */
  confirmed: boolean
  /** An account that the demo guide lists. */
  listed: boolean
  addresses: DemoAddress[]
  channel?: DemoChannel
}

export type DemoOrder = {
  /** The login name of a learner. */
  buyer: string
  orderType: 'single' | 'package'
  state: 'paying' | 'paid' | 'closed'
  closeReason: 'cancelled' | 'expired' | null
  items: { course: string; count: number }[]
  /** The promo code of a channel. */
  code: string | null
  /** Index into the buyer's addresses; null when nothing is shipped. */
  address: number | null
  createdAt: Date
  paidAt: Date | null
  closedAt: Date | null
  shipment: { trackingNo: string; deliveredAt: Date } | null
}

export type DemoHandout = {
  key: DemoHandoutKey
  title: string
  /** The name a learner sees when downloading. */
  fileName: string
  sections: { heading: string; paragraphs: string[]; rows?: string[][] }[]
}
