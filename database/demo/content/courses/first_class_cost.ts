import { course, lesson, part, type DraftCourse } from './write.js'

const management: DraftCourse[] = [
  course(1, {
    key: 'fc-guanli',
    courseName: '2027年一级造价工程师《建设工程造价管理》',
    teacher: 'fangmingyuan',
    priceYuan: 580,
    originalPriceYuan: 880,
    hot: true,
    orderCount: 1286,
    publishedDaysAgo: 88,
    teachingType: '网络授课',
    relatedCourse: 'book-guanli',
    models: [
      { course: 'fc-guanli-jing', name: '精讲班' },
      { course: 'fc-guanli-chong', name: '冲刺班' },
      { course: 'fc-guanli-quan', name: '全程班' },
    ],
    description: `<h3>课程介绍</h3><p>《建设工程造价管理》是一级造价工程师四科中的基础科目，内容横跨管理制度、法律法规、项目管理、工程经济、投融资与全过程造价管理。知识点多而不难，最怕学得散、忘得快。</p>
      <p>本课程由方明远教授主讲，以“<strong>一条资金主线、六张关系图</strong>”组织全书，提供三种规格：</p>
      <ul><li><strong>精讲班</strong>：按章讲透教材，适合第一次报考的学员；</li><li><strong>冲刺班</strong>：考前六周高频考点与模拟卷，适合有基础的学员；</li><li><strong>全程班</strong>：精讲、习题、冲刺一站到底，含答疑群服务。</li></ul><p>请先选择规格再购买，三种规格的有效期均为付款之日起一年。</p>`,
    chapters: [lesson('课程导学：怎样用一百天学完造价管理', 'welcome')],
  }),
  course(1, {
    key: 'fc-guanli-jing',
    courseName: '一级造价工程师《建设工程造价管理》精讲班',
    teacher: 'fangmingyuan',
    priceYuan: 880,
    originalPriceYuan: 1080,
    tags: ['hide'],
    orderCount: 642,
    publishedDaysAgo: 88,
    teachingType: '网络授课',
    relatedCourse: 'book-guanli',
    rules: [{ ruleCode: '01', priceYuan: 820 }, { ruleCode: '06' }],
    description: `<h3>精讲班适合谁</h3><p>第一次报考、或离开课堂多年重新拾起书本的学员。全班共六章十五讲，每讲只讲一个专题，讲完即做三道同步题。</p>
      <ul><li>按最新考试大纲逐章讲解，标注近五年考查频次；</li><li>工程经济部分配现金流量图手绘演示，不背公式推公式；</li><li>每章配一页“知识骨架图”，可下载打印贴在案头。</li></ul><p>建议学习周期十二周，每周约五小时。购买后一年内可反复观看。</p>`,
    chapters: [
      part(
        '第一章 工程造价管理及其基本制度',
        lesson('工程造价的两种含义与计价特征', 'costing', 0, { handout: 'exam-syllabus' }),
        lesson('造价工程师管理制度', 'welcome'),
        lesson('造价咨询管理与国内外发展', 'drawing')
      ),
      part(
        '第二章 相关法律法规',
        lesson('建筑法与建设工程质量管理条例', 'site-safety'),
        lesson('招标投标法及其实施条例', 'drawing'),
        lesson('政府采购法、民法典合同编与价格法', 'costing')
      ),
      part(
        '第三章 工程项目管理',
        lesson('项目组成、分类与建设程序', 'excavation'),
        lesson('项目组织与计划体系', 'drawing'),
        lesson('流水施工组织方法', 'concrete', 0, { handout: 'formula-sheet' }),
        lesson('网络计划技术：时间参数计算', 'drawing')
      ),
      part(
        '第四章 工程经济',
        lesson('资金时间价值与现金流量图', 'costing'),
        lesson('投资方案经济效果评价', 'costing'),
        lesson('价值工程与寿命周期成本', 'costing')
      ),
      lesson('第五章 工程项目投融资', 'costing'),
      lesson('第六章 工程建设全过程造价管理', 'concrete'),
    ],
  }),
  course(1, {
    key: 'fc-guanli-chong',
    courseName: '一级造价工程师《建设工程造价管理》冲刺班',
    teacher: 'fangmingyuan',
    priceYuan: 580,
    originalPriceYuan: 680,
    tags: ['hide'],
    orderCount: 388,
    publishedDaysAgo: 60,
    teachingType: '网络授课',
    rules: [{ ruleCode: '01', priceYuan: 520 }, { ruleCode: '06' }],
    description: `<h3>冲刺班讲什么</h3><p>冲刺班不再逐页讲教材，只做三件事：<strong>收口、纠错、提速</strong>。适合已经听过一轮课、模拟成绩在五十到七十分之间的学员。</p>
      <ol><li>把近五年真题按考点重排，指出每年必考的四十二个点；</li><li>针对易混数字、期限、比例做对照记忆；</li><li>三套全真模拟卷限时作答，逐题讲评失分原因。</li></ol><p>建议在考前六周开始，每天一小时即可完成。购买后一年内有效，考期顺延者仍可使用。</p>`,
    chapters: [
      lesson('第一讲 法规类期限与比例一表清', 'drawing', 0, { handout: 'guide' }),
      lesson('第二讲 网络计划与流水施工速算', 'drawing'),
      lesson('第三讲 工程经济五大指标题型', 'costing', 0, { handout: 'formula-sheet' }),
      lesson('第四讲 投融资与全过程造价高频点', 'costing'),
      part(
        '全真模拟',
        lesson('模拟卷一讲评', 'live-replay', 0, { handout: 'case-set' }),
        lesson('模拟卷二讲评', 'live-replay'),
        lesson('模拟卷三讲评', 'live-replay')
      ),
    ],
  }),
  course(1, {
    key: 'fc-guanli-quan',
    courseName: '一级造价工程师《建设工程造价管理》全程班',
    teacher: 'fangmingyuan',
    priceYuan: 1280,
    originalPriceYuan: 1680,
    tags: ['hide'],
    orderCount: 256,
    publishedDaysAgo: 88,
    teachingType: '网络授课＋考前直播',
    relatedCourse: 'book-guanli',
    rules: [{ ruleCode: '02', priceYuan: 1080 }, { ruleCode: '06' }],
    description: `<h3>全程班服务内容</h3><table><tbody><tr><td><strong>阶段</strong></td><td><strong>内容</strong></td><td><strong>时间</strong></td></tr><tr><td>预习</td><td>知识骨架图与学习计划</td><td>第1至2周</td></tr><tr><td>精讲</td><td>四个阶段十讲，同步习题</td><td>第3至14周</td></tr><tr><td>习题</td><td>章节真题四百道，错题回放</td><td>第15至20周</td></tr><tr><td>冲刺</td><td>模拟卷三套与考前直播</td><td>考前四周</td></tr></tbody></table>
      <p>全程班包含精讲班与冲刺班的全部内容，并由班主任按周检查进度。学员可在答疑群提问，工作日当天回复。课程视频支持倍速播放，手机与电脑进度同步。<strong>一次购买，一年之内随时回看。</strong></p>`,
    chapters: [
      lesson('开班说明与学习计划', 'welcome', 0, { handout: 'guide' }),
      part(
        '精讲阶段',
        lesson('管理制度与法律法规', 'drawing'),
        lesson('工程项目管理', 'excavation'),
        lesson('工程经济', 'costing', 0, { handout: 'formula-sheet' }),
        lesson('投融资与全过程造价管理', 'concrete')
      ),
      part(
        '习题阶段',
        lesson('第一至三章真题精练', 'drawing', 0, { handout: 'case-set' }),
        lesson('第四至六章真题精练', 'costing')
      ),
      part(
        '冲刺阶段',
        lesson('高频考点串讲', 'costing'),
        lesson('模拟卷讲评', 'live-replay'),
        lesson('考前直播回放', 'live-replay')
      ),
    ],
  }),
]

const otherSubjects: DraftCourse[] = [
  course(1, {
    key: 'fc-bundle',
    courseName: '一级造价工程师四科联报通关套餐（土建方向）',
    teacher: 'fangmingyuan',
    priceYuan: 3280,
    originalPriceYuan: 4620,
    tags: ['Package'],
    hot: true,
    recommended: true,
    orderCount: 217,
    publishedDaysAgo: 86,
    teachingType: '网络授课＋考前直播',
    models: [
      { course: 'fc-guanli-quan', name: '建设工程造价管理（全程班）' },
      { course: 'fc-jiliang', name: '建设工程技术与计量（土木建筑工程）' },
      { course: 'fc-jijia', name: '建设工程计价' },
      { course: 'fc-anli-jing', name: '建设工程造价案例分析（精讲班）' },
    ],
    rules: [{ ruleCode: '02', priceYuan: 2880 }, { ruleCode: '06' }],
    description: `<h3>四科一次配齐</h3><p>套餐包含一级造价工程师土建方向四个科目，由四位主讲老师统一安排进度：先计价，再管理与计量并行，最后集中攻案例。购买后四门课程同时开通，有效期均为一年。</p>
      <ul><li>《建设工程造价管理》全程班；</li><li>《建设工程技术与计量（土木建筑工程）》；</li><li>《建设工程计价》；</li><li>《建设工程造价案例分析》精讲班。</li></ul>
      <p>赠送四科学习计划表与公式速查手册。套餐价已是联报优惠，<strong>单科不可拆分退换</strong>；集体报名请使用批量购买，由购买人按手机号分配。</p>`,
    chapters: [lesson('套餐使用说明：四科怎么排进度', 'welcome', 0, { handout: 'guide' })],
  }),
  course(1, {
    key: 'fc-jiliang',
    courseName: '2027年一级造价工程师《建设工程技术与计量（土木建筑工程）》',
    teacher: 'shenruolan',
    priceYuan: 1080,
    originalPriceYuan: 1380,
    hot: true,
    orderCount: 934,
    publishedDaysAgo: 84,
    teachingType: '网络授课',
    relatedCourse: 'book-jiliang',
    rules: [{ ruleCode: '01', priceYuan: 980 }, { ruleCode: '06' }],
    description: `<h3>从看得懂到算得准</h3><p>本科目一半考技术，一半考计量。沈若兰老师把地质、材料、构造、施工放进同一座教学楼里讲：挖基坑时讲地质，浇基础时讲混凝土，砌墙时讲材料，最后把这座楼的工程量从头算到尾。</p>
      <ul><li>技术部分配现场实拍画面，帮助没有工地经历的学员建立直观印象；</li><li>计量部分逐条对照现行工程量计算规范，讲清扣与不扣的边界；</li><li>每章末尾附易错对比表与二十道同步题。</li></ul><p>建议配套教材同步使用，学习周期约十四周。</p>`,
    chapters: [
      lesson('第一章 工程地质', 'excavation', 0, { handout: 'exam-syllabus' }),
      part(
        '第二章 工程构造',
        lesson('工业与民用建筑工程的分类与组成', 'drawing'),
        lesson('道路、桥梁、涵洞工程构造', 'concrete'),
        lesson('地下工程的分类与组成', 'excavation')
      ),
      part(
        '第三章 工程材料',
        lesson('结构材料：钢材、水泥与混凝土', 'concrete'),
        lesson('装饰材料与功能材料', 'drawing')
      ),
      part(
        '第四章 工程施工技术',
        lesson('土石方、地基与基础施工', 'excavation'),
        lesson('主体结构与钢筋工程', 'rebar'),
        lesson('防水、保温与装饰工程', 'concrete')
      ),
      part(
        '第五章 工程计量',
        lesson('建筑面积计算', 'drawing', 0, { handout: 'case-set' }),
        lesson('土石方与桩基工程计量', 'excavation'),
        lesson('混凝土与钢筋工程计量', 'rebar'),
        lesson('装饰与措施项目计量', 'costing')
      ),
    ],
  }),
  course(1, {
    key: 'fc-anzhuang',
    courseName: '2027年一级造价工程师《建设工程技术与计量（安装工程）》',
    teacher: 'guchanghe',
    priceYuan: 1080,
    originalPriceYuan: 1380,
    orderCount: 407,
    publishedDaysAgo: 83,
    teachingType: '网络授课',
    rules: [{ ruleCode: '01', priceYuan: 980 }, { ruleCode: '06' }],
    description: `<h3>安装方向怎么学</h3><p>安装计量内容庞杂，材料、设备、管道、电气、通信各自成章。顾长河老师按“<strong>一根水管、一阵风、一度电</strong>”三条线索重组教材，把设备原理、施工工艺与计量规则放在同一节里讲，减少来回翻书。</p>
      <ul><li>共同部分讲材料、焊接、除锈防腐与吊装；</li><li>选做部分覆盖管道设备与电气自动化两组，按报考方向任选；</li><li>配二十张系统图识读练习，零基础也能跟上。</li></ul><p>每周更新答疑直播回放，购买后一年内有效。</p>`,
    chapters: [
      lesson('第一章 安装工程材料', 'rebar'),
      part(
        '第二章 安装工程施工技术',
        lesson('切割、焊接与热处理', 'rebar'),
        lesson('除锈、防腐蚀与绝热', 'concrete'),
        lesson('吊装技术', 'site-safety')
      ),
      lesson('第三章 安装工程计量基础', 'costing', 0, { handout: 'formula-sheet' }),
      part('第四章 通用设备工程', lesson('机械设备与热力设备', 'drawing'), lesson('消防与电气照明', 'site-safety')),
      lesson('第五章 管道和设备工程', 'drawing'),
      lesson('第六章 电气和自动化控制工程', 'drawing', 0, { handout: 'case-set' }),
    ],
  }),
  course(1, {
    key: 'fc-jijia',
    courseName: '2027年一级造价工程师《建设工程计价》',
    teacher: 'fangmingyuan',
    priceYuan: 980,
    originalPriceYuan: 1280,
    hot: true,
    orderCount: 871,
    publishedDaysAgo: 82,
    teachingType: '网络授课',
    relatedCourse: 'book-jijia',
    rules: [{ ruleCode: '01', priceYuan: 899 }, { ruleCode: '03', priceYuan: 799 }, { ruleCode: '06' }],
    description: `<h3>计价是四科的钥匙</h3><p>建议最先学习本科目。课程沿着“投资构成、计价依据、决策、设计、发承包、施工、竣工”七步展开，和一个真实项目的时间顺序完全一致，学完以后再看案例会轻松许多。</p>
      <ol><li>设备购置费与进口设备抵岸价：一张表理清所有口径；</li><li>定额消耗量与人材机单价：从工时测定讲到信息价；</li><li>合同价款调整：物价、变更、索赔三类题型逐一拆解。</li></ol><p>每章配真题讲评和计算题专训，可下载公式速查手册随身携带。</p>`,
    chapters: [
      part(
        '第一章 建设工程造价构成',
        lesson('设备及工器具购置费用', 'costing'),
        lesson('建筑安装工程费用', 'concrete'),
        lesson('工程建设其他费、预备费与建设期利息', 'costing', 0, { handout: 'formula-sheet' })
      ),
      part(
        '第二章 计价方法及计价依据',
        lesson('清单计价与定额计价', 'drawing'),
        lesson('人工、材料、机具台班消耗量', 'rebar')
      ),
      lesson('第三章 决策和设计阶段造价预测', 'drawing'),
      lesson('第四章 发承包阶段合同价款约定', 'costing'),
      part(
        '第五章 施工阶段合同价款调整与结算',
        lesson('合同价款调整', 'costing'),
        lesson('工程索赔与争议处理', 'site-safety', 0, { handout: 'case-set' })
      ),
      lesson('第六章 竣工决算与新增资产', 'welcome'),
    ],
  }),
  course(1, {
    key: 'fc-anli',
    courseName: '2027年一级造价工程师《建设工程造价案例分析》',
    teacher: 'shenruolan',
    priceYuan: 1280,
    originalPriceYuan: 1880,
    hot: true,
    orderCount: 763,
    publishedDaysAgo: 80,
    teachingType: '网络授课、面授',
    models: [
      { course: 'fc-anli-jing', name: '精讲班' },
      { course: 'fc-anli-ying', name: '面授集训营' },
    ],
    description: `<h3>案例题要动笔</h3><p>案例分析满分一百二十分，四小时写满答题卡，靠听是听不会的。沈若兰老师要求学员每讲先做后听：先在方格纸上写出完整步骤，再对照讲评找差距。</p>
      <ul><li><strong>精讲班</strong>：六类大题、三十六道典型题，全部录播，随到随学；</li><li><strong>面授集训营</strong>：在精讲班基础上增加五天面授，小班批改答卷。</li></ul><p>两种规格任选其一。面授集训营名额四十八人，报满后系统自动停止购买，差额可咨询服务电话。</p>`,
    chapters: [lesson('导学：案例卷的评分规则与书写规范', 'welcome')],
  }),
  course(1, {
    key: 'fc-anli-jing',
    courseName: '一级造价工程师《建设工程造价案例分析》精讲班',
    teacher: 'shenruolan',
    priceYuan: 1280,
    originalPriceYuan: 1480,
    tags: ['hide'],
    orderCount: 588,
    publishedDaysAgo: 80,
    teachingType: '网络授课',
    rules: [{ ruleCode: '06' }],
    description: `<h3>六类大题，一类一模板</h3><p>精讲班把案例卷拆成投资估算与财务分析、设计方案优选、工程计量与计价、招标投标、合同管理与索赔、结算与决算六类，每类先给答题模板，再做六道由浅入深的题目。</p>
      <ul><li>计量题提供可打印的图纸与空白算量表；</li><li>索赔题配套事件时间轴，训练先判责任再算数；</li><li>每题给出得分点标注，知道哪一步值几分。</li></ul><p>建议在完成计价与计量两科之后学习，周期十周，可上传答卷参加每月一次的集中讲评。</p>`,
    chapters: [
      lesson('专题一 投资估算与财务分析', 'costing', 0, { handout: 'formula-sheet' }),
      lesson('专题二 设计与施工方案优选', 'drawing'),
      part(
        '专题三 工程计量与计价',
        lesson('土方与基础算量', 'excavation'),
        lesson('主体与钢筋算量', 'rebar', 0, { handout: 'case-set' }),
        lesson('综合单价分析与清单编制', 'costing')
      ),
      lesson('专题四 招标与投标', 'drawing'),
      lesson('专题五 合同管理与索赔', 'site-safety'),
      lesson('专题六 工程结算与决算', 'concrete'),
    ],
  }),
  course(1, {
    key: 'fc-anli-ying',
    courseName: '一级造价工程师《建设工程造价案例分析》面授集训营',
    teacher: 'shenruolan',
    priceYuan: 2180,
    originalPriceYuan: 2580,
    tags: ['hide'],
    orderCount: 96,
    publishedDaysAgo: 45,
    teachingType: '面授＋网络授课',
    teachingAddr: '省城历下校区二号教学楼401阶梯教室（开营前一周短信通知报到时间）',
    rules: [{ ruleCode: '06' }],
    description: `<h3>五天，写完五套卷</h3><p>集训营每期四十八人，分八个小组，每组配一名批改老师。上午限时作答，下午逐份面批，晚上重写失分题，五天完成五套完整试卷。</p>
      <ol><li>第一天：财务分析与方案优选；</li><li>第二天：算量专场，现场读图；</li><li>第三天：招投标与索赔；</li><li>第四天：结算与综合卷；</li><li>第五天：全真模考与总结。</li></ol><p>费用含精讲班录播、讲义与午餐，不含往返交通和住宿。需自备计算器、直尺与签字笔，<strong>开营后不办理退费</strong>。</p>`,
    chapters: [
      lesson('营前必听：答题卡书写规范', 'welcome', 0, { handout: 'guide' }),
      lesson('营前必做：摸底卷讲评', 'costing', 0, { handout: 'case-set' }),
      lesson('第一天 财务分析与方案优选回放', 'live-replay'),
      lesson('第二天 算量专场回放', 'live-replay'),
      lesson('第三天 招投标与索赔回放', 'live-replay'),
      lesson('第四天 结算与综合卷回放', 'live-replay'),
    ],
  }),
]

export const firstClassCost: DraftCourse[] = [...management, ...otherSubjects]
