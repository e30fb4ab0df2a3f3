import type { routes } from '@zhuxue/api/registry'

/** Response types of the API. Money is yuan, course time minutes, video time seconds. */
type Routes = typeof routes
export type ResponseOf<Name extends keyof Routes> = Routes[Name]['types']['response']
type One<T> = T extends (infer Item)[] ? Item : never

export type CourseDetail = ResponseOf<'catalogue.courses.show'>['course']
export type Course = ResponseOf<'catalogue.courses.index'>['courses'][number]
export type SearchHelp = NonNullable<ResponseOf<'catalogue.search.index'>['help']>
export type SearchHit = ResponseOf<'catalogue.search.index'>['hits'][number]
export type Model = One<CourseDetail['models']>
export type Chapter = ResponseOf<'learning.published_chapters.index'>['chapters'][number]
export type MyCourse = ResponseOf<'learning.courses.index'>['courses'][number]
export type Certificate = ResponseOf<'certificates.certificates.index'>['certs'][number]
export type VerifiedFile = ResponseOf<'certificates.public.files.store'>['file']
export type PublicCertificate = ResponseOf<'certificates.public.certificates.show'>['certificate']
export type CertificateIssue = ResponseOf<'certificates.issues.issues.index'>['issues'][number]
export type CourseEduLog = ResponseOf<'certificates.course_edu_logs.index'>['courseEduLogs'][number]
export type PushLog = ResponseOf<'certificates.uploads.index'>['pushLogs'][number]
export type StudyLog = ResponseOf<'learning.study_logs.index'>['studyLogs'][number]
export type UnfinishedChapter = ResponseOf<'learning.study_logs.index'>['unfinishedChapters'][number]
export type DayPlayTime = ResponseOf<'learning.vod.day_play_totals'>['dayPlayTimes'][number]
export type CoursePlayTime = ResponseOf<'learning.vod.course_play_totals'>['coursePlayTimes'][number]
export type HourLedger = ResponseOf<'learning.explanations.explanations.show'>
export type HourEntry = HourLedger['hourEntries'][number]
export type PlaySession = HourEntry['playSessions'][number]
export type Transcript = ResponseOf<'learning.transcript'>
export type CourseProgress = ResponseOf<'learning.courses.progress'>
export type Note = ResponseOf<'learning.notes.index'>['notes'][number]
export type PlayUrl = ResponseOf<'learning.vod.play_urls'>['playUrls'][number]
export type LegalText = ResponseOf<'accounts.legal_texts.index'>['legalTexts'][number]
export type Message = ResponseOf<'messages.index'>['rows'][number]
export type Comments = Pick<ResponseOf<'comments.index'>, 'comments' | 'total'>
export type Comment = One<Comments['comments']>
export type BridgeCall = NonNullable<ResponseOf<'commerce.payment_attempts.store'>['call']>
export type CartItem = ResponseOf<'commerce.cart_items.index'>['cartItems'][number]
export type Quote = ResponseOf<'commerce.quotes.store'>
export type Product = { courseId: number; courseCount: number; withBook?: boolean }
/** A course that cannot be bought, or only the textbook of one. */
export type Unavailable = { courseId?: number; bookOf?: number; reason: string }
export type VisitorCartItem = ResponseOf<'commerce.visitor_cart.index'>['cartItems'][number]
export type Order = ResponseOf<'commerce.orders.index'>['orders'][number]
export type OrderDetail = ResponseOf<'commerce.orders.show'>['order']
export type OrderLines = ResponseOf<'commerce.order_items.index'>
export type OrderLine = OrderLines['orderItems'][number]
export type Seats = ResponseOf<'commerce.seats.index'>
export type Seat = Seats['assignedUsers'][number]
export type Centre = ResponseOf<'commerce.centres.show'>
export type CentrePerson = Centre['people'][number]
export type CentreLine = Centre['lines'][number]
export type Reminding = ResponseOf<'commerce.reminders.store'>
export type Assignment = ResponseOf<'commerce.seats.store'>
export type Invoice = ResponseOf<'invoices.invoices.index'>['invoices'][number]
export type InvoiceDetail = ResponseOf<'invoices.invoices.show'>['invoice']
export type OrderToInvoice = ResponseOf<'invoices.order_invoices.show'>['order']
export type Address = ResponseOf<'accounts.addresses.index'>['addresses'][number]
export type Area = ResponseOf<'accounts.regions.index'>['areas'][number]
