import { ModelNameMax, PriceMax, RuleCodes, RulePriceMin } from '#catalogue/terms'

export const courseModelColumns = {
  course: {
    title: '套餐',
    type: 'ref',
    required: true,
    ref: 'courses',
    example: 'c-1',
    description: '套餐或有规格的课程。',
    change: 'hard',
  },
  model_course: {
    title: '包含的课程',
    type: 'ref',
    required: true,
    ref: 'courses',
    example: 'c-2',
    description: '套餐中的一门课程，或一个规格。',
    change: 'hard',
  },
  model_name: {
    title: '规格名称',
    type: 'text',
    required: true,
    max: ModelNameMax,
    example: '必修',
    description: '购买时显示的名称。',
    change: 'soft',
  },
  position: {
    title: '顺序',
    type: 'int',
    range: [0, 1000],
    example: '0',
    description: '从 0 开始；不填为 0。',
    change: 'soft',
  },
} as const

export const discountRuleColumns = {
  course: {
    title: '课程',
    type: 'ref',
    required: true,
    ref: 'courses',
    example: 'c-1',
    description: '有优惠的课程。',
    change: 'hard',
  },
  rule_code: {
    title: '规则',
    type: 'choice',
    required: true,
    values: Object.fromEntries(RuleCodes.map((code) => [code, code])),
    example: '01',
    description: '01 到 06，见产品规则。',
    change: 'hard',
  },
  price_yuan: {
    title: '优惠价',
    type: 'yuan',
    range: [RulePriceMin, PriceMax],
    example: '99.00',
    description: '元；规则 06 不填，其他规则必填。',
    change: 'soft',
  },
} as const
