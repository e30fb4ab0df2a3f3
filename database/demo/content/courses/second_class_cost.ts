import { course, lesson, part, type DraftCourse } from './write.js'

export const secondClassCost: DraftCourse[] = [
  course(1, {
    key: 'sc-bundle',
    courseName: '二级造价工程师两科联报无忧套餐（土木建筑工程）',
    teacher: 'shenruolan',
    priceYuan: 1380,
    originalPriceYuan: 1578,
    tags: ['Package'],
    hot: true,
    recommended: true,
    orderCount: 1032,
    publishedDaysAgo: 78,
    teachingType: '网络授课',
    models: [
      { course: 'sc-jichu', name: '建设工程造价管理基础知识' },
      { course: 'sc-tujian-quan', name: '建设工程计量与计价实务（土木建筑工程）全程班' },
    ],
    rules: [
      { ruleCode: '03', priceYuan: 1080 },
      { ruleCode: '04', priceYuan: 1180 },
    ],
    description: `<h3>一年拿证的稳妥选择</h3><p>二级造价工程师共两科，成绩两年滚动有效。套餐把基础知识与土建实务两门课程放在一起排课，前八周学基础，后十周做实务，最后四周两科同步冲刺。</p>
      <ul><li>基础知识：法规、制度、合同、经济，重在理解；</li><li>土建实务全程班：识图、计量、计价、案例，重在动手；</li><li>赠送两科公式手册与历年真题讲评。</li></ul><p>院校学生凭合作渠道专属码可享校园价；<strong>满十份集体报名另有优惠</strong>，由购买人按手机号分配给学员。</p>`,
    chapters: [lesson('套餐学习计划说明', 'welcome', 0, { handout: 'guide' })],
  }),
  course(1, {
    key: 'sc-jichu',
    courseName: '2027年二级造价工程师《建设工程造价管理基础知识》精讲班',
    teacher: 'fangmingyuan',
    priceYuan: 598,
    originalPriceYuan: 798,
    hot: true,
    orderCount: 1893,
    publishedDaysAgo: 77,
    teachingType: '网络授课',
    relatedCourse: 'book-sc-jichu',
    rules: [
      { ruleCode: '01', priceYuan: 548 },
      { ruleCode: '03', priceYuan: 468 },
      { ruleCode: '04', priceYuan: 498 },
    ],
    description: `<h3>零基础也能跟上</h3><p>基础知识是二级造价工程师的第一关，题型全部为选择题，考查面宽、难度不大。方明远教授用四十个小故事讲完法规与管理，用一张计算纸讲完工程经济，让第一次接触造价的学员也能找到节奏。</p>
      <ul><li>全书六章、九讲，一讲一个考点群；</li><li>讲义边栏标注考查频次，重点一目了然；</li><li>每章十五道同步题，做错可加入错题本反复练。</li></ul><p>建议与《计量与计价实务》搭配学习，联报套餐更划算。</p>`,
    chapters: [
      lesson('第一章 工程造价管理相关法律法规与制度', 'drawing', 0, { handout: 'exam-syllabus' }),
      part(
        '第二章 工程项目管理',
        lesson('建设程序与项目划分', 'excavation'),
        lesson('施工组织与质量安全管理', 'site-safety')
      ),
      part(
        '第三章 工程造价构成',
        lesson('设备购置与建筑安装工程费', 'costing'),
        lesson('工程建设其他费用与预备费', 'costing')
      ),
      lesson('第四章 工程计价方法及依据', 'costing', 0, { handout: 'formula-sheet' }),
      part(
        '第五章 决策设计与发承包阶段造价管理',
        lesson('估算、概算与施工图预算', 'drawing'),
        lesson('招标控制价与投标报价', 'costing')
      ),
      lesson('第六章 施工与竣工阶段造价管理', 'concrete'),
    ],
  }),
  course(1, {
    key: 'sc-tujian',
    courseName: '2027年二级造价工程师《计量与计价实务（土木建筑工程）》',
    teacher: 'shenruolan',
    priceYuan: 398,
    originalPriceYuan: 698,
    hot: true,
    recommended: true,
    orderCount: 1742,
    publishedDaysAgo: 76,
    teachingType: '网络授课',
    relatedCourse: 'book-sc-tujian',
    models: [
      { course: 'sc-tujian-jing', name: '精讲班' },
      { course: 'sc-tujian-chong', name: '冲刺班' },
      { course: 'sc-tujian-quan', name: '全程班' },
    ],
    description: `<h3>实务科目拉开差距</h3><p>土建实务既有选择题也有案例题，案例部分占六十分，图纸看不懂、步骤写不全是多数学员失分的原因。本课程以一栋三层办公楼为主线，从基坑到屋面把图纸读一遍、把量算一遍、把价组一遍。</p>
      <table><tbody><tr><td><strong>规格</strong></td><td><strong>课时</strong></td><td><strong>适合</strong></td></tr><tr><td>精讲班</td><td>约四十课时</td><td>首次报考</td></tr><tr><td>冲刺班</td><td>约十五课时</td><td>已学一轮</td></tr><tr><td>全程班</td><td>约六十课时</td><td>希望有人带着学完</td></tr></tbody></table><p>请选择规格后购买，课程有效期一年。</p>`,
    chapters: [lesson('导学：一栋办公楼带你学完实务', 'welcome')],
  }),
  course(1, {
    key: 'sc-tujian-jing',
    courseName: '二级造价工程师《计量与计价实务（土木建筑工程）》精讲班',
    teacher: 'shenruolan',
    priceYuan: 698,
    originalPriceYuan: 798,
    tags: ['hide'],
    orderCount: 902,
    publishedDaysAgo: 76,
    teachingType: '网络授课',
    relatedCourse: 'book-sc-tujian',
    rules: [{ ruleCode: '01', priceYuan: 638 }, { ruleCode: '06' }],
    description: `<h3>精讲班内容</h3><p>精讲班按照“专业基础知识、工程计量、工程计价”三篇讲授，与考试大纲一一对应。计量部分以三层办公楼图纸为例，每个分部先读图、再列式、后汇总，学员可下载空白算量表同步完成。</p>
      <ul><li>专业基础：分类组成、材料、施工工艺与机械；</li><li>工程计量：建筑面积与十四个分部分项；</li><li>工程计价：预算定额、清单编制、价款结算。</li></ul><p>每周三晚开放集中答疑，答疑记录整理成文供全班查阅。</p>`,
    chapters: [
      part(
        '第一篇 专业基础知识',
        lesson('工程分类与组成', 'drawing'),
        lesson('常用材料与施工机械', 'concrete'),
        lesson('主要施工工艺', 'excavation')
      ),
      part(
        '第二篇 工程计量',
        lesson('建筑工程识图基础', 'drawing'),
        lesson('建筑面积计算规则', 'drawing', 0, { handout: 'formula-sheet' }),
        lesson('土石方、地基与基础计量', 'excavation'),
        lesson('混凝土及钢筋工程计量', 'rebar', 0, { handout: 'case-set' })
      ),
      part(
        '第三篇 工程计价',
        lesson('施工图预算的编制', 'costing'),
        lesson('工程量清单与投标报价', 'costing'),
        lesson('价款结算与合同价款调整', 'costing')
      ),
      lesson('综合案例：三层办公楼全过程', 'concrete'),
    ],
  }),
  course(1, {
    key: 'sc-tujian-chong',
    courseName: '二级造价工程师《计量与计价实务（土木建筑工程）》冲刺班',
    teacher: 'shenruolan',
    priceYuan: 398,
    originalPriceYuan: 498,
    tags: ['hide'],
    orderCount: 517,
    publishedDaysAgo: 50,
    teachingType: '网络授课',
    rules: [{ ruleCode: '06' }],
    description: `<h3>考前四十天这样用</h3><p>冲刺班共十五课时，集中解决案例题写不完、步骤不规范、公式记不牢三个问题。每节课先限时做题，再对照评分点自评，最后听老师讲怎样把过程写得让阅卷人一眼看懂。</p>
      <ol><li>案例三大题型的答题模板；</li><li>钢筋与混凝土算量的十个易错扣减；</li><li>两套全真模拟卷及逐题讲评。</li></ol><p>适合已完成一轮系统学习、希望在考前稳住六十分并争取更高分的学员。购买后一年内有效。</p>`,
    chapters: [
      lesson('第一讲 算量易错扣减十条', 'rebar', 0, { handout: 'formula-sheet' }),
      lesson('第二讲 综合单价组价模板', 'costing'),
      lesson('第三讲 价款结算与调整模板', 'costing'),
      part(
        '全真模拟',
        lesson('模拟卷一讲评', 'live-replay', 0, { handout: 'case-set' }),
        lesson('模拟卷二讲评', 'live-replay')
      ),
    ],
  }),
  course(1, {
    key: 'sc-tujian-quan',
    courseName: '二级造价工程师《计量与计价实务（土木建筑工程）》全程班',
    teacher: 'shenruolan',
    priceYuan: 980,
    originalPriceYuan: 1180,
    tags: ['hide'],
    orderCount: 323,
    publishedDaysAgo: 76,
    teachingType: '网络授课＋考前直播',
    relatedCourse: 'book-sc-tujian',
    rules: [{ ruleCode: '02', priceYuan: 820 }, { ruleCode: '04', priceYuan: 860 }, { ruleCode: '06' }],
    description: `<h3>有人带着学完</h3><p>全程班由主讲老师、答疑老师和班主任三人组成服务小组。班主任每周公布进度榜，对连续七天没有学习的学员电话提醒；答疑老师批改阶段测试卷，写明每一处失分原因。</p>
      <ul><li>包含精讲班、冲刺班全部课程；</li><li>四次阶段测试，在线作答、人工批改；</li><li>考前三天直播押重点，并提供回放。</li></ul><p>建议提前五个月开始学习。集体报名十人以上享团购价，企业内部渠道可使用专属码。</p>`,
    chapters: [
      lesson('开班典礼与班级规则', 'welcome', 0, { handout: 'guide' }),
      part(
        '系统精讲',
        lesson('专业基础知识', 'concrete'),
        lesson('识图与工程计量', 'drawing'),
        lesson('钢筋工程专题', 'rebar'),
        lesson('工程计价', 'costing')
      ),
      part(
        '阶段测试讲评',
        lesson('第一、二次测试讲评', 'live-replay', 0, { handout: 'case-set' }),
        lesson('第三、四次测试讲评', 'live-replay')
      ),
      lesson('考前直播回放', 'live-replay', 0, { handout: 'formula-sheet' }),
    ],
  }),
  course(1, {
    key: 'sc-anzhuang',
    courseName: '2027年二级造价工程师《计量与计价实务（安装工程）》精讲班',
    teacher: 'guchanghe',
    priceYuan: 698,
    originalPriceYuan: 898,
    orderCount: 654,
    publishedDaysAgo: 75,
    teachingType: '网络授课',
    rules: [{ ruleCode: '01', priceYuan: 638 }, { ruleCode: '06' }],
    description: `<h3>先会看图，再谈算量</h3><p>安装实务的难点在识图。课程前六讲只做一件事：把一套住宅楼的给排水、采暖、电气系统图看懂，能在平面图上说出每根管、每条线的来龙去脉。之后的计量计价便水到渠成。</p>
      <ul><li>给排水、采暖、通风空调、电气、消防五个专业依次展开；</li><li>每个专业配一份完整算例与清单成果；</li><li>案例题按“列项、算量、套价”三步书写。</li></ul><p>适合设备安装、机电施工与设计院转岗学员，学习周期约十周。</p>`,
    chapters: [
      part(
        '识图训练营',
        lesson('给排水与采暖系统图', 'drawing'),
        lesson('通风空调系统图', 'drawing'),
        lesson('电气与弱电系统图', 'drawing', 0, { handout: 'guide' })
      ),
      lesson('给排水工程计量与计价', 'costing'),
      lesson('采暖与通风工程计量与计价', 'costing'),
      lesson('电气工程计量与计价', 'costing', 0, { handout: 'case-set' }),
      lesson('消防工程计量与计价', 'site-safety'),
    ],
  }),
  course(1, {
    key: 'sc-shuili',
    courseName: '2027年二级造价工程师《计量与计价实务（水利工程）》精讲班',
    teacher: 'jianghanbo',
    priceYuan: 698,
    originalPriceYuan: 898,
    orderCount: 231,
    publishedDaysAgo: 72,
    teachingType: '网络授课',
    rules: [{ ruleCode: '06' }],
    description: `<h3>水利方向专门课</h3><p>水利工程的概预算体系与房建不同，定额编排、费用构成、材料预算价格都有自己的规则。江汉波老师以一座小型水闸和一段灌溉渠道为例，把水利工程造价从项目划分讲到概算成稿。</p>
      <ul><li>水工建筑物与施工导流基础；</li><li>土方、石方、混凝土、模板、钻孔灌浆计量；</li><li>基础单价、建筑安装单价与总概算编制。</li></ul><p>课程提供完整的概算表样，学员可对照单位项目直接套用思路。适合水利施工企业与设计单位造价人员。</p>`,
    chapters: [
      lesson('第一讲 水工建筑物与施工导流', 'excavation'),
      lesson('第二讲 水利工程项目划分与费用构成', 'costing', 0, { handout: 'exam-syllabus' }),
      part(
        '第三讲 水利工程计量',
        lesson('土石方与疏浚工程', 'excavation'),
        lesson('混凝土与模板工程', 'concrete'),
        lesson('钻孔灌浆与锚固工程', 'rebar')
      ),
      lesson('第四讲 基础单价与工程单价', 'costing', 0, { handout: 'formula-sheet' }),
      lesson('第五讲 设计概算编制实例', 'costing'),
    ],
  }),
  course(1, {
    key: 'sc-jiaotong',
    courseName: '2027年二级造价工程师《计量与计价实务（交通运输工程）》精讲班',
    teacher: 'tianguangyu',
    priceYuan: 698,
    originalPriceYuan: 898,
    orderCount: 198,
    publishedDaysAgo: 71,
    teachingType: '网络授课',
    rules: [{ ruleCode: '06' }],
    description: `<h3>公路人的造价课</h3><p>课程以一条十二公里的二级公路改建工程为案例，沿着路基、路面、桥涵、交安设施的施工顺序讲解计量规则与定额应用，帮助长期在项目部工作的学员把经验转换成规范的造价语言。</p>
      <ul><li>路基土石方调配与土石方数量表；</li><li>沥青与水泥混凝土路面的分层计量；</li><li>桥梁上下部结构、涵洞通道算量；</li><li>公路工程概预算编制与清单支付。</li></ul><p>配套练习均取自工程实例，讲评附计算底稿，便于对照纠错。</p>`,
    chapters: [
      lesson('第一讲 公路工程组成与施工技术', 'excavation'),
      lesson('第二讲 路基土石方计量', 'excavation', 0, { handout: 'formula-sheet' }),
      lesson('第三讲 路面工程计量', 'concrete'),
      lesson('第四讲 桥涵工程计量', 'rebar'),
      lesson('第五讲 概预算编制', 'costing', 0, { handout: 'case-set' }),
      lesson('第六讲 清单支付与变更', 'costing'),
    ],
  }),
  course(1, {
    key: 'sc-zhenti',
    courseName: '二级造价工程师历年真题精析（两科合集）',
    teacher: 'fangmingyuan',
    priceYuan: 199,
    originalPriceYuan: 299,
    hot: true,
    orderCount: 1125,
    publishedDaysAgo: 40,
    teachingType: '网络授课',
    rules: [{ ruleCode: '05', priceYuan: 159 }],
    description: `<h3>做一遍真题，胜过翻三遍书</h3><p>合集收录近五个考季基础知识与土建实务的仿真还原题，按章节重新编排，每道题都回答三个问题：考的是哪一句、为什么容易错、下次怎样三十秒选出来。</p>
      <ul><li>选择题逐题讲评，共六百二十道；</li><li>案例题给出完整书写过程与评分点；</li><li>附考点频次统计表，方便规划复习重点。</li></ul><p>当前为限时优惠价，系统自动生效，无需专属码。课程有效期一年，建议在考前两个月使用。</p>`,
    chapters: [
      part(
        '基础知识真题',
        lesson('法规与制度', 'drawing'),
        lesson('项目管理', 'site-safety'),
        lesson('造价构成与计价依据', 'costing')
      ),
      part(
        '土建实务真题',
        lesson('选择题精析', 'concrete'),
        lesson('案例题精析（上）', 'costing', 0, { handout: 'case-set' }),
        lesson('案例题精析（下）', 'rebar')
      ),
      lesson('考点频次与复习建议', 'welcome', 0, { handout: 'exam-syllabus' }),
      lesson('习题专区：两科章节自测', 'drawing', 0, { status: 'pubprac' }),
    ],
  }),
]
