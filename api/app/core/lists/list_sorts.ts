/** The columns by which each list of the back office can be sorted, by their names on the wire. Both sides read this. */
export const listSorts = {
  'bank-lines': ['amount', 'bookedTime', 'lineState'],
  'anomalies': ['kind', 'happenedTime'],
  'answers': ['courseName', 'courseOrder', 'publishTime', 'courseStatus'],
  'articles': ['courseName', 'courseOrder', 'publishTime', 'courseStatus'],
  'certificate-issues': ['number', 'issueTime'],
  'channels': ['userName', 'loginName', 'kind', 'exclusiveCode', 'exclusiveDiscount'],
  'clauses': ['clause', 'questionCount', 'pendingCount'],
  'cloud-videos': ['title', 'createTime', 'duration', 'size'],
  'comments': ['courseName', 'commentStatus', 'createTime', 'auditTime'],
  'courses': ['courseName', 'coursePrice', 'freightPrice', 'courseOrder', 'courseStatus', 'publishTime', 'orderCount'],
  'education-cycles': ['userName', 'state', 'applyUntil', 'endsOn'],
  'hour-corrections': ['correctedTime'],
  'hour-reconciliation': ['day', 'ranTime'],
  'invoices': ['payerName', 'invoiceType', 'invoiceAmt', 'requestTime', 'invoiceStatus'],
  'login-logs': ['loginName', 'event', 'loginTime', 'loginIp'],
  'orders': ['orderId', 'orderName', 'orderAmt', 'orderStatus', 'createTime', 'paidTime'],
  'papers': ['paperName', 'courseName', 'paperType', 'createTime'],
  'payment-exceptions': ['kind', 'amount', 'paidTime', 'exceptionStatus'],
  'people': ['userName', 'orderCount', 'regTime', 'lastLoginTime'],
  'products': ['courseName', 'coursePrice', 'freightPrice', 'courseOrder', 'courseStatus', 'publishTime', 'orderCount'],
  'push-logs': ['state', 'uploadTime', 'tries'],
  'qualifications': ['userName', 'validTo', 'createTime'],
  'question-banks': ['questionBankName', 'questionCount', 'createTime'],
  'questions': ['questionNo', 'questionName', 'questionType', 'questionScore'],
  'reconciliation': ['day', 'ranTime'],
  'refunds': ['refundAmt', 'refundStatus', 'createTime', 'finishTime'],
  'scores': ['studentName', 'score', 'createTime', 'handinTime'],
  'subject-papers': ['paperName', 'createTime'],
  'synonym-groups': ['updateTime'],
  'teacher-answers': ['courseName', 'courseStatus'],
  'teacher-courses': ['courseName', 'coursePrice', 'courseStatus'],
  'teachers': ['userName', 'loginName', 'createTime'],
  'user-courses': ['courseName', 'createType', 'createTime', 'expiryDate', 'userCourseStatus'],
} as const

export type SortedList = keyof typeof listSorts
export type SortName<List extends SortedList> = (typeof listSorts)[List][number]

export const SortDirections = ['asc', 'desc'] as const
export type SortDirection = (typeof SortDirections)[number]
