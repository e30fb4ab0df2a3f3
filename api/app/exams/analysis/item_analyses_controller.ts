import type { HttpContext } from '@adonisjs/core/http'
import { isAdmin, requireUser } from '#core/current_user'
import { sendWorkbook } from '#core/spreadsheet'
import { askedQuestion } from '#exams/analysis/question_as_shown'
import { exportAnalysis } from '#exams/analysis/export_analysis'
import { paperAnalysis } from '#exams/analysis/paper_analysis'
import { questionAnalysis } from '#exams/analysis/question_analysis'
import { currentQuestion } from '#exams/questions/question_list'

export default class ItemAnalysesController {
  async index(ctx: HttpContext) {
    return paperAnalysis(requireUser(ctx), ctx.params.id)
  }

  /** With the current question for an admin, who can correct it; null when it was deleted. */
  async show(ctx: HttpContext) {
    const { id, questionVersionId } = ctx.params
    const user = requireUser(ctx)
    const of = { paperId: Number(id), questionVersionId: Number(questionVersionId) }
    const asked = await askedQuestion(user, of)
    return { asked, question: isAdmin(user) ? await currentQuestion(asked.questionId) : null }
  }

  async export(ctx: HttpContext) {
    const sheet = await exportAnalysis(ctx, ctx.params.id)
    sendWorkbook(ctx, `${sheet.name}.xlsx`, sheet)
  }

  async ofQuestion({ params }: HttpContext) {
    return questionAnalysis(params.id)
  }
}
