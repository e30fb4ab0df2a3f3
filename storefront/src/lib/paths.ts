/** docs/product.md 19.1. Pages and islands build no URLs themselves. */
export const paths = {
  home: '/index',
  courses: '/index/courses',
  live: '/index/live',
  freeCourses: '/index/free-courses',
  answers: '/index/answers',
  books: '/index/books',
  products: '/index/products',
  materials: '/index/furtheredu',
  articles: '/index/articles',
  contact: '/index/contact',
  developers: '/developers',
  help: '/index/help',
  notices: '/index/articles/rss.xml',
  search: '/index/search',
  practice: '/index/practice',
  wrongQuestions: '/index/user-error-questions',
  subjectPapers: '/index/subject-papers',
  app: '/app-download',
  furtherEduEntries: '/index/further-edu-train-entries',
  furtherEduCourses: '/index/further-edu-train-courses',
  cart: '/index/my-cart',
  orderInfo: '/index/order-info',
  login: '/login',
  staffLogin: '/admin-login',
  /** 我的: the way to all account pages on a phone. */
  me: '/board/user',
  myCourse: '/board/user/my-course',
  myAnswer: '/board/user/my-answer',
  qualifications: '/board/user/qualifications',
  myCert: '/board/user/my-cert',
  myOrder: '/board/user/my-order',
  addresses: '/board/user/deliver-address',
  myInvoice: '/board/user/my-invoice',
  trainingCentre: '/board/user/training-centre',
  organisations: '/board/user/organisations',
  playStatis: '/board/user/play-statis',
  transcript: '/board/user/transcript',
  messages: '/board/user/messages',
  profile: '/board/user/profile',
  privacy: '/board/user/privacy',
  /** A legal text (docs/decisions/0065), without a number the version in force. */
  legal: (kind: string, number?: number) => `/legal/${kind}${number ? `/${number}` : ''}`,
  course: (course: number, parentCourseId?: number) =>
    `/index/course-info/${course}${parentCourseId ? `?parentCourseId=${parentCourseId}` : ''}`,
  liveCalendar: (course: number) => `/index/live/${course}.ics`,
  /** The player with its table of contents and notes, for signed-in users. */
  study: (course: number, chapter?: number) => `/index/study/${course}${chapter ? `?chapter=${chapter}` : ''}`,
  watch: (course: number) => `/index/course-info/${course}/autoplay`,
  article: (course: number) => `/index/article-info/${course}`,
  order: (order: string) => `/index/submitted-order-info/${order}`,
  assignUsers: (order: string) => `/board/user/order-assign-users/${order}`,
  certificate: (certificate: number) => `/board/user/my-cert?furtherEduCertId=${certificate}`,
  /** Practice of a paper. */
  userPaper: (paper: number) => `/index/user-papers/${paper}`,
  testPaper: (paper: number, correlation: string) => `/index/test-papers/${paper}/correlation-id/${correlation}`,
  verifyForm: '/certificates',
  /** The number, or the code of the QR (`verifyPath` of the API's constants). */
  verify: (number: string) => `/certificates/${number}`,
  invoice: (order: string) => `/board/user/invoice?orderId=${order}`,
  /** Replaces a one-time password and leads back. */
  profileThen: (goback: string) => `/board/user/profile?then=${encodeURIComponent(goback)}`,
  staffLoginThen: (goback: string) => `/admin-login?goback=${encodeURIComponent(goback)}`,
  loginThen: (goback: string) => `/login/${encodeURIComponent(goback)}`,
  /** The sign-in page with its registration form open. */
  registerThen: (goback: string) => `/login/${encodeURIComponent(goback)}#register`,
} as const

/** `LandingPaths` of the API's constants, which would load with the header of every page (docs/product.md 15.2). */
const landings: Record<string, string> = {
  user: paths.myCourse,
  admin: '/board/admin/admin-index',
  channel: '/board/channel/statis',
  teacher: '/board/teacher/teacher-statis',
  auditor: '/board/auditor/courses',
}

/** The first role decides. */
export function landing(roles: readonly string[]): string {
  return landings[roles[0] ?? ''] ?? paths.myCourse
}

/** The landing page of the first staff role; before hydration the sign-in page, which leads on to it. */
export function boardOf(roles: readonly string[]): string {
  const first = roles.find((role) => role !== 'user')
  return first ? landing([first]) : paths.staffLogin
}

/** Empty values are omitted, lists repeat their name. */
export function withQuery(
  path: string,
  query: Record<string, string | number | readonly string[] | undefined | null>
): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if ((one ?? '') !== '') search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text ? `${path}?${text}` : path
}
