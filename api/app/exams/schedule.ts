import { BusinessZone } from '#core/time'
import SubmitOverdueAttemptsJob from '#exams/attempts/submit_overdue_attempts_job'
import DrawDailyQuestionJob from '#exams/wrong_questions/draw_daily_question_job'

await SubmitOverdueAttemptsJob.schedule({}).id('exams.submit_overdue').every('1m').run()
await DrawDailyQuestionJob.schedule({}).id('exams.draw_daily_question').cron('0 0 * * *').timezone(BusinessZone).run()
