/**
 * A published course that its teacher unpublished and submitted again: the earlier content where it differs from the
 * current one. Keys are those of a stored publication.
 */
export type DemoRevision = {
  course: string
  publishedDaysAgo: number
  before: Record<string, string | number | null>
  /** By position of the chapter, from 0; null for a new one. */
  chapters: Record<number, Record<string, string | number | null> | null>
  /** A deleted chapter and its former position. */
  gone: { at: number; title: string }
}

export const revisions: DemoRevision[] = [
  {
    course: 'sk-bim',
    publishedDaysAgo: 64,
    before: {
      courseName: '建筑信息模型算量与成本管控',
      priceFen: 39_800,
      originalPriceFen: 49_800,
      courseDescription: `<h3>从模型里拿到可信的量</h3><p>模型能出量，但出的量未必能用。课程讲解建模深度、扣减设置两道关口，演示怎样把模型工程量与手算结果控制在百分之五以内，再把进度与成本挂接，形成月度成本表。</p>
      <ul><li>建模标准与构件命名规则；</li><li>算量扣减设置；</li><li>常见误差来源与自检清单。</li></ul><p>学员需自备电脑并安装任一主流建模软件，建议有识图基础后学习。</p>`,
    },
    chapters: { 1: { title: '第二讲 土建模型算量' }, 2: null, 3: { title: '第四讲 成本挂接', status: 'pubprac' } },
    gone: { at: 2, title: '第三讲 软件安装与设置' },
  },
]
