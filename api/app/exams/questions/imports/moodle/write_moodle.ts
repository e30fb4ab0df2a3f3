import { CertSubjectText, type CertSubject } from '#catalogue/terms'
import { withMoodleFormulas } from '#exams/questions/imports/moodle/formulas'
import { MoodleTags } from '#exams/questions/imports/moodle/terms'
import type { toQuestion } from '#exams/questions/question_transformer'
import { QuestionType } from '#exams/questions/terms'

type Question = ReturnType<typeof toQuestion>

export interface EmbeddedFile {
  name: string
  base64: string
}
/** The picture behind a URL; null for one outside our store, which stays a link. */
type FindFile = (address: string) => Promise<EmbeddedFile | null>

export const moodleHead = (bankName: string) => `<?xml version="1.0" encoding="UTF-8"?>
<quiz>
<!-- question: 0  -->
  <question type="category">
    <category>
      <text>${escaped(`$course$/top/${bankName.replaceAll('/', '//')}`)}</text>
    </category>
    <info format="moodle_auto_format">
      <text></text>
    </info>
    <idnumber></idnumber>
  </question>

`
export const moodleTail = '</quiz>\n'

/** In the layout of Moodle's own writer (qformat_xml), which its reader accepts. */
export async function moodleQuestion(question: Question, findFile: FindFile): Promise<string> {
  const text = (html: string) => textWithFiles(html, findFile)
  const isAsked = question.questionType === QuestionType.AskAnswer
  return `<!-- question: ${question.questionId}  -->
  <question type="${isAsked ? 'essay' : 'multichoice'}">
    <name>
      <text>${escaped(question.questionName)}</text>
    </name>
    <questiontext format="html">
${await text(question.questionText)}
    </questiontext>
    <generalfeedback format="html">
${await text(question.explanation ?? '')}
    </generalfeedback>
    <defaultgrade>${question.questionScore.toFixed(7)}</defaultgrade>
    <penalty>0.0000000</penalty>
    <hidden>0</hidden>
    <idnumber></idnumber>
${isAsked ? await essay(question, text) : await choices(question, text)}${tags(question)}  </question>

`
}

type WriteText = (html: string) => Promise<string>

async function essay({ referenceAnswer }: Question, text: WriteText): Promise<string> {
  return `    <responseformat>editor</responseformat>
    <responserequired>1</responserequired>
    <responsefieldlines>15</responsefieldlines>
    <attachments>0</attachments>
    <attachmentsrequired>0</attachmentsrequired>
    <graderinfo format="html">
${await text(referenceAnswer ?? '')}
    </graderinfo>
    <responsetemplate format="html">
      <text></text>
    </responsetemplate>
`
}

async function choices(question: Question, text: WriteText): Promise<string> {
  const { questionType, questionKeys } = question
  const isSingle = questionType === QuestionType.Single
  // Moodle adds shares of the points: for all or nothing, a wrong choice has to take all of them.
  const share = isSingle ? 100 : Number((100 / questionKeys.length).toFixed(5))
  const wrong = isSingle ? 0 : -100
  const answers = question.choices.map(
    async ({ choiceNo, choiceName }) => `    <answer fraction="${
      questionKeys.includes(choiceNo) ? share : wrong
    }" format="html">
${await text(choiceName)}
      <feedback format="html">
        <text></text>
      </feedback>
    </answer>
`
  )
  const feedback = (name: string) => `    <${name} format="html">
      <text></text>
    </${name}>
`
  return [
    `    <single>${isSingle}</single>
    <shuffleanswers>true</shuffleanswers>
    <answernumbering>ABCD</answernumbering>
    <showstandardinstruction>0</showstandardinstruction>
`,
    ...['correctfeedback', 'partiallycorrectfeedback', 'incorrectfeedback'].map(feedback),
    ...(await Promise.all(answers)),
  ].join('')
}

function tags(question: Question): string {
  const { subjectCode, chapterName, knowledgePoint, difficulty, clauses } = question
  const facts: [keyof typeof MoodleTags, string | number | null][] = [
    ['subject', subjectCode && CertSubjectText[subjectCode as CertSubject]],
    ['chapter', chapterName],
    ['point', knowledgePoint],
    ['difficulty', difficulty],
    ...clauses.map((clause) => ['clauses', clause] as ['clauses', string]),
  ]
  const written = facts
    .filter(([, value]) => value)
    .map(([name, value]) => `      <tag><text>${escaped(`${MoodleTags[name]}:${value}`)}</text></tag>\n`)
  return written.length ? `    <tags>\n${written.join('')}    </tags>\n` : ''
}

const image = /(<img\b[^<>]*\bsrc=")([^"]*)(")/g

async function textWithFiles(html: string, findFile: FindFile): Promise<string> {
  const files = new Map<string, EmbeddedFile>()
  for (const [, , address] of html.matchAll(image)) {
    const file = files.has(address!) ? null : await findFile(address!)
    if (file) files.set(address!, file)
  }
  const linked = withMoodleFormulas(html).replace(image, (tag, before, address, after) => {
    const file = files.get(address)
    return file ? `${before}@@PLUGINFILE@@/${file.name}${after}` : tag
  })
  const embedded = [...files.values()].map(
    ({ name, base64 }) => `\n<file name="${escaped(name)}" path="/" encoding="base64">${base64}</file>`
  )
  return `      <text>${cdata(linked)}</text>${embedded.join('')}`
}

const cdata = (text: string) => (text ? `<![CDATA[${writable(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : '')

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => writable(text).replace(/[&<>"]/g, (sign) => signs[sign]!)

/** XML forbids control characters and lone surrogates. */
const writable = (text: string) => text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
