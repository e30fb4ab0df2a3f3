import type { Infer } from '@vinejs/vine/types'
import { UserError } from '#core/errors'
import { prepareRichText } from '#core/rich_text/prepare_rich_text'
import { safeHtml } from '#core/rich_text/rich_text'
import { questionErrors, type QuestionContents } from '#exams/questions/check_question'
import type { questionValidator } from '#exams/questions/validators'
import type { Choice } from '#exams/questions/terms'

export type QuestionForm = Infer<typeof questionValidator>

/** Sanitized and checked (docs/threats.md T55). @throws UserError at the first invalid field */
export async function cleanQuestion(form: QuestionForm): Promise<QuestionContents> {
  const contents = await sanitised(form)
  const [fault] = questionErrors(contents)
  if (fault) throw new UserError(fault.sentence, { field: fault.field })
  return contents
}

/** Before anything is locked: rendering formulas takes time. */
async function sanitised(form: QuestionForm): Promise<QuestionContents> {
  const clean = async (html: string | null | undefined, field: string) => {
    const fault = await prepareRichText(html ?? '')
    if (fault) throw new UserError(fault, { field })
    return safeHtml(html ?? '')
  }
  const choices: Choice[] = []
  for (const { choiceNo, choiceName } of form.choices ?? []) {
    choices.push({ choiceNo, choiceName: await clean(choiceName, 'choices') })
  }
  return {
    questionType: form.questionType,
    questionText: await clean(form.questionText, 'questionText'),
    questionScore: form.questionScore,
    choices,
    questionKeys: keysOf(form),
    referenceAnswer: (await clean(form.referenceAnswer, 'referenceAnswer')) || null,
    explanation: (await clean(form.explanation, 'explanation')) || null,
  }
}

/** A single choice may come as `questionKey` alone. */
function keysOf({ questionKey, questionKeys }: QuestionForm): string[] {
  const keys = questionKeys ?? (questionKey ? [questionKey] : [])
  return [...keys].sort()
}
