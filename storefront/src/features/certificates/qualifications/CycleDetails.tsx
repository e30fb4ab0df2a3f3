import { CountByText, ruleMessages } from '@zhuxue/api/terms/certificates/education_rules'
import { CycleState, CycleStateText, cycleMessages, missingText } from '@zhuxue/api/terms/certificates/cycles'
import { hoursText } from '@zhuxue/api/terms/settings/hours'
import type { EducationCycle } from '~/lib/http/apiTypes'
import { paths } from '~/lib/paths'
import { nextSort, sumOf, targetsBySpecialty } from './cycleProgress'
import { OutsideHours } from './OutsideHours'
import styles from './Qualifications.module.css'
import { TargetBar } from './TargetBar'

type Props = {
  cycle: EducationCycle
  isFirst: boolean
  onCourses: (requiredCourse: 0 | 1) => void
  onRemoveHours: (hours: EducationCycle['outsideHours'][number]) => void
}

/** How far the present cycle is, and the next step. */
export function CycleDetails({ cycle, isFirst, onCourses, onRemoveHours }: Props) {
  const { startsOn, endsOn, applyFrom, applyUntil, daysLeft, state, minutesPerHour, milestones } = cycle
  const notUploaded = sumOf(cycle, 'notUploadedMinutes')
  const next = nextSort(cycle)
  const groups = targetsBySpecialty(cycle)
  return (
    <div className={styles.cycle}>
      <p className={styles.period}>
        学时周期 {startsOn} 至 {endsOn}
        <span className={state === CycleState.Met ? 'tag tag--moss' : 'tag'}>{CycleStateText[state]}</span>
      </p>
      <div className={styles.targets}>
        {groups.map((targets) => (
          <section key={targets[0]!.specialty} aria-label={targets[0]!.specialtyName ?? undefined}>
            {groups.length > 1 && <h3>{targets[0]!.specialtyName}</h3>}
            {targets.map((target) => (
              <TargetBar key={target.requiredCourse} target={target} minutesPerHour={minutesPerHour} />
            ))}
          </section>
        ))}
      </div>
      <Sentence cycle={cycle} />
      <p className={styles.small}>
        {state === CycleState.Open && daysLeft >= 0 && <strong>距申请截止还有 {daysLeft} 天。</strong>}
        {applyFrom} 起可以申请延续注册，截止 {applyUntil}。{CountByText[cycle.countBy]}。
        {milestones.map(({ day, requiredHours, electiveHours }) => (
          <span key={day}>
            {day} 前须完成必修 {requiredHours}、选修 {electiveHours} 学时。
          </span>
        ))}
      </p>
      {!cycle.ruleChecked && (
        <p className={styles.unchecked}>
          {ruleMessages.unchecked}（{cycle.ruleSource}，1 学时按 {minutesPerHour} 分钟计）
        </p>
      )}
      {notUploaded > 0 && (
        <p className={styles.upload}>
          {cycleMessages.notUploaded} {hoursText(notUploaded, minutesPerHour)}
          <a className="btn btn--small" href={paths.myCert}>
            去上传
          </a>
        </p>
      )}
      <OutsideHours cycle={cycle} onRemove={onRemoveHours} />
      <p className={styles.next}>
        {next !== null && (
          <button type="button" className={isFirst ? 'btn btn--primary' : 'btn'} onClick={() => onCourses(next)}>
            {next === 1 ? '学必修课' : '学选修课'}
          </button>
        )}
        <button type="button" className="link" onClick={() => onCourses(next ?? 1)}>
          哪些课程计入
        </button>
      </p>
    </div>
  )
}

function Sentence({ cycle }: { cycle: EducationCycle }) {
  if (cycle.state === CycleState.Met) return <p className={styles.met}>{cycleMessages.met}</p>
  if (cycle.state === CycleState.Closed) return <p className="note note--amber">{cycleMessages.closed}</p>
  const text = missingText(cycle)
  if (!text) return null
  return (
    <p className="note note--amber">
      {text}
      {cycle.daysLeft < 0 && `。${cycleMessages.afterDay}`}
    </p>
  )
}
