/** A shop of any size: rows with the words, lengths and proportions of the demo academy. Pure. */
import { CertSubjects, CourseTypes } from '../../../api/app/catalogue/terms.js'

const grades = ['一级', '二级', '注册', '中级', '初级', '装配式', '全国', '山东省']
const trades = [
  '造价工程师',
  '建造师',
  '监理工程师',
  '消防工程师',
  '安全工程师',
  '施工员',
  '质量员',
  '资料员',
]
const topics = [
  '钢筋算量',
  '平法识图',
  '清单计价',
  '招标控制',
  '合同管理',
  '土建计量',
  '安装计量',
  '水利工程',
  '市政管网',
  '公路路基',
  '地下防水',
  '脚手架',
  '混凝土',
  '装饰装修',
  '绿色施工',
  '电梯安装',
  '幕墙工程',
  '桩基检测',
  '竣工验收',
  '索赔争议',
]
const forms = [
  '精讲班',
  '冲刺班',
  '习题班',
  '零基础入门',
  '案例专题',
  '模考点评',
  '考前押题',
  '导学',
]
const letters =
  '的一是在有工程建设施质量安全计价合同法规材料设备检测验收图纸管理人员项目成本进度环境'

/** The same number always gives the same row: every run measures the same shop. */
export function madeCourse(at: number, teachers: readonly number[], createdAt: string) {
  const type = typeOf(at)
  const price = at % 17 === 3 ? 0 : 100 * (1 + ((at * 7919) % 3000))
  const published = at % 20 !== 7 && at % 20 !== 13
  return {
    course_name: nameOf(at),
    course_type: type,
    course_status: published ? 'published' : at % 20 === 7 ? 'unpublish' : 'auditing',
    course_description: `<p>${prose(at, 340)}</p>`,
    cover_url: `/uploads/image/cover/202608/${at}.jpg`,
    teacher_id: teachers[at % teachers.length],
    price_fen: price,
    original_price_fen: price,
    discount_bp: 10000,
    freight_fen: 0,
    course_seconds: 3600 * (at % 40),
    cert_subject: type === 5 ? CertSubjects[at % CertSubjects.length] : null,
    required_course: type === 5 ? at % 2 === 0 : null,
    course_hot: at % 23 === 0,
    recommended: at % 29 === 0,
    course_order: at,
    order_count: (at * 31) % 977,
    published_at: published ? momentOf(at) : null,
    created_at: createdAt,
  }
}

export function tagsOf(at: number): string[] {
  if (at % 19 === 5) return ['hide']
  if (at % 31 === 4) return ['nopublish']
  return typeOf(at) === 5 ? [at % 2 ? 'MainCert' : 'AdditionalCert'] : []
}

/** Six in ten are online courses; Q&A and notices, whose texts are searched, are one in six. */
function typeOf(at: number): number {
  const place = (at * 13) % 40
  return place < 20 ? 1 : CourseTypes[1 + (place % 6)]
}

function nameOf(at: number): string {
  const pick = (list: string[], step: number) => list[Math.floor(at / step) % list.length]
  const year = 2020 + (at % 7)
  return `${year} ${pick(grades, 3)}${pick(trades, 7)}${pick(topics, 1)}${pick(forms, 11)}第${at}期`
}

function prose(at: number, length: number): string {
  let text = ''
  let state = at + 1
  while (text.length < length) {
    state = (state * 48271) % 2147483647
    text += letters[state % letters.length]
  }
  return text
}

function momentOf(at: number): string {
  return new Date(Date.UTC(2024, 0, 1) + at * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' ')
}
