import { course, lesson, part, type DraftCourse } from './write.js'

/** Continuing education for water conservancy (slsd). */
export const water: DraftCourse[] = [
  course(5, {
    key: 'ce-slsd-guanli',
    courseName: '水利水电工程·建设管理与法规（必修）',
    teacher: 'jianghanbo',
    priceYuan: 150,
    certSubject: 'slsd',
    requiredCourse: true,
    tags: ['MainCert'],
    hot: true,
    orderCount: 486,
    publishedDaysAgo: 79,
    teachingType: '网络授课',
    relatedCourse: 'mat-slsd-bixiu',
    rules: [
      { ruleCode: '01', priceYuan: 135 },
      { ruleCode: '04', priceYuan: 128 },
    ],
    description: `<h3>课程简介</h3><p>课程介绍水利工程项目法人责任制、招标投标制、建设监理制的最新要求，讲解质量监督、验收规程和标准化管理内容，并对稽察中反复出现的设计变更程序不全、资金支付不规范等问题进行归类分析。</p>
      <ul><li>建设程序与参建各方责任；</li><li>质量评定与法人验收、政府验收；</li><li>设计变更与资金管理；</li><li>稽察常见问题与整改。</li></ul><p>总学时八百四十分钟，主项必修课程。建议水利施工企业项目班子成员集中学习，集体报名享团购价。</p>`,
    chapters: [
      part(
        '建设管理',
        lesson('建设程序与三项制度', 'drawing', 84),
        lesson('参建各方责任', 'welcome', 84),
        lesson('设计变更管理', 'drawing', 84),
        lesson('资金与结算管理', 'costing', 84)
      ),
      part(
        '质量与验收',
        lesson('项目划分与质量评定', 'concrete', 84, { handout: 'exam-syllabus' }),
        lesson('法人验收与政府验收', 'concrete', 84),
        lesson('档案专项验收', 'drawing', 84)
      ),
      part(
        '监督与稽察',
        lesson('质量与安全监督', 'site-safety', 84),
        lesson('稽察常见问题', 'live-replay', 84),
        lesson('标准化管理', 'site-safety', 84)
      ),
    ],
  }),
  course(5, {
    key: 'ce-slsd-shigong',
    courseName: '水利水电工程·土石坝与水闸施工技术（必修）',
    teacher: 'jianghanbo',
    priceYuan: 150,
    certSubject: 'slsd',
    requiredCourse: true,
    tags: ['MainCert'],
    hot: true,
    orderCount: 452,
    publishedDaysAgo: 78,
    teachingType: '网络授课',
    relatedCourse: 'mat-slsd-bixiu',
    rules: [{ ruleCode: '04', priceYuan: 128 }],
    description: `<h3>课程简介</h3><p>江汉波老师参加过多座中小型水库的除险加固，课程就从一座渗漏的土坝讲起：如何找到渗漏通道，为什么选择防渗墙而不是帷幕灌浆，坝坡培厚怎样碾压，溢洪道与放水洞改造如何安排在一个枯水期内完成。</p>
      <ul><li>导流截流与基坑排水；</li><li>坝体填筑与防渗处理；</li><li>水闸、泵站混凝土施工；</li><li>金属结构与启闭设备。</li></ul><p>总学时八百四十分钟，主项必修。附除险加固工程施工进度样表，可供项目编制计划时参考。</p>`,
    chapters: [
      lesson('第一讲 导流与截流', 'excavation', 84),
      lesson('第二讲 基坑排水与地基处理', 'excavation', 84),
      lesson('第三讲 坝体填筑与碾压', 'excavation', 84),
      lesson('第四讲 混凝土防渗墙', 'concrete', 84),
      lesson('第五讲 灌浆工程', 'concrete', 84),
      lesson('第六讲 水闸施工', 'rebar', 84),
      lesson('第七讲 泵站施工', 'rebar', 84),
      lesson('第八讲 大体积混凝土温控', 'concrete', 84),
      lesson('第九讲 金属结构安装', 'site-safety', 84),
      lesson('第十讲 除险加固综合案例', 'live-replay', 84, { handout: 'case-set' }),
    ],
  }),
  course(5, {
    key: 'ce-slsd-anquan',
    courseName: '水利水电工程·安全生产与度汛管理（必修）',
    teacher: 'jianghanbo',
    priceYuan: 150,
    certSubject: 'slsd',
    requiredCourse: true,
    tags: ['MainCert'],
    orderCount: 431,
    publishedDaysAgo: 77,
    teachingType: '网络授课',
    relatedCourse: 'mat-slsd-bixiu',
    rules: [{ ruleCode: '02', priceYuan: 120 }],
    description: `<h3>课程简介</h3><p>水利工地临水、临边、临坡，最怕汛期来得比工期早。课程讲解水利工程危险源辨识、度汛方案编制、应急物资储备与抢险演练，结合三次超标准洪水中的现场处置，说明什么时候该守、什么时候该撤。</p>
      <ul><li>危险源辨识与风险评价；</li><li>度汛方案与应急预案；</li><li>高边坡、爆破与水上作业；</li><li>安全生产标准化评审。</li></ul><p>总学时八百四十分钟，主项必修。学完三门必修课合计两千五百二十分钟，可满足主项必修学时要求。</p>`,
    chapters: [
      part(
        '安全管理基础',
        lesson('责任体系与标准化', 'site-safety', 84),
        lesson('危险源辨识', 'site-safety', 84),
        lesson('安全教育与交底', 'welcome', 84)
      ),
      part(
        '专项作业安全',
        lesson('高边坡开挖', 'excavation', 84),
        lesson('爆破与拆除', 'excavation', 84),
        lesson('水上与潜水作业', 'site-safety', 84),
        lesson('起重与临时用电', 'rebar', 84)
      ),
      part(
        '度汛与应急',
        lesson('度汛方案编制', 'drawing', 84, { handout: 'guide' }),
        lesson('抢险技术', 'concrete', 84),
        lesson('应急演练回放', 'live-replay', 84)
      ),
    ],
  }),
  course(5, {
    key: 'ce-slsd-shuzi',
    courseName: '水利水电工程·数字孪生与智慧水利（选修）',
    teacher: 'jianghanbo',
    priceYuan: 110,
    certSubject: 'slsd',
    requiredCourse: false,
    tags: ['MainCert'],
    orderCount: 239,
    publishedDaysAgo: 60,
    teachingType: '网络授课',
    rules: [{ ruleCode: '06' }],
    description: `<h3>课程简介</h3><p>课程不谈概念，从一座中型水库的数据底板建设讲起：测了哪些数据、装了哪些传感器、模型怎样率定、预报怎样驱动调度，以及施工单位在信息化建设中需要交付什么、验收什么。</p>
      <ul><li>数据底板与监测感知；</li><li>水文预报与防洪调度模型；</li><li>工程安全监测分析；</li><li>信息化项目的建设与验收。</li></ul><p>总学时四百五十分钟，主项选修课程。适合水利施工、运行管理单位技术人员学习，不要求编程基础。</p>`,
    chapters: [
      lesson('第一讲 智慧水利总体框架', 'drawing', 90),
      lesson('第二讲 监测感知与数据底板', 'site-safety', 90),
      lesson('第三讲 预报与调度模型', 'drawing', 90),
      lesson('第四讲 工程安全监测', 'concrete', 90),
      lesson('第五讲 信息化项目验收', 'costing', 90),
    ],
  }),
  course(5, {
    key: 'ce-slsd-add-bixiu',
    courseName: '水利水电工程·增项证书综合必修课',
    teacher: 'jianghanbo',
    priceYuan: 160,
    certSubject: 'slsd',
    requiredCourse: true,
    tags: ['AdditionalCert'],
    orderCount: 184,
    publishedDaysAgo: 75,
    teachingType: '网络授课',
    relatedCourse: 'mat-slsd-bixiu',
    rules: [{ ruleCode: '04', priceYuan: 138 }],
    description: `<h3>课程简介</h3><p>为以水利水电工程作为增项的执业人员开设，重点补充水工建筑物、施工导流、质量评定与度汛管理等房建和市政项目较少接触的内容，用对照表说明各专业在项目划分、验收程序上的差别。</p>
      <ul><li>水利工程建设管理特点；</li><li>水工建筑物与导流；</li><li>土石方、混凝土与灌浆；</li><li>度汛与安全管理。</li></ul><p>总学时九百六十分钟，学满并通过测试后上传。课程在手机与电脑均可学习，同一时间只允许一台设备计时。</p>`,
    chapters: [
      part(
        '管理篇',
        lesson('水利建设管理特点', 'drawing', 96),
        lesson('质量评定与验收', 'concrete', 96),
        lesson('概预算体系', 'costing', 96)
      ),
      part(
        '技术篇',
        lesson('水工建筑物', 'drawing', 96),
        lesson('导流与截流', 'excavation', 96),
        lesson('土石方填筑', 'excavation', 96),
        lesson('混凝土与灌浆', 'concrete', 96)
      ),
      part(
        '安全篇',
        lesson('危险源辨识', 'site-safety', 96),
        lesson('度汛管理', 'site-safety', 96),
        lesson('事故案例', 'live-replay', 96)
      ),
    ],
  }),
  course(5, {
    key: 'ce-slsd-add-xuan',
    courseName: '水利水电工程·增项证书综合选修课',
    teacher: 'jianghanbo',
    priceYuan: 99,
    certSubject: 'slsd',
    requiredCourse: false,
    tags: ['AdditionalCert'],
    orderCount: 142,
    publishedDaysAgo: 69,
    teachingType: '网络授课',
    description: `<h3>课程简介</h3><p>选修课以农村水利为主题，介绍高标准灌区、农村供水、小流域治理和生态护岸四类常见项目的施工组织与质量控制。这些项目点多线长、单体规模小，课程重点讨论怎样分标段、怎样与村镇协调、怎样做好隐蔽工程留痕。</p>
      <ul><li>渠道衬砌与节水灌溉；</li><li>农村供水管网；</li><li>小流域综合治理；</li><li>生态护岸与河道景观。</li></ul><p>总学时四百五十分钟，适合县区水利施工企业与建设单位人员选学。</p>`,
    chapters: [
      lesson('第一讲 渠道衬砌', 'concrete', 90),
      lesson('第二讲 节水灌溉', 'drawing', 90),
      lesson('第三讲 农村供水管网', 'excavation', 90),
      lesson('第四讲 小流域治理', 'excavation', 90),
      lesson('第五讲 生态护岸', 'site-safety', 90),
    ],
  }),
]
