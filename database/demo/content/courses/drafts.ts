import { course, lesson, type DraftCourse } from './write.js'

/** One more unpublished course that the admin overview lists as waiting for publication. */
export const drafts: DraftCourse[] = [
  course(1, {
    key: 'sk-zhuangshi',
    courseName: '装饰装修工程算量与报价实战',
    courseStatus: 'unpublish',
    teacher: 'shenruolan',
    priceYuan: 238,
    originalPriceYuan: 298,
    publishedDaysAgo: 0,
    teachingType: '网络授课',
    description: `<h3>从一套样板间开始</h3><p>装饰工程材料品种多、变更多、定价随意，报价差三成并不稀奇。课程以一套一百二十平方米样板间为对象，逐面墙、逐块地、逐樘门计算工程量，再根据市场询价组成综合单价，最后形成一份甲方看得懂的报价书。</p>
      <ul><li>饰面板、块料、涂饰的计量规则；</li><li>损耗率的合理取值；</li><li>材料询价与品牌替换；</li><li>变更签证与结算要点。</li></ul><p>课程已录制完成，正在校对讲义，校对结束后由管理员发布。</p>`,
    chapters: [
      lesson('第一讲 样板间图纸识读', 'drawing'),
      lesson('第二讲 地面与墙面计量', 'concrete'),
      lesson('第三讲 天棚、门窗与其他', 'drawing'),
      lesson('第四讲 询价与组价', 'costing', 0, { handout: 'case-set' }),
      lesson('第五讲 变更与结算', 'costing', 0, { status: 'pubprac' }),
    ],
  }),
]
