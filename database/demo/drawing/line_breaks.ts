import { widthOf, type Setting } from './text_layout.js'

/**
 * Chinese line breaking for titles: never inside a word, no closing mark at the start of a line, no opening mark at its
 * end, and lines of a similar length.
 */
const closes = /^[、，。；：！？）》】」』”’·\-—%％]/u
const opens = /[（《【「『“‘]$/u
const goodBreakAfter = /[、，。；：！？）》】」』”·]$|\s$/u
const goodBreakBefore = /^[（《【「『“]/u

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Technical terms that a general dictionary would split. */
const terms =
  /继续教育|造价工程师|一级建造师|二级建造师|建造师|必修课|选修课|四科|两科|联报|通关|施工图|平法|识读|识图|上传|学时|工程量|清单|计价|计量|算量|组价|争议点|清单漏项|总承包|分包|索赔|海绵城市|综合管廊|装配式|混凝土|浇筑|养护|开挖|监测|支护|绑扎|钢结构|深基坑|高支模|土石坝|水闸|除险加固|度汛|导流|截流|质量通病|新技术|新工艺|新材料|公开课|真题|押题|考前|精编|精讲|手册|案例分析|智慧工地|零基础|实战|怎么谈|能不能|是不是|工程量清单|数字孪生|污水处理厂|智慧水利|内训|客服|实名|固定总价|已完工程|雨篷|加密区|优先受偿权|内部收益率|净现值|过程结算|价款|旧版|新版|学习包|主项证书|增项证书|通病|加固|改造|有没有|怎么算|怎么办/gu

/** Allowed line ends: the word boundaries, except inside a technical term. */
function boundariesOf(text: string): number[] {
  const starts = new Set([...segmenter.segment(text)].map(({ index }) => index))
  for (const { 0: term, index } of text.matchAll(terms)) {
    for (let inside = index + 1; inside < index + term.length; inside++) starts.delete(inside)
    starts.add(index)
    starts.add(index + term.length)
  }
  return [...starts, text.length].sort((a, b) => a - b)
}

/** The unbreakable pieces of a title. */
function piecesOf(text: string): string[] {
  const bounds = [...new Set(boundariesOf(text))]
  const segments = bounds.slice(1).map((end, index) => text.slice(bounds[index], end))
  const pieces: string[] = []
  for (const segment of segments) {
    const last = pieces.at(-1)
    if (last !== undefined && inseparable(last, segment)) pieces[pieces.length - 1] = last + segment
    else pieces.push(segment)
  }
  return pieces
}

function inseparable(left: string, right: string): boolean {
  return (
    closes.test(right) ||
    opens.test(left) ||
    (/\d$/u.test(left) && /^[年级版讲套℃%]/u.test(right)) ||
    /^[的了吗呢下中上后前时]$/u.test(right)
  )
}

function penaltyBetween(left: string, right: string): number {
  if (/^[与和及或]$/u.test(left)) return 0.2
  if (goodBreakAfter.test(left) || goodBreakBefore.test(right)) return -0.16
  if (/^\p{Script=Han}$/u.test(right.trim()) || /^\p{Script=Han}$/u.test(left.trim())) return 0.06
  return 0
}

/** The most even layout of a title in the given number of lines, or null when a line would be too wide. */
function setIn(count: number, text: string, width: number, setting: Setting): string[] | null {
  const pieces = piecesOf(text)
  const ideal = widthOf(text, setting) / count
  let best: { cost: number; lines: string[] } | null = null

  const walk = (from: number, lines: string[], cost: number) => {
    if (best && cost >= best.cost) return
    if (lines.length === count) {
      if (from === pieces.length) best = { cost, lines }
      return
    }
    for (let to = from + 1; to <= pieces.length; to++) {
      const line = pieces.slice(from, to).join('').trim()
      const wide = widthOf(line, setting)
      if (wide > width) break
      const ragged = ((wide - ideal) / ideal) ** 2
      const broken = to < pieces.length ? penaltyBetween(pieces[to - 1]!, pieces[to]!) : 0
      walk(to, [...lines, line], cost + ragged + broken + 0.2)
    }
  }
  walk(0, [], 0)

  return (best as { lines: string[] } | null)?.lines ?? null
}

const setting = (size: number): Setting => ({ size, weight: 'bold', tracking: 20 })

export interface Title {
  lines: string[]
  size: number
}

/**
 * The largest layout of a title from the given sizes: as few lines as that size allows, never more than `most`. Throws
 * when even the smallest size does not fit.
 */
export function setTitle(
  text: string,
  { width, sizes, most }: { width: number; sizes: number[]; most: number }
): Title {
  const one = sizes.find((size) => size >= 70 && setIn(1, text, width, setting(size)))
  if (one && text.length <= 6) return { lines: [text], size: one }

  for (const [step, size] of sizes.entries()) {
    const allowed = Math.min(most, step === 0 ? 2 : most)
    for (let count = 1; count <= allowed; count++) {
      const lines = setIn(count, text, width, setting(size))
      if (lines) return { lines, size }
    }
  }
  throw new Error(`Title does not fit: ${text}`)
}

/** An opening bracket is moved into the margin, so that the text below it is aligned. */
export function hang(line: string, size: number): number {
  return goodBreakBefore.test(line) ? -size * 0.5 : 0
}
