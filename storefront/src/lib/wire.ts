/** Shapes on the wire, learner side section 3. Money is yuan, course time minutes, video time seconds. */
export type Course = {
  courseId: number
  courseName: string
  courseType: number
  courseStatus: string
  coursePrice: number
  coursePriceOriginal: number
  converImgUrl: string | null
  courseImgUrl: string | null
  teacherName: string | null
  courseTeacher: number | null
  courseTags: string
  certSubject: string | null
  requiredCourse: number | null
  courseHot: number
  recommended: number
  liveStatus: string | null
  totalTime: number
  courseTime: number
  orderCount: number
  freightPrice: number
  publishTime: string | null
  createTime: string | null
  backgroundColor: string | null
  displayPrice: string
}

export type Model = {
  modelCode: number
  modelName: string
  coursePrice: number
  coursePriceOriginal: number
}

export type CourseDetail = Course & {
  courseDescription: string
  models: Model[]
  discountRules: { ruleCode: string; discountedPrice: number | null }[]
  relatedCourseId: number | null
  relatedCourse?: Course | null
  paperId: number | null
  teachingType: string | null
  teachingAddr: string | null
  hiddenDetail: boolean
}

export type Chapter = {
  courseChapterId: number
  parentId: number
  chapterTitle: string
  chapterOrder: number
  chapterTime: number
  videoDuration: number
  hasVideo: boolean
  chapterVideoId: string | null
  chapterStatus: string
  chapterHandoutExtension: string | null
  existPractice: number | boolean
  paperId: number | null
  studyStatus: number
  children: Chapter[]
}

export type MyCourse = Course & {
  boughtAt: string
  expiryDate: string | null
  userCourseStatus: string
  liveCode: string | null
  totalMinutes: number
  uploadedMinutes: number
  notUploadedMinutes: number
  studyProgress: number
  playedSeconds: number
}

export type Profile = {
  userId: number
  loginName: string
  userName: string
  idCard: string | null
  telephone: string | null
  avatarUrl: string | null
  userStatus: number
  userRole: string[]
}

export type CartItem = {
  cartItemId: number
  courseId: number
  cartItemName: string
  courseCount: number
  coursePrice: number
  courseType: number
  freightPrice: number
  courseImgUrl: string | null
  teacherName: string | null
  available: boolean
  unavailableReason?: string | null
}

export type Product = { courseId: number; courseCount: number }

export type Quote = {
  warePrice: number
  basePrice: number
  savedByRule06: number
  freightText: string
  freightPrice: number
  orderAmt: number
  savedByCode: number
  exclusiveDiscount: number
  exclusiveCodeValid: boolean
  needAddress: boolean
  needExclusiveCode: boolean
  items: {
    courseId: number
    courseName: string
    courseType: number
    courseImgUrl: string | null
    courseCount: number
    unitPrice: number
    orderItemAmt: number
    ruleCode: string | null
    ruleText: string | null
    rule06Share: number
  }[]
}

export type OrderItem = {
  orderItemId: number
  orderItemName: string
  orderItemAmt: number
  courseId: number
  courseCount: number
  courseType: number
  courseImgUrl: string | null
}

export type Order = {
  orderId: string
  orderName: string
  orderStatus: number
  orderType: string
  orderAmt: number
  warePrice: number
  freightPrice: number
  createTime: string
  paidTime: string | null
  expireTime: string
  exclusiveCode: string | null
  exclusiveDiscount: number | null
  closeReason: string | null
  orderItems?: OrderItem[]
  addr?: { name: string; telephone: string; regionText: string; address: string } | null
  expressCompany: string | null
  trackingNo: string | null
  qrcodeUrl?: string | null
  /** The wallet's page for this machine; only while the local wallet is used. */
  payUrl?: string | null
  groupInfo?: string | null
}

export type Address = {
  deliverAddressId: number
  name: string
  region: string[]
  regionText: string
  address: string
  telephone: string
  defaultAddr: number
}

export type Area = { code: string; name: string; children?: Area[] }

export type PlayUrl = { definition: string; playURL: string; format: string }
