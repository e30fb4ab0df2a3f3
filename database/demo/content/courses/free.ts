import { course, lesson, part, type DraftCourse } from './write.js'

/** Free training videos: visitors can watch them without signing in. */
export const freeCourses: DraftCourse[] = [
  course(1, {
    key: 'free-welcome',
    courseName: '筑学新学员第一课：平台使用与学习方法',
    teacher: 'muqinghe',
    priceYuan: 0,
    tags: ['freecourse'],
    hot: true,
    recommended: true,
    orderCount: 5320,
    publishedDaysAgo: 90,
    teachingType: '网络授课',
    description: `<h3>十分钟熟悉平台</h3><p>第一次来到筑学？这门免费课带您走一遍完整流程：注册登录、完善实名信息、选课付款、观看视频、完成练习、上传学时。跟着视频操作一遍，后面就不会手忙脚乱。</p>
      <ul><li>怎样选择适合自己的课程规格；</li><li>继续教育为什么要填写专属码；</li><li>学习时长如何累计，哪些情况不计时；</li><li>单位集体购买后如何分配给同事。</li></ul><p>本课无需登录即可播放，欢迎转发给同单位的新学员。</p>`,
    chapters: [
      lesson('第一节 注册、登录与实名', 'welcome', 0, { handout: 'guide' }),
      lesson('第二节 选课、付款与发票', 'costing'),
      lesson('第三节 学习、练习与学时', 'drawing'),
    ],
  }),
  course(1, {
    key: 'free-safety',
    courseName: '进场三分钟：施工现场安全须知',
    teacher: 'muqinghe',
    priceYuan: 0,
    tags: ['freecourse'],
    hot: true,
    orderCount: 4106,
    publishedDaysAgo: 85,
    teachingType: '网络授课',
    description: `<h3>每位进场人员都该看一遍</h3><p>安全帽怎么戴才算戴好？临边洞口要看哪三处？配电箱前为什么要先验电？本课用现场画面讲清进场前最要紧的几件事，适合项目部作为班前教育素材播放。</p>
      <ul><li>个人防护用品的正确佩戴；</li><li>高处作业与临边防护；</li><li>临时用电“一机一闸一漏一箱”；</li><li>遇到险情时的撤离与报告。</li></ul><p>内容依据现行安全技术标准整理，仅作普及学习，不替代三级安全教育。</p>`,
    chapters: [
      lesson('一、进门先看自己', 'site-safety'),
      lesson('二、抬头低头看四周', 'excavation'),
      lesson('三、遇到险情怎么办', 'site-safety'),
    ],
  }),
  course(1, {
    key: 'free-shitu',
    courseName: '零基础看懂建筑施工图',
    teacher: 'shenruolan',
    priceYuan: 0,
    tags: ['freecourse'],
    hot: true,
    orderCount: 6891,
    publishedDaysAgo: 82,
    teachingType: '网络授课',
    description: `<h3>看图先看图签</h3><p>很多人拿到图纸就翻平面图，越看越糊涂。沈若兰老师建议先看图签、目录和设计说明，弄清比例、标高和轴线，再按“平面、立面、剖面、详图”的顺序对照着读。</p>
      <ul><li>轴线、标高、索引符号一次讲清；</li><li>平立剖三图对照练习；</li><li>门窗表、做法表怎样和平面图互相核对。</li></ul><p>课程选用一栋三层办公楼的建筑施工图，看完即可独立说出每个房间的尺寸和做法，为后续算量打基础。</p>`,
    chapters: [
      lesson('第一讲 图签、目录与设计说明', 'drawing'),
      lesson('第二讲 平面图怎么读', 'drawing'),
      lesson('第三讲 立面、剖面与详图', 'concrete'),
    ],
  }),
  course(1, {
    key: 'free-kaokao',
    courseName: '二级造价工程师报考指南与科目分析',
    teacher: 'fangmingyuan',
    priceYuan: 0,
    tags: ['freecourse'],
    hot: true,
    orderCount: 3577,
    publishedDaysAgo: 79,
    teachingType: '网络授课',
    description: `<h3>报名之前先弄明白</h3><p>什么学历可以报？工作年限从哪一天算？两科能不能分开考？方明远教授结合历年报名中常见的疑问，把报考条件、科目题型、成绩有效期和注册流程讲清楚，并给出不同基础学员的备考时间表。</p>
      <ul><li>报考条件与年限计算示例；</li><li>两科题型、分值与合格标准；</li><li>在职人员的二十周备考计划；</li><li>考后查分、领证与注册提醒。</li></ul><p>具体政策以当年考试主管部门公告为准，本课会随公告及时更新。</p>`,
    chapters: [
      lesson('一、我能不能报', 'welcome'),
      lesson('二、考什么，怎么考', 'costing', 0, { handout: 'exam-syllabus' }),
      lesson('三、二十周备考计划', 'drawing'),
    ],
  }),
  course(1, {
    key: 'free-hunningtu',
    courseName: '混凝土浇筑与养护现场课',
    teacher: 'luojianping',
    priceYuan: 0,
    tags: ['freecourse'],
    orderCount: 1988,
    publishedDaysAgo: 70,
    teachingType: '网络授课',
    description: `<h3>到现场看一次浇筑</h3><p>从泵车就位到覆膜养护，一次完整的楼板浇筑要经过十几道检查。罗建平总工带着镜头走进工地，边看边讲：坍落度怎么测，振捣棒插多深，冷缝为什么会出现，冬期养护该盖几层。</p>
      <ul><li>浇筑前的钢筋与模板复核；</li><li>坍落度检测与试块留置；</li><li>振捣、收面与养护要点；</li><li>常见外观缺陷的成因与处理。</li></ul><p>适合施工员、质检员、监理员以及想补工地经验的造价人员观看。</p>`,
    chapters: [
      lesson('第一节 浇筑前检查', 'rebar'),
      lesson('第二节 浇筑与振捣', 'concrete'),
      lesson('第三节 收面与养护', 'concrete'),
    ],
  }),
  course(1, {
    key: 'free-jikeng',
    courseName: '深基坑开挖与支护科普',
    teacher: 'jianghanbo',
    priceYuan: 0,
    tags: ['freecourse'],
    orderCount: 1645,
    publishedDaysAgo: 64,
    teachingType: '网络授课',
    description: `<h3>挖下去之前要想好</h3><p>基坑是建筑工地上风险最集中的地方。江汉波老师用一个模型箱演示土压力和渗流怎样作用在支护结构上，再带大家看懂排桩、地连墙、土钉墙三种常见支护的适用条件与监测要点。</p>
      <ul><li>土压力与地下水的基本概念；</li><li>三种支护形式的适用范围；</li><li>分层开挖与对称开挖的道理；</li><li>监测数据异常时的处置顺序。</li></ul><p>本课为公益科普，涉及具体工程请以经过论证的专项施工方案为准。</p>`,
    chapters: [
      lesson('一、土为什么会推墙', 'excavation'),
      lesson('二、三种常见支护', 'excavation'),
      lesson('三、监测数据会说话', 'drawing'),
    ],
  }),
  course(1, {
    key: 'free-gangjin',
    courseName: '钢筋进场验收与绑扎要点',
    teacher: 'shenruolan',
    priceYuan: 0,
    tags: ['freecourse'],
    hot: true,
    orderCount: 2453,
    publishedDaysAgo: 57,
    teachingType: '网络授课',
    description: `<h3>一捆钢筋的入场手续</h3><p>钢筋进场要看什么？吊牌、炉批号、质量证明书三样对不上，就不能卸车。本课从验收讲到下料、绑扎、保护层，穿插讲解哪些做法会影响工程量计算，让施工和造价两边都听得明白。</p>
      <ul><li>外观、标识与见证取样；</li><li>下料长度与弯曲调整值；</li><li>搭接、机械连接与焊接的选择；</li><li>保护层垫块与定位措施。</li></ul><p>建议与《平法识图与钢筋算量零基础实战》配合学习，先看现场，再看图纸，理解会快许多。</p>`,
    chapters: [
      lesson('第一节 进场验收', 'rebar'),
      lesson('第二节 下料与连接', 'rebar'),
      lesson('第三节 绑扎与保护层', 'concrete'),
    ],
  }),
  course(1, {
    key: 'free-shijian',
    courseName: '工程经济入门：资金为什么有时间价值',
    teacher: 'fangmingyuan',
    priceYuan: 0,
    tags: ['freecourse'],
    orderCount: 2104,
    publishedDaysAgo: 49,
    teachingType: '网络授课',
    description: `<h3>三张图学会六个公式</h3><p>今天的一百元和三年后的一百元不一样，差别就在时间价值。方明远教授用一张现金流量图、一条时间轴和一台普通计算器，把终值、现值、年金六个公式推出来，不需要高等数学，也不需要死记。</p>
      <ul><li>利息、利率与计息周期；</li><li>现金流量图的画法与四个约定；</li><li>六个等值公式的推导与记忆；</li><li>名义利率与有效利率换算。</li></ul><p>学完后可直接衔接一级、二级造价工程师教材的工程经济章节，附十道课后练习。</p>`,
    chapters: [
      lesson('第一讲 现金流量图', 'costing'),
      lesson('第二讲 六个等值公式', 'costing', 0, { handout: 'formula-sheet' }),
      lesson('第三讲 名义利率与有效利率', 'drawing'),
    ],
  }),
  course(1, {
    key: 'free-gongkaike',
    courseName: '公开课：造价人员的三次职业转型',
    teacher: 'qinshuyi',
    priceYuan: 0,
    tags: ['freecourse'],
    orderCount: 1320,
    publishedDaysAgo: 28,
    teachingType: '网络授课',
    description: `<h3>从算量到管钱，再到管风险</h3><p>自动算量越来越快，造价人员的价值在哪里？秦书怡老师邀请三位从业者对谈：一位从预算员做到商务经理，一位从咨询公司转到建设单位，一位成为工程纠纷的鉴定人，讲述各自走过的弯路与转折。</p>
      <ul><li>第一次转型：从会算到会谈；</li><li>第二次转型：从单项到全过程；</li><li>第三次转型：从成本到风险；</li><li>现场答疑：证书、薪酬与年龄焦虑。</li></ul><p>本课为直播公开课回放，画面经过剪辑，可随时免费观看。</p>`,
    chapters: [
      part('对谈实录', lesson('上半场：三个人的转折点', 'live-replay'), lesson('下半场：现场答疑', 'live-replay')),
    ],
  }),
]
