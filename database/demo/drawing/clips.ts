import type { IllustrationName } from './illustrations/index.js'
import type { PaletteName } from './palette.js'
import type { DemoClip } from '../types.js'

interface Slide {
  heading: string
  points: [string, string, string]
  motif: IllustrationName
}

/**
 * Titles and lengths of the sample clips. The opening takes `opening` seconds, the slides share the rest. Files are in
 * media/clips/<key>: LD (360p), SD (480p), HD (720p), poster.
 */
export interface Clip {
  key: DemoClip
  title: string
  subtitle: string
  palette: PaletteName
  motif: IllustrationName
  seconds: number
  opening: number
  slides: Slide[]
}

export const clips: Clip[] = [
  {
    key: 'welcome',
    title: '欢迎来到筑学',
    subtitle: '认识你的线上课堂',
    palette: 'water',
    motif: 'survey',
    seconds: 24,
    opening: 6,
    slides: [
      {
        heading: '学一门课',
        points: ['先读课程介绍和讲义目录', '按章节顺序观看视频', '做完本章练习再往下学'],
        motif: 'network',
      },
      {
        heading: '学有所得',
        points: ['错题自动收进错题库', '学习时长随时可以查询', '学时达到要求后再上传'],
        motif: 'costCurve',
      },
    ],
  },
  {
    key: 'site-safety',
    title: '施工现场安全',
    subtitle: '进场之前必须知道的事',
    palette: 'safety',
    motif: 'helmet',
    seconds: 32,
    opening: 5,
    slides: [
      { heading: '进场三件事', points: ['安全帽系紧下颏带', '认清通道与警戒区', '参加班前安全交底'], motif: 'crane' },
      {
        heading: '高处作业',
        points: ['坠落高度 2 m 及以上', '安全带高挂低用', '临边洞口先防护后作业'],
        motif: 'frame',
      },
      {
        heading: '临时用电',
        points: ['三级配电，逐级保护', '每台设备专用开关箱', '检修先停电再验电'],
        motif: 'circuit',
      },
    ],
  },
  {
    key: 'rebar',
    title: '读懂一根梁的钢筋',
    subtitle: '平法标注从哪里看起',
    palette: 'building',
    motif: 'rebar',
    seconds: 28,
    opening: 4,
    slides: [
      { heading: '先看集中标注', points: ['梁的编号与跨数', '截面尺寸 b×h', '箍筋与上部通长筋'], motif: 'rebar' },
      { heading: '再看原位标注', points: ['支座上部纵筋', '梁的下部纵筋', '原位标注取值优先'], motif: 'frame' },
      {
        heading: '下料三要素',
        points: ['混凝土保护层厚度', '锚固与搭接长度', '弯钩和弯折的调整值'],
        motif: 'quantity',
      },
    ],
  },
  {
    key: 'concrete',
    title: '混凝土浇筑与养护',
    subtitle: '从开仓到拆模',
    palette: 'highway',
    motif: 'frame',
    seconds: 30,
    opening: 6,
    slides: [
      {
        heading: '浇筑之前',
        points: ['模板钢筋验收合格', '模板湿润但不积水', '核对配合比与坍落度'],
        motif: 'foundation',
      },
      { heading: '浇筑之中', points: ['分层浇筑，连续进行', '振捣快插慢拔', '现场不得随意加水'], motif: 'crane' },
      { heading: '浇筑之后', points: ['及时覆盖，保湿养护', '拆模时间看强度', '施工缝按要求处理'], motif: 'costCurve' },
    ],
  },
  {
    key: 'drawing',
    title: '建筑施工图识读',
    subtitle: '一套图纸怎样翻开',
    palette: 'general',
    motif: 'contract',
    seconds: 28,
    opening: 4,
    slides: [
      {
        heading: '从总到分',
        points: ['先看目录与设计说明', '再看平面、立面、剖面', '最后核对节点详图'],
        motif: 'contract',
      },
      {
        heading: '轴线与标高',
        points: ['横向轴线编阿拉伯数字', '竖向轴线编大写字母', '标高数字以米为单位'],
        motif: 'frame',
      },
      {
        heading: '尺寸与比例',
        points: ['尺寸数字以毫米为单位', '量图要乘比例的分母', '一律以标注数字为准'],
        motif: 'quantity',
      },
    ],
  },
  {
    key: 'costing',
    title: '一份造价是怎样算成的',
    subtitle: '工程量、单价与汇总',
    palette: 'cost',
    motif: 'quantity',
    seconds: 36,
    opening: 6,
    slides: [
      {
        heading: '工程量从哪里来',
        points: ['按图示尺寸逐项计算', '扣减与增加依据规则', '列式留痕，便于核对'],
        motif: 'quantity',
      },
      {
        heading: '综合单价怎么组',
        points: ['人工、材料、施工机具', '企业管理费与利润', '一定范围内的风险费用'],
        motif: 'contract',
      },
      {
        heading: '汇总成为造价',
        points: ['分部分项与措施项目', '其他项目逐项列明', '税金在最后计取'],
        motif: 'costCurve',
      },
    ],
  },
  {
    key: 'excavation',
    title: '深基坑开挖与监测',
    subtitle: '先撑后挖，信息化施工',
    palette: 'mining',
    motif: 'foundation',
    seconds: 32,
    opening: 5,
    slides: [
      {
        heading: '开挖之前',
        points: ['查明周边管线与建筑', '专项方案编审到位', '布设监测点并测初值'],
        motif: 'survey',
      },
      {
        heading: '开挖之中',
        points: ['分层分段，对称开挖', '先撑后挖，严禁超挖', '坑边不得超载堆物'],
        motif: 'foundation',
      },
      {
        heading: '看懂监测',
        points: ['支护结构水平位移', '周边地面与管线沉降', '地下水位与支撑轴力'],
        motif: 'costCurve',
      },
    ],
  },
  {
    key: 'live-replay',
    title: '案例分析答疑',
    subtitle: '直播回放',
    palette: 'electrical',
    motif: 'network',
    seconds: 40,
    opening: 7,
    slides: [
      {
        heading: '问题一：网络计划',
        points: ['最长的线路是关键线路', '总时差＝最迟开始－最早开始', '改了持续时间要重新找'],
        motif: 'network',
      },
      {
        heading: '问题二：赢得值',
        points: ['费用偏差＝赢得值－实际', '进度偏差＝赢得值－计划', '负值表示超支或落后'],
        motif: 'costCurve',
      },
      {
        heading: '问题三：工期索赔',
        points: ['先分清是谁的责任', '再与总时差比较大小', '在约定期限内书面提出'],
        motif: 'contract',
      },
    ],
  },
]
