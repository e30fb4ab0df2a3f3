import type { Response } from './calls'

/**
 * Response types, derived from the API's controllers: a field that changes there fails here. Money is in yuan, course
 * time in minutes, video time in seconds, times are `yyyy-MM-dd HH:mm:ss`. Telephones and ID numbers are masked unless
 * revealed.
 */

export type Profile = Response<'GET /api/user/profile'>['user']
export type OwnSession = Response<'GET /api/user/sessions'>['sessions'][number]
export type Passkey = Response<'GET /api/user/second-factor'>['secondFactor']['passkeys'][number]
export type LoginLog = Response<'GET /api/admin/loginlogs'>['logs'][number]
export type AccountRow = Response<'GET /api/admin/users-for-page'>['users'][number]
export type PersonDetail = Response<'GET /api/admin/users/:id'>['user']
/** How many orders, courses … are retained when the user is deleted. */
export type DeletionImpact = PersonDetail['leftBehind']
/** A teacher or a channel. */
export type Member = Response<'GET /api/admin/channels/:id'>['channel']
export type Organisation = Response<'GET /api/admin/organisations'>['organisations'][number]
export type TeacherProfile = Response<'GET /api/admin/teacher-profiles'>['teacherProfiles'][number]
export type AppPackage = Response<'GET /api/admin/app-packages'>['rows'][number]
export type ServiceAccount = Response<'GET /api/admin/service-accounts'>['serviceAccounts'][number]
type WebhookEndpoints = Response<'GET /api/admin/service-accounts/:id/webhook-endpoints'>
export type WebhookEndpoint = WebhookEndpoints['webhookEndpoints'][number]
export type WebhookDelivery = Response<'GET /api/admin/webhook-endpoints/:id/deliveries'>['deliveries'][number]
export type WebhookTest = Response<'POST /api/admin/webhook-endpoints/:id/tests'>
export type ClientError = Response<'GET /api/admin/client-errors'>['clientErrors'][number]
export type LegalTextVersion = Response<'GET /api/admin/legal-texts'>['rows'][number]
export type Consent = Response<'GET /api/admin/users/:id/consents'>['rows'][number]
export type Params = Response<'GET /api/admin/params'>['params']

/** The fields of a course that only staff receive are optional in the shared type. */
type ForStaff<Row extends Response<'GET /api/public/courses'>['courses'][number]> = Row &
  Required<Pick<Row, 'coursePriceDiscount' | 'courseOrder' | 'sentBackReason' | 'submitTime' | 'lockVersion'>>
export type Course = ForStaff<Response<'GET /api/public/courses'>['courses'][number]>
export type CourseDetail = ForStaff<Response<'GET /api/public/courses/:id'>['course']>
export type CourseModel = CourseDetail['models'][number]
export type DiscountRule = CourseDetail['discountRules'][number]
export type PublicationResult = Response<'POST /api/admin/courses/publications'>['results'][number]
export type CoursePrices = Response<'GET /api/admin/courses/:id/prices'>
export type PricePreview = Response<'POST /api/admin/price-previews'>
export type Differences = Response<'GET /api/admin/courses/:id/differences'>
export type FieldDifference = Differences['fields'][number]
export type ChapterDifference = Differences['chapters'][number]
export type Chapter = Response<'GET /api/admin/courses/:id/chapters'>['chapters'][number]
export type ChapterVideo = Response<'GET /api/admin/courses/:id/chapters/:chapterId/video'>
export type PlayUrl = ChapterVideo['playUrls'][number]
export type LiveAddresses = Response<'GET /api/vod/push-url/:id'>
export type LiveState = Pick<Response<'POST /api/admin/courses/:id/live-status'>, 'liveStatus' | 'lockVersion'>

export type Certificate = Response<'GET /api/admin/users/:id/certs'>['certs'][number]
export type CourseEduLog = Response<'GET /api/user/course-edu-logs/further-edu-cert-id/:id'>['courseEduLogs'][number]
export type PushLog = Response<'GET /api/user/push-logs/course-edu-log-id/:id'>['pushLogs'][number]
export type Push = Response<'GET /api/admin/push-logs'>['pushLogs'][number]
export type RegistryDay = Response<'GET /api/admin/hour-reconciliations'>['days'][number]
export type HourReconciliation = Response<'GET /api/admin/hour-reconciliations/:day'>['reconciliation']
export type RegistryDiscrepancy = HourReconciliation['differences'][number]
export type CourseKind = Response<'GET /api/admin/courses/:id/qualification-kinds'>['kinds'][number]
export type PrintableCycle = Response<'GET /api/user/certs/print/cycles'>['cycles'][number]
export type ForeignCertificate = Response<'GET /api/admin/users/:id/certificate-issues'>['foreign'][number]
export type CertificateIssue = Response<'GET /api/admin/certificate-issues'>['issues'][number]
export type EducationCycle = Response<'GET /api/admin/education-cycles'>['cycles'][number]
export type CycleDetail = Response<'GET /api/admin/education-cycles/:id'>['cycle']
export type MovableHours = CycleDetail['movable'][number]
export type Qualification = Response<'GET /api/admin/qualifications'>['qualifications'][number]
export type QualificationKind = Response<'GET /api/admin/qualification-kinds'>['kinds'][number]
export type QualificationImport = Response<'POST /api/admin/qualification-imports/previews'>
export type LearnerImport = Response<'POST /api/admin/learner-imports/previews'>
export type ImportedLearners = Response<'POST /api/admin/learner-imports/imports'>
export type EducationRule = Response<'GET /api/admin/education-rules'>['rules'][number]
export type HourCorrection = Response<'GET /api/admin/hour-corrections'>['corrections'][number]
export type Anomaly = Response<'GET /api/admin/anomalies'>['anomalies'][number]
export type PresenceCheck = Response<'GET /api/admin/presence-checks'>['checks'][number]
export type PresencePolicy = Response<'GET /api/admin/presence-policies'>['policies'][number]
export type HourEntry = Response<'GET /api/admin/course-edu-logs/:id/ledger'>['hourEntries'][number]
export type PlaySession = HourEntry['playSessions'][number]
export type PlayHeartbeat = Response<'GET /api/admin/play-sessions/:id/beats'>['playBeats'][number]
type StudyRecords = Response<'GET /api/user/study-logs/course-edu-log-id/:id'>
export type StudyLog = StudyRecords['studyLogs'][number]
export type UnfinishedChapter = StudyRecords['unfinishedChapters'][number]

export type CloudVideo = Response<'GET /api/admin/cloud-videos'>['videoList'][number]
export type UploadSignature = Response<'GET /api/files/oss-sign'>

export type UserCourse = Response<'GET /api/admin/user-courses'>['userCourses'][number]
export type Assignment = Response<'POST /api/admin/user-courses/assign'>
export type AssignmentResult = Assignment['results'][number]
export type LiveCode = Response<'GET /api/admin/live-codes'>['liveCodes'][number]

export type Order = Response<'GET /api/orders'>['orders'][number]
export type OrderTotals = Pick<Response<'GET /api/orders'>, 'amountTotal' | 'refundTotal' | 'more'>
export type OrderDetail = Response<'GET /api/admin/orders/:orderNo'>['order']
export type OrderItem = OrderDetail['orderItems'][number]
export type OrderPayment = OrderDetail['payments'][number]
export type RevealedOrder = Response<'POST /api/admin/orders/:orderNo/reveal'>
/** The street is null until it is revealed. */
export type Address = NonNullable<OrderDetail['addr'] | RevealedOrder['addr']>
export type WalletCheck = Response<'POST /api/admin/orders/:orderNo/wallet-checks'>['answers'][number]
export type Parcel = Response<'POST /api/admin/parcels'>['parcels'][number]
export type Refund = Response<'GET /api/admin/refunds'>['refunds'][number]
export type RefundPreview = Response<'POST /api/admin/orders/:orderNo/refund-previews'>['preview']
export type RefundLine = RefundPreview['lines'][number]
export type PaymentException = Response<'GET /api/admin/payment-exceptions'>['exceptions'][number]
export type ReconciledDay = Response<'GET /api/admin/reconciliations'>['days'][number]
export type Reconciliation = Response<'GET /api/admin/reconciliations/:day'>['reconciliation']
export type BankLine = Response<'GET /api/admin/bank-lines'>['lines'][number]
export type BankTransfer = Response<'GET /api/admin/bank-transfers'>['transfers'][number]
export type StatementPreview = Response<'POST /api/admin/bank-statements/previews'>
export type StatementReport = Response<'POST /api/admin/bank-statements'>
export type ProviderReportLine = Reconciliation['lines'][number]

export type SubjectStat = Response<'GET /api/orders/statistics/subject'>['rows'][number]
export type ProductStat = Response<'GET /api/orders/statistics/subject/:s/product'>['rows'][number]
export type ProductOrder = Response<'GET /api/orders/statistics/product/:courseId/order'>['rows'][number]
export type FunnelRow = Response<'GET /api/orders/statistics/funnel'>['rows'][number]
export type PendingWorkRow = Response<'GET /api/admin/waiting'>['rows'][number]
export type ChannelStat = Response<'GET /api/admin/orders/channel-statis/:channelId/product-statis'>['rows'][number]
export type Statement = Response<'GET /api/admin/statements/:channelId'>['rows'][number]
export type StatementMonth = Statement['months'][number]
export type StatementLine = Response<'GET /api/admin/statements/:channelId/:month'>['rows'][number]

export type ImportRun = Response<'GET /api/admin/imports'>['imports'][number]
export type ImportDetail = Response<'GET /api/admin/imports/:id'>
export type ImportCounts = ImportRun['found']
export type TransferColumns = Response<'GET /api/admin/import-columns'>['objects'][number]
export type TransferColumn = TransferColumns['columns'][number]
export type OwnExport = Response<'GET /api/exports'>['rows'][number]

export type Invoice = Response<'GET /api/invoices'>['invoices'][number]
export type InvoiceDetail = Response<'GET /api/invoices/:id'>['invoice'] & Pick<Invoice, 'payerName'>
export type Comment = Response<'GET /api/comments'>['comments'][number]

export type QuestionBank = Response<'GET /api/admin/question-banks'>['questionBanks'][number]
export type ListedQuestion = Response<'GET /api/admin/question-banks/:id/questions'>['questions'][number]
export type Question = Omit<ListedQuestion, 'paperCount'>
export type SynonymGroup = Response<'GET /api/admin/synonym-groups'>['synonymGroups'][number]
export type Clause = Response<'GET /api/admin/clauses'>['clauses'][number]
export type ClauseQuestion = Response<'GET /api/admin/clauses/:id/questions'>['clauseQuestions'][number]
export type ClauseReview = Response<'GET /api/admin/clause-reviews'>['clauseReviews'][number]
export type QuestionTag = Response<'GET /api/admin/question-tags'>['tags'][number]
export type Paper = Response<'GET /api/admin/papers'>['papers'][number]
export type RuleBank = Response<'GET /api/admin/papers/:id/questions'>['ruleBanks'][number]
export type PaperQuestion = Response<'GET /api/admin/papers/:id/questions'>['paperQuestions'][number]
export type PaperPreview = Response<'GET /api/admin/papers/:id/preview'>
export type Score = Response<'GET /api/admin/papers/:id/scores'>['scores'][number]
export type PersonScore = Response<'GET /api/admin/users/:id/scores'>['scores'][number]
export type ImportPreview = Response<'POST /api/admin/question-banks/:id/import-previews'>
export type AnswerToMark = Response<'GET /api/admin/paper-answers'>['paperAnswers'][number]
export type RegradePreview = Response<'POST /api/admin/questions/:id/regrade-previews'>
export type AnalysedItem = Response<'GET /api/admin/papers/:id/item-analysis'>['items'][number]
export type CourseStudy = Response<'GET /api/admin/courses/:courseId/study-statis'>
export type StudiedChapter = CourseStudy['chapters'][number]
