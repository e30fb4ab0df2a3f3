import { course, lesson, part, type DraftCourse } from './write.js'

/** Continuing education for municipal engineering (szgc). */
export const municipal: DraftCourse[] = [
  course(5, {
    key: 'ce-szgc-daolu',
    courseName: '市政公用工程·城市道路与桥梁施工技术（必修）',
    teacher: 'luojianping',
    priceYuan: 150,
    certSubject: 'szgc',
    requiredCourse: true,
    tags: ['MainCert'],
    hot: true,
    orderCount: 724,
    publishedDaysAgo: 80,
    teachingType: '网络授课',
    relatedCourse: 'mat-szgc-bixiu',
    rules: [
      { ruleCode: '01', priceYuan: 135 },
      { ruleCode: '04', priceYuan: 128 },
    ],
    description: `<h3>课程简介</h3><p>课程以一条城市快速路改造为背景，讲解路基处理、水稳基层、沥青面层、桥梁预制拼装和占道交通组织的技术要点。罗建平总工把三十余个项目中的教训整理成“做对”与“做错”两组照片，对照讲解。</p>
      <ul><li>旧路检测与路基处理；</li><li>水稳与沥青摊铺质量控制；</li><li>预制节段拼装与支架现浇；</li><li>交通导改与文明施工。</li></ul><p>总学时八百四十分钟，为主项必修课程。教材可一并购买，章节测试通过后学时方可上传。</p>`,
    chapters: [
      part(
        '道路工程',
        lesson('旧路检测与利用', 'drawing', 84),
        lesson('路基处理与压实', 'excavation', 84),
        lesson('水泥稳定基层', 'concrete', 84),
        lesson('沥青混合料摊铺', 'concrete', 84)
      ),
      part(
        '桥梁工程',
        lesson('桩基与承台', 'excavation', 84),
        lesson('支架现浇箱梁', 'rebar', 84, { handout: 'case-set' }),
        lesson('预制拼装桥梁', 'concrete', 84)
      ),
      part(
        '施工组织',
        lesson('占道施工与交通导改', 'site-safety', 84),
        lesson('扬尘、噪声与管线保护', 'site-safety', 84),
        lesson('工程案例复盘', 'live-replay', 84)
      ),
    ],
  }),
  course(5, {
    key: 'ce-szgc-guanlang',
    courseName: '市政公用工程·地下管网与综合管廊（必修）',
    teacher: 'luojianping',
    priceYuan: 150,
    certSubject: 'szgc',
    requiredCourse: true,
    tags: ['MainCert'],
    hot: true,
    orderCount: 641,
    publishedDaysAgo: 79,
    teachingType: '网络授课',
    relatedCourse: 'mat-szgc-bixiu',
    rules: [{ ruleCode: '04', priceYuan: 128 }],
    description: `<h3>课程简介</h3><p>地下管网是城市的里子。课程介绍给水、排水、燃气、热力管道与综合管廊的施工方法，讲清开槽、顶管、定向钻与盾构的适用条件，并针对雨污分流改造中常见的错接混接问题给出排查和治理步骤。</p>
      <ul><li>沟槽开挖与降水支护；</li><li>非开挖施工与地面沉降控制；</li><li>管道功能性试验；</li><li>管廊防水与附属设施。</li></ul><p>总学时八百四十分钟，主项必修。配套教材第三编内容与本课一致，建议学习前先浏览图例。</p>`,
    chapters: [
      lesson('第一讲 管网规划与图纸识读', 'drawing', 84),
      lesson('第二讲 沟槽开挖与支护', 'excavation', 84),
      lesson('第三讲 管道安装与接口', 'rebar', 84),
      part(
        '第四讲 非开挖技术',
        lesson('顶管施工', 'excavation', 84),
        lesson('水平定向钻', 'drawing', 84),
        lesson('沉降监测与控制', 'site-safety', 84)
      ),
      lesson('第五讲 功能性试验', 'concrete', 84),
      lesson('第六讲 综合管廊主体', 'concrete', 84),
      lesson('第七讲 管廊附属设施', 'site-safety', 84),
      lesson('第八讲 雨污分流改造案例', 'live-replay', 84, { handout: 'case-set' }),
    ],
  }),
  course(5, {
    key: 'ce-szgc-fagui',
    courseName: '市政公用工程·法规、质量与安全管理（必修）',
    teacher: 'qinshuyi',
    priceYuan: 150,
    certSubject: 'szgc',
    requiredCourse: true,
    tags: ['MainCert'],
    orderCount: 598,
    publishedDaysAgo: 78,
    teachingType: '网络授课',
    relatedCourse: 'mat-szgc-bixiu',
    rules: [{ ruleCode: '02', priceYuan: 120 }],
    description: `<h3>课程简介</h3><p>课程由法律教师与市政工程师合讲：前半部分解读与市政工程关系最密切的法规条款，后半部分结合道路塌陷、管线挖断、有限空间中毒等事故，说明项目管理人员应当在哪些节点留痕、在哪些节点叫停。</p>
      <ul><li>招标投标与信用评价；</li><li>地下管线保护的法律责任；</li><li>有限空间作业安全；</li><li>质量保修与移交养护。</li></ul><p>总学时八百四十分钟，与另外两门必修课合计达到主项证书必修要求。企业内部渠道凭专属码享内部价。</p>`,
    chapters: [
      lesson('第一讲 市政工程法规概览', 'drawing', 84),
      lesson('第二讲 招投标与信用评价', 'costing', 84),
      lesson('第三讲 合同履约与支付', 'costing', 84),
      lesson('第四讲 地下管线保护', 'excavation', 84),
      lesson('第五讲 有限空间作业', 'site-safety', 84),
      lesson('第六讲 基坑与模架安全', 'rebar', 84),
      lesson('第七讲 质量控制与检测', 'concrete', 84),
      lesson('第八讲 事故警示', 'site-safety', 84),
      lesson('第九讲 保修与养护移交', 'welcome', 84),
      lesson('第十讲 综合案例', 'live-replay', 84),
    ],
  }),
  course(5, {
    key: 'ce-szgc-haimian',
    courseName: '市政公用工程·海绵城市与内涝治理（选修）',
    teacher: 'luojianping',
    priceYuan: 110,
    certSubject: 'szgc',
    requiredCourse: false,
    tags: ['MainCert'],
    hot: true,
    orderCount: 402,
    publishedDaysAgo: 63,
    teachingType: '网络授课',
    rules: [{ ruleCode: '06' }],
    description: `<h3>课程简介</h3><p>同样的雨，为什么有的路口积水到膝盖，有的路口半小时就干？课程从汇水分区和竖向设计讲起，介绍透水铺装、下沉式绿地、调蓄池和雨水泵站的施工做法，用一个老城区内涝点的整治过程说明“渗、滞、蓄、净、用、排”怎样落到图纸。</p>
      <ul><li>内涝成因诊断方法；</li><li>海绵设施施工质量要点；</li><li>调蓄与泵站；</li><li>运行维护与效果评估。</li></ul><p>总学时四百八十分钟，主项选修课程。</p>`,
    chapters: [
      lesson('第一讲 内涝成因与诊断', 'drawing', 80),
      lesson('第二讲 透水铺装与下沉绿地', 'concrete', 80),
      lesson('第三讲 调蓄池施工', 'excavation', 80),
      lesson('第四讲 雨水泵站', 'rebar', 80),
      lesson('第五讲 运行维护与评估', 'site-safety', 80),
      lesson('第六讲 老城区整治案例', 'live-replay', 80, { handout: 'case-set' }),
    ],
  }),
  course(5, {
    key: 'ce-szgc-add-bixiu',
    courseName: '市政公用工程·增项证书综合必修课',
    teacher: 'luojianping',
    priceYuan: 160,
    certSubject: 'szgc',
    requiredCourse: true,
    tags: ['AdditionalCert'],
    orderCount: 276,
    publishedDaysAgo: 76,
    teachingType: '网络授课',
    relatedCourse: 'mat-szgc-bixiu',
    rules: [{ ruleCode: '04', priceYuan: 138 }],
    description: `<h3>课程简介</h3><p>为市政公用工程增项人员设计，突出市政专业与房建专业的差异：线性工程的组织方式、占道施工的审批、地下管线的探测与保护、移交养护的程序。已经熟悉房建项目的学员可以快速补齐市政知识。</p>
      <ul><li>市政专业法规与审批；</li><li>道路、桥梁、管网施工要点；</li><li>占道与夜间施工安全；</li><li>质量验收与移交。</li></ul><p>总学时九百六十分钟，学满并通过课程测试后上传至省级系统。购买前请核对证书增项专业。</p>`,
    chapters: [
      part(
        '专业法规',
        lesson('审批与许可', 'drawing', 96),
        lesson('管线保护责任', 'excavation', 96)
      ),
      part(
        '专业技术',
        lesson('道路工程要点', 'concrete', 96),
        lesson('桥梁工程要点', 'rebar', 96),
        lesson('管网工程要点', 'excavation', 96),
        lesson('垃圾与污水处理厂站', 'concrete', 96)
      ),
      part(
        '安全与验收',
        lesson('占道与夜间施工', 'site-safety', 96),
        lesson('有限空间作业', 'site-safety', 96),
        lesson('质量验收', 'drawing', 96),
        lesson('移交与养护', 'costing', 96)
      ),
    ],
  }),
  course(5, {
    key: 'ce-szgc-add-xuan',
    courseName: '市政公用工程·增项证书综合选修课',
    teacher: 'luojianping',
    priceYuan: 99,
    certSubject: 'szgc',
    requiredCourse: false,
    tags: ['AdditionalCert'],
    orderCount: 213,
    publishedDaysAgo: 70,
    teachingType: '网络授课',
    description: `<h3>课程简介</h3><p>选修课围绕城市更新中的市政短板展开，精选老旧小区管网改造、人行道与无障碍提升、智慧路灯与多杆合一、口袋公园四个小型项目，讲解小项目怎样做好组织、协调居民和控制造价。</p>
      <ul><li>老旧小区管网改造；</li><li>人行道与无障碍设施；</li><li>多杆合一与智慧照明；</li><li>口袋公园与边角地利用。</li></ul><p>总学时四百五十分钟。课程节奏轻快，每讲结束留一个讨论题，可在评论区分享所在城市的做法。</p>`,
    chapters: [
      lesson('第一讲 老旧小区管网改造', 'excavation', 90),
      lesson('第二讲 人行道与无障碍', 'concrete', 90),
      lesson('第三讲 多杆合一', 'rebar', 90),
      lesson('第四讲 口袋公园', 'drawing', 90),
      lesson('第五讲 小型项目造价控制', 'costing', 90),
    ],
  }),
  course(5, {
    key: 'ce-szgc-shengli',
    courseName: '市政公用工程·污水处理厂提标改造（选修）',
    courseStatus: 'auditing',
    teacher: 'luojianping',
    priceYuan: 110,
    certSubject: 'szgc',
    requiredCourse: false,
    tags: ['MainCert'],
    publishedDaysAgo: 0,
    teachingType: '网络授课',
    description: `<h3>课程简介</h3><p>课程讲解污水处理厂在不停产条件下的提标改造：如何分组停池、如何搭接临时管路、如何在有限场地内新增深度处理单元，并介绍防腐、满水试验、设备单机与联动调试的质量要求。</p>
      <ul><li>工艺流程与改造目标；</li><li>不停产施工组织；</li><li>池体结构与防腐；</li><li>设备安装与调试。</li></ul><p>总学时三百六十分钟。课程已提交审核，通过后开放购买，届时可与海绵城市课程任选其一完成选修学时。</p>`,
    chapters: [
      lesson('第一讲 工艺与改造目标', 'drawing', 90),
      lesson('第二讲 不停产施工组织', 'site-safety', 90),
      lesson('第三讲 池体结构与防腐', 'concrete', 90),
      lesson('第四讲 设备安装与调试', 'rebar', 90),
    ],
  }),
]
