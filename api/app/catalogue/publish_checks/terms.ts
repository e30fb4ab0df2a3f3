import { ChapterTitleMax, chapterName } from '../chapters/terms.js'

/** Kinds of missing items of a course to be sold (docs/product.md 2.18). */
export const MissingItemKind = {
  Name: 'name',
  Cover: 'cover',
  Price: 'price',
  PriceAboveOriginal: 'price-above-original',
  Text: 'text',
  ShortText: 'short-text',
  LiveDate: 'live-date',
  LivePast: 'live-past',
  LiveLength: 'live-length',
  EmptyBundle: 'empty-bundle',
  ModelUnpublished: 'model-unpublished',
  NoChapter: 'no-chapter',
  NoVideo: 'no-video',
  NoMinutes: 'no-minutes',
  DefaultName: 'default-name',
} as const
export type MissingItemKind = (typeof MissingItemKind)[keyof typeof MissingItemKind]

/** `field` is one of the course form, `chapters` for the chapter list, or null for an item of a chapter. */
export interface MissingItem {
  kind: MissingItemKind
  text: string
  field: string | null
  chapterId: number | null
}

/** Items that no reason overrules. */
export const BlockingItems: readonly MissingItemKind[] = ['name', 'cover', 'price', 'live-date', 'live-length']

/** Also at the field of the form and in the review. */
export const PriceAboveOriginalText = '优惠价高于原价：商城按优惠价出售，不显示原价'

/** Rules with a price that is not below the selling price, which never apply. Both in the same unit. */
export function ineffectiveRules(
  sellingPrice: number | null,
  rules: readonly { ruleCode: string; price: number | null }[]
): string[] {
  if (!sellingPrice) return []
  return rules.filter(({ price }) => price !== null && price >= sellingPrice).map(({ ruleCode }) => ruleCode)
}

/** Also at the field of the form and in the review. */
export const ineffectiveRulesText = (codes: readonly string[]) =>
  `优惠规则 ${codes.join('、')} 的价格不低于优惠价，不会生效`

/** Minimum characters of the introduction of a priced video course. */
export const IntroductionMin = 50
export const ShortNameMin = 2

export const MissingItemText = {
  'name': () => '没有名称',
  'cover': () => '没有封面',
  'price': () => '没有价格（免费课程请加上“免费课程”标签）',
  'price-above-original': () => PriceAboveOriginalText,
  'text': () => '没有介绍',
  'short-text': () => `介绍不足${IntroductionMin}字`,
  'live-date': () => '没有填写开播时间',
  'live-past': () => '开播时间已经过去',
  'live-length': () => '没有填写直播时长',
  'empty-bundle': () => '套餐里没有课程',
  'model-unpublished': (name) => `规格《${name}》还没有发布`,
  'no-chapter': () => '没有已发布的章节',
  'no-video': (title) => `章节“${title}”没有视频`,
  'no-minutes': (title) => `章节“${title}”没有学时，学员无法观看`,
  'default-name': (title) => `章节“${title}”仍是默认名称`,
} as const satisfies Record<MissingItemKind, (name: string) => string>

/** For the review: the titles of the first chapters, and how many there are. */
export function overlongCreditsText(titles: readonly string[]): string {
  const named = titles.slice(0, 3).map((title) => `“${title}”`)
  return `${titles.length} 个章节的学时超过视频时长，请核对：${named.join('、')}${titles.length > 3 ? '等' : ''}`
}

export function blocksPublishing({ kind }: MissingItem): boolean {
  return BlockingItems.includes(kind)
}

/** As `chapterName` creates it, for any position. */
export function isDefaultChapterName(title: string, parentTitle?: string): boolean {
  const number = /\d+$/.exec(title.trim())?.[0]
  if (!number) return false
  const cut = parentTitle?.slice(0, ChapterTitleMax - `-${number}`.length)
  return [chapterName(Number(number)), chapterName(Number(number), cut)].includes(title.trim())
}

/** One message: kinds that concern many chapters are counted. */
export function publishCheckMessage(gaps: readonly MissingItem[], verb: string): string {
  const many = (kind: MissingItemKind, words: string) => {
    const count = gaps.filter((gap) => gap.kind === kind).length
    return count > 0 ? [`${count}个章节${words}`] : []
  }
  const counted: readonly MissingItemKind[] = ['no-video', 'no-minutes', 'default-name']
  const parts = [
    ...gaps.filter(({ kind }) => !counted.includes(kind)).map(({ text }) => text),
    ...many('no-video', '没有视频'),
    ...many('no-minutes', '没有学时'),
    ...many('default-name', '仍是默认名称'),
  ]
  return `还不能${verb}：${parts.join('，')}`
}
