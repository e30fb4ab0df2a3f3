import { wordingOf } from './naming.js'
import type { IllustrationName } from './illustrations/index.js'
import type { PaletteName } from './palette.js'

/** The course data that a cover needs. */
export interface CoverCourse {
  key: string
  courseType: number
  courseName: string
  certSubject?: string
  requiredCourse?: boolean
}

const subjectPalettes: Record<string, PaletteName> = {
  jzgc: 'building',
  szgc: 'municipal',
  slsd: 'water',
  jdgc: 'electrical',
  glgc: 'highway',
  kygc: 'mining',
}

const palettesByWord: [RegExp, PaletteName][] = [
  [/安全|应急|消防|防汛/u, 'safety'],
  [/水利|水电|堤|坝|水工/u, 'water'],
  [/公路|交通|路面/u, 'highway'],
  [/市政|道路|管网|管道|海绵|桥/u, 'municipal'],
  [/机电|安装|电气|智能/u, 'electrical'],
  [/矿/u, 'mining'],
  [/招标|合同|法规|索赔|总承包|管理|内训/u, 'general'],
  [/案例/u, 'mining'],
  [/识图|钢筋|基坑|进场|装饰|装修|土木|土建|建筑|混凝土|结构|施工|绿色/u, 'building'],
  [/造价|计价|计量|清单|结算|预算|定额/u, 'cost'],
]

const motifsByWord: [RegExp, IllustrationName[]][] = [
  [/安全|防护|应急|劳动|消防/u, ['helmet']],
  [/网络计划|进度|项目管理|造价管理|工程管理|管理与实务|商务经理|是不是关键/u, ['network']],
  [/合同|招标|招投标|法规|索赔|法律|审核|条例|争议|解读|制度/u, ['contract']],
  [/水闸|泵站|灌区|河道|堤/u, ['sluice', 'archDam']],
  [/水利|水电|坝|水库|导流/u, ['dam', 'archDam', 'sluice']],
  [/管网|管道|排水|给水|污水|海绵|管廊/u, ['pipes']],
  [/公路|道路|路基|路面|交通/u, ['road']],
  [/桥|隧/u, ['archBridge', 'truss']],
  [/市政/u, ['archBridge', 'pipes', 'road', 'truss']],
  [/机电|安装|电气|智能/u, ['circuit']],
  [/矿/u, ['headframe']],
  [/基坑|地基|基础工程|土方|岩土/u, ['foundation']],
  [/钢筋|平法|混凝土|结构/u, ['rebar']],
  [/测量|放样|监测/u, ['survey']],
  [/案例/u, ['foundation']],
  [/套餐|联报/u, ['frame']],
  [/计量|算量|识图|模型/u, ['quantity', 'rebar']],
  [/计价|造价|清单|结算|预算|成本|定额/u, ['costCurve', 'quantity']],
  [/装配|改造|加固/u, ['frame']],
  [/质量|通病/u, ['quantity']],
  [/新技术|绿色|工地/u, ['crane']],
  [/建筑|施工|土建/u, ['crane', 'frame', 'foundation']],
]

const fallbacks: Record<PaletteName, IllustrationName[]> = {
  cost: ['costCurve', 'quantity'],
  building: ['crane', 'frame', 'foundation', 'rebar'],
  municipal: ['archBridge', 'road', 'pipes', 'truss'],
  water: ['dam', 'archDam', 'sluice'],
  electrical: ['circuit'],
  highway: ['road', 'truss'],
  mining: ['headframe'],
  safety: ['helmet'],
  general: ['network', 'contract', 'survey', 'crane'],
}

/** A stable hash of a text, so that editions of one course share a drawing. */
function numberOf(text: string): number {
  return [...text].reduce((sum, char) => (sum * 31 + char.codePointAt(0)!) % 9973, 7)
}

export function paletteFor({ certSubject, courseName }: CoverCourse): PaletteName {
  const bySubject = certSubject && subjectPalettes[certSubject]
  return bySubject || palettesByWord.find(([word]) => word.test(courseName))?.[1] || 'general'
}

export function motifFor(course: CoverCourse): IllustrationName {
  const { title, below } = wordingOf(course.courseName)
  const found = motifsByWord.find(([word]) => word.test(course.courseName))?.[1]
  const choice = found ?? fallbacks[paletteFor(course)]
  return choice[numberOf(title + below) % choice.length]!
}
