interface DemoKind {
  code: string
  name: string
  /** Courses of the six subjects count, each for its own specialty. */
  bySubject: boolean
  rule: DemoRule
}

/** Example rules with the documents that describe them. No operator has checked them, which every screen says. */
interface DemoRule {
  months: number
  required: number
  elective: number
  extraRequired?: number
  extraElective?: number
  applyFromDays: number
  applyUntilDays: number
  milestones?: { months: number; requiredHours: number; electiveHours: number }[]
  source: string
}

const constructor = {
  months: 36,
  required: 60,
  elective: 60,
  extraRequired: 30,
  extraElective: 30,
  applyFromDays: 180,
  applyUntilDays: 30,
}

const safety = {
  months: 36,
  required: 24,
  elective: 0,
  applyFromDays: 90,
  applyUntilDays: 0,
  source: '住房和城乡建设部令第17号第十条（学时数待核对）',
}

/** 60 × 40 minutes = 2400, the minutes from which a certificate is printed. */
export const minutesPerHour = 40

export const specialties = [
  { code: 'jzgc', name: '建筑工程', certSubject: 'jzgc' },
  { code: 'szgc', name: '市政公用工程', certSubject: 'szgc' },
  { code: 'slsd', name: '水利水电工程', certSubject: 'slsd' },
  { code: 'jdgc', name: '机电与矿业工程', certSubject: 'jdgc' },
  { code: 'glgc', name: '公路工程', certSubject: 'glgc' },
  { code: 'kygc', name: '矿业工程', certSubject: 'kygc' },
]

export const qualificationKinds: DemoKind[] = [
  {
    code: 'constructor-1',
    name: '一级建造师',
    bySubject: true,
    rule: { ...constructor, source: '建设部令第153号、建市〔2010〕192号（待核对）' },
  },
  {
    code: 'constructor-2',
    name: '二级建造师',
    bySubject: true,
    rule: { ...constructor, source: '《山东省二级注册建造师继续教育实施办法（暂行）》（待核对）' },
  },
  {
    code: 'cost-1',
    name: '一级造价工程师',
    bySubject: false,
    rule: {
      months: 48,
      required: 60,
      elective: 60,
      applyFromDays: 90,
      applyUntilDays: 30,
      milestones: [{ months: 24, requiredHours: 30, electiveHours: 30 }],
      source: '建设部令第150号（待核对）',
    },
  },
  {
    code: 'cost-2',
    name: '二级造价工程师',
    bySubject: false,
    rule: {
      months: 48,
      required: 60,
      elective: 60,
      applyFromDays: 90,
      applyUntilDays: 30,
      source: '各省自行规定（占位，待核对）',
    },
  },
  { code: 'safety-a', name: '安管人员 A 类', bySubject: false, rule: safety },
  { code: 'safety-b', name: '安管人员 B 类', bySubject: false, rule: safety },
  { code: 'safety-c', name: '安管人员 C 类', bySubject: false, rule: safety },
]

export const safetyCourse = {
  name: '建筑工程·施工安全与风险管控（必修）',
  kinds: ['constructor-1', 'constructor-2', 'safety-a', 'safety-b', 'safety-c'],
}

interface DemoQualification {
  userName: string
  kind: string
  /** The main one first. */
  specialties: string[]
  /** Days before and after the first start. */
  sinceDays: number
  untilDays: number
  number: string
  employer: string
}

/** One cycle nearly over, one that began after the hours were uploaded; 宋雨薇 has none. */
export const qualifications: DemoQualification[] = [
  {
    userName: '周若谷',
    kind: 'constructor-2',
    specialties: ['szgc', 'jzgc'],
    sinceDays: 910,
    untilDays: 185,
    number: '鲁2372023202600017',
    employer: '济南泉城市政工程有限公司',
  },
  {
    userName: '周若谷',
    kind: 'safety-b',
    specialties: [],
    sinceDays: 1015,
    untilDays: 80,
    number: '鲁建安B20230000171',
    employer: '济南泉城市政工程有限公司',
  },
  {
    userName: '孟晓棠',
    kind: 'constructor-1',
    specialties: ['szgc'],
    sinceDays: 300,
    untilDays: 795,
    number: '鲁1372025202600042',
    employer: '青岛海岸建设有限公司',
  },
  {
    userName: '韩立诚',
    kind: 'constructor-2',
    specialties: ['szgc'],
    sinceDays: 20,
    untilDays: 1075,
    number: '鲁2372026202600063',
    employer: '淄博广厦建筑有限公司',
  },
]
