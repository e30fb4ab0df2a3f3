import { course, lesson, part, type DraftCourse } from './write.js'

/** Continuing education for building engineering (jzgc). */
export const building: DraftCourse[] = [
  course(5, {
    key: 'ce-jzgc-main-bundle',
    courseName: '建筑工程专业主项证书必修课学习包（四门）',
    teacher: 'muqinghe',
    priceYuan: 480,
    originalPriceYuan: 560,
    certSubject: 'jzgc',
    requiredCourse: true,
    tags: ['Package', 'MainCert'],
    hot: true,
    recommended: true,
    orderCount: 742,
    publishedDaysAgo: 87,
    teachingType: '网络授课',
    relatedCourse: 'mat-jzgc-bixiu',
    models: [
      { course: 'ce-jzgc-fagui', name: '建设法规与职业道德' },
      { course: 'ce-jzgc-zhiliang', name: '工程质量管理与通病防治' },
      { course: 'ce-jzgc-anquan', name: '施工安全与风险管控' },
      { course: 'ce-jzgc-xinjishu', name: '建筑业新技术应用' },
    ],
    rules: [
      { ruleCode: '02', priceYuan: 400 },
      { ruleCode: '04', priceYuan: 420 },
    ],
    description: `<h3>一次选齐主项必修</h3><p>学习包包含建筑工程专业主项证书所需的四门必修课，合计两千八百八十学习分钟。购买后四门课程同时进入“我的课程”，可按任意顺序学习，每门课程分别累计、分别上传。</p>
      <ul><li>建设法规与职业道德；</li><li>工程质量管理与通病防治；</li><li>施工安全与风险管控；</li><li>建筑业新技术应用。</li></ul><p>继续教育课程下单时须填写专属码，所在单位或报名点会提供。<strong>十人以上集体报名享团购价</strong>，购买人可在订单中按手机号分配给同事。</p>`,
    // A bundle earns no minutes of its own: hours are credited in the courses it contains.
    chapters: [],
  }),
  course(5, {
    key: 'ce-jzgc-fagui',
    courseName: '建筑工程·建设法规与职业道德（必修）',
    teacher: 'qinshuyi',
    priceYuan: 140,
    certSubject: 'jzgc',
    requiredCourse: true,
    tags: ['MainCert'],
    hot: true,
    orderCount: 1380,
    publishedDaysAgo: 87,
    teachingType: '网络授课',
    relatedCourse: 'mat-jzgc-bixiu',
    rules: [
      { ruleCode: '01', priceYuan: 126 },
      { ruleCode: '04', priceYuan: 120 },
    ],
    description: `<h3>课程简介</h3><p>课程梳理近三年建筑业法律法规与部门规章的变化，结合省内监督检查中发现的典型问题，讲清项目负责人在招标投标、质量安全、劳务用工、工程款支付等环节的法定责任，并以八个执业案例讨论职业操守。</p>
      <ul><li>建筑市场监管与信用管理；</li><li>施工许可与分包管理；</li><li>农民工工资支付保障；</li><li>执业行为规范与案例。</li></ul><p>总学时七百二十分钟，视频看满并通过课程测试后方可上传学时。购买须填写专属码。</p>`,
    chapters: [
      part(
        '第一章 建筑市场法规新变化',
        lesson('法律法规体系与近年修订', 'drawing', 90, { handout: 'exam-syllabus' }),
        lesson('企业资质与人员执业管理', 'welcome', 90)
      ),
      part(
        '第二章 承发包与合同',
        lesson('招标投标监管要点', 'costing', 90),
        lesson('转包与违法分包的认定', 'site-safety', 90),
        lesson('合同履约与争议化解', 'costing', 90)
      ),
      part(
        '第三章 劳动用工与工资支付',
        lesson('实名制与工资专户', 'welcome', 90),
        lesson('劳务纠纷案例', 'live-replay', 90)
      ),
      lesson('第四章 职业道德与执业案例', 'site-safety', 90),
    ],
  }),
  course(5, {
    key: 'ce-jzgc-zhiliang',
    courseName: '建筑工程·工程质量管理与通病防治（必修）',
    teacher: 'shenruolan',
    priceYuan: 140,
    certSubject: 'jzgc',
    requiredCourse: true,
    tags: ['MainCert'],
    hot: true,
    orderCount: 1265,
    publishedDaysAgo: 86,
    teachingType: '网络授课',
    relatedCourse: 'mat-jzgc-bixiu',
    rules: [
      { ruleCode: '01', priceYuan: 126 },
      { ruleCode: '04', priceYuan: 120 },
    ],
    description: `<h3>课程简介</h3><p>课程以住宅工程常见的渗漏、开裂、空鼓、保护层偏差为切入点，从材料、工艺、检验三个环节分析成因，给出可在班组中直接落实的防治措施，并讲解工程质量保证资料的规范整理方法。</p>
      <ul><li>地基基础与主体结构质量控制；</li><li>防水工程与外墙保温通病；</li><li>装饰装修与安装配合；</li><li>分户验收与资料归档。</li></ul><p>总学时七百二十分钟，分为八讲，每讲配一组工地对比照片。须实名学习，视频不可拖动跳过未看部分。</p>`,
    chapters: [
      lesson('第一讲 质量责任与管理体系', 'drawing', 90),
      lesson('第二讲 地基与基础质量控制', 'excavation', 90),
      lesson('第三讲 钢筋工程质量控制', 'rebar', 90),
      lesson('第四讲 混凝土工程裂缝防治', 'concrete', 90, { handout: 'case-set' }),
      lesson('第五讲 防水工程渗漏防治', 'concrete', 90),
      lesson('第六讲 外墙保温与装饰通病', 'site-safety', 90),
      lesson('第七讲 分户验收实务', 'drawing', 90),
      lesson('第八讲 质量资料整理', 'costing', 90),
    ],
  }),
  course(5, {
    key: 'ce-jzgc-anquan',
    courseName: '建筑工程·施工安全与风险管控（必修）',
    teacher: 'muqinghe',
    priceYuan: 140,
    certSubject: 'jzgc',
    requiredCourse: true,
    tags: ['MainCert'],
    hot: true,
    orderCount: 1304,
    publishedDaysAgo: 86,
    teachingType: '网络授课',
    relatedCourse: 'mat-jzgc-bixiu',
    rules: [
      { ruleCode: '01', priceYuan: 126 },
      { ruleCode: '04', priceYuan: 120 },
    ],
    description: `<h3>课程简介</h3><p>课程按照“风险辨识、分级管控、隐患排查、应急处置”的闭环展开，重点讲解危险性较大分部分项工程的方案编制与论证、起重机械、模板支撑、基坑与高处作业的安全要点，并复盘五起省内外事故。</p>
      <ul><li>双重预防体系的建立与运行；</li><li>危大工程专项方案与验收；</li><li>起重机械与脚手架安全；</li><li>应急演练的组织方法。</li></ul><p>总学时七百二十分钟，含一次课程测试。建议项目经理与安全员一起学习，课后任务可直接用于项目检查。</p>`,
    chapters: [
      part(
        '模块一 体系与责任',
        lesson('全员安全生产责任制', 'welcome', 80),
        lesson('双重预防机制', 'site-safety', 80)
      ),
      part(
        '模块二 危大工程',
        lesson('基坑工程', 'excavation', 80),
        lesson('模板支撑与脚手架', 'rebar', 80, { handout: 'case-set' }),
        lesson('起重机械安装与使用', 'site-safety', 80)
      ),
      part(
        '模块三 现场作业',
        lesson('高处作业与临边防护', 'site-safety', 80),
        lesson('临时用电与消防', 'site-safety', 80)
      ),
      part(
        '模块四 事故与应急',
        lesson('典型事故复盘', 'live-replay', 80),
        lesson('应急预案与演练', 'concrete', 80)
      ),
    ],
  }),
  course(5, {
    key: 'ce-jzgc-xinjishu',
    courseName: '建筑工程·建筑业新技术应用（必修）',
    teacher: 'muqinghe',
    priceYuan: 140,
    certSubject: 'jzgc',
    requiredCourse: true,
    tags: ['MainCert'],
    orderCount: 1187,
    publishedDaysAgo: 85,
    teachingType: '网络授课',
    relatedCourse: 'mat-jzgc-bixiu',
    rules: [{ ruleCode: '04', priceYuan: 120 }],
    description: `<h3>课程简介</h3><p>课程选取省内工程中已经成熟落地的十项新技术，讲解原理、工艺流程、质量要点与经济性，帮助项目管理人员判断“能不能用、值不值得用”。每项技术由参与实施的工程师介绍亲身经验。</p>
      <ul><li>高性能混凝土与钢筋新技术；</li><li>装配式混凝土与钢结构；</li><li>铝合金模板与爬架；</li><li>超低能耗与信息化施工。</li></ul><p>总学时七百二十分钟，与法规、质量、安全三门课程共同构成主项必修。学习进度在手机与电脑之间自动同步。</p>`,
    chapters: [
      lesson('第一讲 新技术推广与选用原则', 'drawing', 90),
      lesson('第二讲 高性能混凝土', 'concrete', 90),
      lesson('第三讲 高强钢筋与机械连接', 'rebar', 90),
      lesson('第四讲 装配式混凝土结构', 'concrete', 90),
      lesson('第五讲 铝模与附着式升降脚手架', 'site-safety', 90),
      lesson('第六讲 深基坑支护新工艺', 'excavation', 90),
      lesson('第七讲 超低能耗建筑', 'drawing', 90),
      lesson('第八讲 信息化与智慧工地', 'costing', 90),
    ],
  }),
  course(5, {
    key: 'ce-jzgc-xuan-zhuangpei',
    courseName: '建筑工程·装配式建筑施工与管理（选修）',
    teacher: 'muqinghe',
    priceYuan: 120,
    certSubject: 'jzgc',
    requiredCourse: false,
    tags: ['MainCert'],
    hot: true,
    orderCount: 865,
    publishedDaysAgo: 81,
    teachingType: '网络授课',
    relatedCourse: 'mat-jzgc-xuanxiu',
    rules: [{ ruleCode: '01', priceYuan: 108 }],
    description: `<h3>课程简介</h3><p>课程跟随一栋十八层装配式住宅的施工全过程，从构件深化、驻厂监造、运输堆放，到吊装、套筒灌浆、后浇节点，逐一讲解操作要点与检验方法，并对装配率计算和成本增量作了测算示例。</p>
      <ul><li>深化设计与构件拆分；</li><li>构件进场验收与堆放；</li><li>吊装组织与灌浆质量；</li><li>装配率计算与造价分析。</li></ul><p>总学时五百四十分钟，适合主项证书选修。现场画面均为实拍，灌浆饱满度检测一节建议反复观看。</p>`,
    chapters: [
      lesson('第一讲 装配式建筑概述与装配率', 'drawing', 90),
      lesson('第二讲 深化设计与构件生产', 'rebar', 90),
      lesson('第三讲 运输、堆放与进场验收', 'site-safety', 90),
      lesson('第四讲 吊装与支撑', 'site-safety', 90),
      lesson('第五讲 套筒灌浆与节点', 'concrete', 90, { handout: 'case-set' }),
      lesson('第六讲 成本与工期分析', 'costing', 90),
    ],
  }),
  course(5, {
    key: 'ce-jzgc-xuan-gaizao',
    courseName: '建筑工程·既有建筑加固与改造（选修）',
    teacher: 'shenruolan',
    priceYuan: 120,
    certSubject: 'jzgc',
    requiredCourse: false,
    tags: ['MainCert'],
    orderCount: 512,
    publishedDaysAgo: 74,
    teachingType: '网络授课',
    relatedCourse: 'mat-jzgc-xuanxiu',
    rules: [{ ruleCode: '06' }],
    description: `<h3>课程简介</h3><p>城市更新项目越来越多，加固改造的难点在于边用边修、图纸不全、隐患未知。课程围绕一所老旧教学楼的抗震加固与功能提升，介绍检测鉴定、方案比选、加固施工、节能改造和造价控制的完整过程。</p>
      <ul><li>检测鉴定报告怎么读；</li><li>增大截面、粘钢、碳纤维与外加柱；</li><li>边使用边施工的安全组织；</li><li>加固工程的计量计价要点。</li></ul><p>总学时四百五十分钟，选修课程。配套教材第三专题与本课内容对应，可结合阅读。</p>`,
    chapters: [
      lesson('第一讲 检测与鉴定', 'drawing', 75),
      lesson('第二讲 加固方案比选', 'drawing', 75),
      lesson('第三讲 混凝土结构加固施工', 'concrete', 75),
      lesson('第四讲 粘钢与碳纤维加固', 'rebar', 75),
      lesson('第五讲 不停用施工的组织', 'site-safety', 75),
      lesson('第六讲 加固工程计量计价', 'costing', 75),
    ],
  }),
  course(5, {
    key: 'ce-jzgc-add-bixiu',
    courseName: '建筑工程·增项证书综合必修课',
    teacher: 'qinshuyi',
    priceYuan: 160,
    certSubject: 'jzgc',
    requiredCourse: true,
    tags: ['AdditionalCert'],
    orderCount: 433,
    publishedDaysAgo: 83,
    teachingType: '网络授课',
    relatedCourse: 'mat-jzgc-bixiu',
    rules: [{ ruleCode: '04', priceYuan: 138 }],
    description: `<h3>课程简介</h3><p>面向以建筑工程作为增项的执业人员。增项学时要求低于主项，课程把法规更新、质量安全和新技术三部分内容压缩为一门综合课，突出与主项专业不同的知识点，避免重复学习。</p>
      <ul><li>建筑工程专业法规要点；</li><li>主体结构与防水质量控制；</li><li>高层建筑施工安全；</li><li>装配式与绿色建造概览。</li></ul><p>总学时九百六十分钟，学满并通过测试后上传。请确认本人证书确有该增项专业后再购买，线上课程付款后不支持退换。</p>`,
    chapters: [
      part(
        '法规与管理',
        lesson('专业法规更新', 'drawing', 96),
        lesson('项目负责人责任', 'welcome', 96),
        lesson('合同与劳务管理', 'costing', 96)
      ),
      part(
        '质量与安全',
        lesson('主体结构质量', 'rebar', 96),
        lesson('防水与保温', 'concrete', 96),
        lesson('高层施工安全', 'site-safety', 96),
        lesson('基坑与支护', 'excavation', 96)
      ),
      part(
        '新技术概览',
        lesson('装配式建筑', 'concrete', 96),
        lesson('绿色建造', 'site-safety', 96),
        lesson('智能建造', 'drawing', 96)
      ),
    ],
  }),
  course(5, {
    key: 'ce-jzgc-add-xuan',
    courseName: '建筑工程·增项证书综合选修课',
    teacher: 'muqinghe',
    priceYuan: 99,
    certSubject: 'jzgc',
    requiredCourse: false,
    tags: ['AdditionalCert'],
    orderCount: 388,
    publishedDaysAgo: 78,
    teachingType: '网络授课',
    relatedCourse: 'mat-jzgc-xuanxiu',
    description: `<h3>课程简介</h3><p>增项选修课以短小精悍为原则，精选五个在日常项目中最用得上的专题，每个专题由问题导入，用一张流程图和一个工程实例讲清做法，适合工期紧张、只能利用晚间学习的在职学员。</p>
      <ul><li>大体积混凝土温控；</li><li>钢结构安装与检测；</li><li>幕墙与屋面工程；</li><li>施工现场碳排放测算；</li><li>项目成本动态控制。</li></ul><p>总学时四百五十二点五分钟，最后一讲含案例讨论，略长一些。购买时填写专属码，按单位所在渠道享受相应折扣。</p>`,
    chapters: [
      lesson('专题一 大体积混凝土温控', 'concrete', 90),
      lesson('专题二 钢结构安装与检测', 'rebar', 90),
      lesson('专题三 幕墙与屋面工程', 'site-safety', 90),
      lesson('专题四 碳排放测算入门', 'drawing', 90),
      lesson('专题五 项目成本动态控制', 'costing', 92.5),
    ],
  }),
]
