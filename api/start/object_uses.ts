/** Where an object is used, so that nobody deletes or changes it blindly (docs/product.md 15.5). */
import db from '@adonisjs/lucid/services/db'
import { kindOf } from '#start/object_types'
import { titlesOf, type ObjectTitle } from '#start/object_titles'

export interface ObjectUses {
  uses: ObjectTitle[]
  /** Orders with the course, or with the code of the channel. */
  orders: number
}

const most = 100

export async function usesOf(object: string): Promise<ObjectUses> {
  const kind = kindOf(object)
  const id = object.slice(kind.length + 1)
  const users = await (finders[kind]?.(id) ?? [])
  const titles = await titlesOf([...new Set(users)].slice(0, most))
  return { uses: titles.filter(({ gone }) => !gone), orders: await ordersWith(kind, Number(id)) }
}

type Rows = { id: number }[]
const named = (kind: string, rows: Rows) => rows.map(({ id }) => `${kind}:${id}`)

const finders: Record<string, (id: string) => Promise<string[]>> = {
  'question': async (id) => {
    const question = await db.from('questions').where('id', Number(id)).select('question_bank_id').first()
    const listed: Rows = await papers()
      .join('paper_questions as q', 'q.paper_id', 'papers.id')
      .where('q.question_id', Number(id))
      .distinct('papers.id')
    return [...named('paper', listed), ...(question ? await papersDrawingFrom(question.question_bank_id) : [])]
  },
  'question-bank': async (id) => {
    const listed: Rows = await papers()
      .join('paper_questions as l', 'l.paper_id', 'papers.id')
      .join('questions as q', 'q.id', 'l.question_id')
      .where('q.question_bank_id', Number(id))
      .whereNull('q.deleted_at')
      .distinct('papers.id')
    return [...named('paper', listed), ...(await papersDrawingFrom(Number(id)))]
  },
  'paper': async (id) => {
    const paper = await db.from('papers').where('id', Number(id)).select('course_id', 'chapter_id').first()
    if (paper?.chapter_id) return [`chapter:${paper.chapter_id}`]
    return paper?.course_id ? [`course:${paper.course_id}`] : []
  },
  'cloud-video': async (videoId) => {
    const chapters: Rows = await db.from('chapters').where('video_id', videoId).select('id')
    const courses: Rows = await db.from('courses').where('video_id', videoId).select('id')
    return [...named('chapter', chapters), ...named('course', courses)]
  },
  'course': async (id) => {
    const bundles: Rows = await db
      .from('course_models')
      .where('model_course_id', Number(id))
      .distinct('course_id as id')
    const related: Rows = await db.from('courses').where('related_course_id', Number(id)).select('id')
    return [...named('course', bundles), ...named('course', related)]
  },
}

const papers = () => db.from('papers').whereNull('papers.deleted_at')

/** Draw rules are JSON, which no query of the common subset reads. */
async function papersDrawingFrom(bankId: number): Promise<string[]> {
  const rows = await papers().whereNotNull('draw_rules').select('id', 'draw_rules')
  const draws = ({ draw_rules: rules }: { draw_rules: string }) =>
    (JSON.parse(rules) as { questionBankIds: number[] }[]).some(({ questionBankIds }) =>
      questionBankIds.includes(bankId)
    )
  return named('paper', rows.filter(draws))
}

async function ordersWith(kind: string, id: number): Promise<number> {
  const found =
    kind === 'course'
      ? db.from('order_items').where('course_id', id).countDistinct('order_id as total')
      : kind === 'user'
        ? db
            .from('orders')
            .join('channels', 'channels.id', 'orders.channel_id')
            .where('channels.user_id', id)
            .count('* as total')
        : null
  return found ? Number((await found)[0].total) : 0
}
