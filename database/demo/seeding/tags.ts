import type { DemoQuestion } from '../content/questions/index.js'
import { whole } from './chance.js'

/** The first that is met in the text decides. */
const topics: [RegExp, chapterName: string, knowledgePoint: string][] = [
  [/利息|利率|计息|净现值|回收期|终值|现值/, '工程经济', '资金时间价值'],
  [/综合单价|清单|措施项目|税前造价|管理费/, '工程计价', '费用构成'],
  [/预付款|进度款|合同价|索赔/, '合同管理', '价款结算'],
  [/混凝土|水胶比|试件/, '混凝土工程', '强度与配合比'],
  [/基坑|土方|挖方|沟槽|边坡/, '土方工程', '土方开挖'],
  [/脚手架|高处|安全带|安全帽/, '施工安全', '高处作业'],
  [/临时用电|配电|漏电/, '施工安全', '临时用电'],
  [/路基|路面|压实/, '道路工程', '路基与路面'],
  [/管道|管段|污水|给水/, '管道工程', '管道施工'],
  [/堤|坝|水闸|渠/, '水工建筑', '堤坝与水闸'],
]

export function topicOf({ text }: DemoQuestion) {
  const [, chapter, point] = topics.find(([words]) => words.test(text)) ?? []
  return { chapter_name: chapter ?? null, knowledge_point: point ?? null }
}

/** Worked answers are harder than letters. */
export function difficultyOf({ key, questionType }: DemoQuestion): number {
  return questionType === 'askanswer' ? 4 : whole(`difficulty ${key}`, 1, 4)
}
