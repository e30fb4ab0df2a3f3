/** What the catalogue is asked while it is measured. `{last}` is the last page there is. */
const shelf = '/api/public/courses?pageSize=20'
const orders = ['default', 'newest', 'price-asc', 'price-desc', 'popular']
const by = (order: string) => `&orderByClause=${order}`
const words = (keyword: string, kind: string) =>
  `/api/public/search?keyword=${encodeURIComponent(keyword)}&kind=${kind}`

export const questions = {
  'public list': [
    ...orders.map((order) => `${shelf}${by(order)}`),
    ...orders.map((order) => `${shelf}&courseType=1${by(order)}`),
    ...orders.map((order) => `${shelf}&courseType=1&courseType=5&courseType=6${by(order)}`),
    `${shelf}&page={last}`,
    `${shelf}&courseType=1&page={last}${by('popular')}`,
  ],
  'filter': [
    `${shelf}&courseType=7`,
    `${shelf}&courseType=3&courseType=4`,
    `${shelf}&coursePrice=0`,
    `${shelf}&coursePrice=0&courseType=1&courseType=5&courseType=6`,
    `${shelf}&coursePriceGt=500${by('price-asc')}`,
    `${shelf}&courseType=5&certSubject=jzgc`,
    `${shelf}&courseType=5&certSubject=jzgc&certSubject=szgc&requiredCourse=1&requiredCourse=0&tag=MainCert&tag=AdditionalCert`,
    `${shelf}&recommended=1`,
    `${shelf}&courseHot=1`,
    `${shelf}&teacherId=3`,
    `${shelf}&tag=MainCert`,
    `${shelf}&courseName=${encodeURIComponent('钢筋算量')}`,
    `${shelf}&courseType=1&courseName=${encodeURIComponent('一级造价')}`,
  ],
  'search': [
    words('造价', 'course'),
    words('工程', 'course'),
    words('算量', 'course'),
    words('平法识图', 'course'),
    words('一级造价工程师', 'course'),
    words('合同管理 冲刺班', 'course'),
    words('2024 索赔', 'course'),
    words('第77期', 'course'),
    words('计价', 'book'),
    words('建造师', 'book'),
    words('桩基', 'answer'),
    words('安全施工', 'answer'),
    words('验收', 'article'),
    words('区块链', 'course'),
  ],
  'console': [
    shelf,
    `${shelf}&courseType=1`,
    `${shelf}&courseType=1&courseStatus=published`,
    `${shelf}&courseStatus=auditing`,
    `${shelf}&courseStatus=unpublish&courseStatus=auditing`,
    `${shelf}&courseType=1&courseName=${encodeURIComponent('消防')}`,
    '/api/public/courses?courseType=7&pageSize=50',
    `${shelf}&page={last}`,
    `${shelf}&courseType=1&page={last}`,
  ],
} as const satisfies Record<string, readonly string[]>
export type Kind = keyof typeof questions
