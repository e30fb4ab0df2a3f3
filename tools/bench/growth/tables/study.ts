import { chance, seconds } from '../made_sql.js'
import type { Facts, Step } from '../steps.js'

const beatsOfSession = 20
const chaptersOfCourse = 10
const slice = 50_000
/**
 * The chapters that the holder of a right has watched, each in one session. The constant bound lets the database read
 * ten numbers for a right and not all of them.
 */
const watched = (share: number) => `user_courses u
  join growth_shelf s on s.course_id = u.course_id
  join growth_numbers on n <= ${chaptersOfCourse} and n <= 1 + floor(${chance('u.id', 3)} * ${chaptersOfCourse})
  join chapters c on c.id = s.first_chapter + n - 1
  where u.id > :from and u.id <= :to and u.user_id is not null and s.first_chapter is not null
    and ${chance('u.id', 4)} < ${share}`
const opened = `least(@filled_at, ${seconds('u.created_at', `${chance('u.id * 11 + n', 5)} * 5184000`)})`
/** Beats of younger sessions are not rolled up yet. */
const isRolledUp = 'p.opened_at < @filled_at - interval 30 day'

/** What is left of watching, by the beats that it took. */
export function tablesOfStudy({ beats, orders }: Facts): Step[] {
  // So many rights come of so many orders, and half of the ten chapters are watched.
  const share = Math.min(1, beats / beatsOfSession / (orders * 0.9) / 5.5)
  return [
    {
      table: 'chapter_progress',
      over: 'user_courses',
      ...{ slice, ignore: true, from: watched(share) },
      columns: {
        ...{ user_id: 'u.user_id', course_id: 'u.course_id', chapter_id: 'c.id' },
        ...{ credited_seconds: '1200', covered_seconds: '1200', segments: "'[[0,1200]]'" },
        ...{ position_seconds: '1200', completed_at: opened },
        ...{ created_at: opened, updated_at: opened },
      },
    },
    {
      table: 'play_sessions',
      over: 'chapter_progress',
      from: `chapter_progress u join chapters c on c.id = u.chapter_id where u.id > :from and u.id <= :to`,
      columns: {
        ...{ public_id: "concat('s', left(sha2(u.id, 256), 32))", user_id: 'u.user_id' },
        ...{ course_id: 'u.course_id', chapter_id: 'u.chapter_id', video_id: 'c.video_id' },
        ...{ state: "'superseded'", credited_seconds: '1200', position_seconds: '1200' },
        ...{ last_seq: String(beatsOfSession), device: "'手机浏览器'" },
        ip: "concat('10.0.', u.id % 256, '.', u.id % 199)",
        ...{ opened_at: 'u.created_at', last_beat_at: seconds('u.created_at', '1200') },
        ...{ credited_until: seconds('u.created_at', '1200') },
        closed_at: seconds('u.created_at', '1230'),
      },
    },
    {
      table: 'beat_rollups',
      over: 'play_sessions',
      from: `play_sessions p where p.id > :from and p.id <= :to and ${isRolledUp}`,
      columns: {
        ...{ play_session_id: 'p.id', beats: String(beatsOfSession), credited_seconds: '1200' },
        ...{ claimed_seconds: '1200', covered_seconds: '1200', segments: "'[[0,1200]]'" },
        ...{ refusals: "'{}'", hidden_beats: '0', fastest_rate_bp: '10000' },
        ...{ first_beat_at: 'p.opened_at', last_beat_at: 'p.last_beat_at' },
        rolled_up_at: '@filled_at',
      },
    },
    {
      table: 'play_beats',
      over: 'play_sessions',
      from: `play_sessions p join growth_numbers on n <= ${beatsOfSession}
        where p.id > :from and p.id <= :to and not (${isRolledUp}) order by p.id, n`,
      columns: {
        ...{ play_session_id: 'p.id', seq: 'n', server_at: seconds('p.opened_at', 'n * 60') },
        ...{ position_from_seconds: 'n * 60 - 60', position_to_seconds: 'n * 60' },
        ...{ claimed_seconds: '60', credited_seconds: '60', visible: '1', rate_bp: '10000' },
        segments: "concat('[[', n * 60 - 60, ',', n * 60, ']]')",
      },
    },
    ...tablesOfHours(),
  ]
}

/** Ten half days are enough for a certificate. */
const secondsOfChapter = 15_000
const secondsOfPrint = 144_000

/** Further education: certificates, records of courses, finished chapters, the ledger and what the province was told. */
function tablesOfHours(): Step[] {
  const educated = `user_courses u join courses c on c.id = u.course_id
    where u.id > :from and u.id <= :to and c.course_type = 5 and u.user_id is not null and u.refunded_at is null`
  const isUploaded = `${chance('g.id', 6)} < 0.7`
  const finished = `least(${chaptersOfCourse}, 1 + floor(${chance('g.id', 7)} * 2 * ${chaptersOfCourse}))`
  const booked =
    'course_edu_logs g join hour_entries e on e.course_edu_log_id = g.id where g.certificate_id = t.id'
  return [
    {
      table: 'certificates',
      over: 'user_courses',
      ...{ ignore: true, from: educated },
      columns: {
        ...{ user_id: 'u.user_id', cert_subject: 'c.cert_subject' },
        ...{ required_course: 'c.required_course', created_at: 'u.created_at' },
        certificate_status: "if(u.id % 2, 'pass', 'learning')",
      },
    },
    {
      table: 'course_edu_logs',
      over: 'user_courses',
      ignore: true,
      from: educated.replace(
        'where',
        `join certificates t on t.user_id = u.user_id and t.cert_subject = c.cert_subject
           and t.required_course = c.required_course where`
      ),
      columns: {
        ...{ user_id: 'u.user_id', course_id: 'u.course_id', certificate_id: 't.id' },
        total_seconds: String(secondsOfChapter * chaptersOfCourse),
        created_at: 'u.created_at',
      },
    },
    {
      table: 'study_logs',
      over: 'course_edu_logs',
      ignore: true,
      from: `course_edu_logs g join growth_shelf s on s.course_id = g.course_id
        join growth_numbers on n <= ${chaptersOfCourse} and n <= ${finished} where g.id > :from and g.id <= :to`,
      columns: {
        ...{ user_id: 'g.user_id', course_id: 'g.course_id', course_edu_log_id: 'g.id' },
        ...{ chapter_id: 's.first_chapter + n - 1', study_seconds: String(secondsOfChapter) },
        study_status: `if(${isUploaded}, 'used', 'unuse')`,
        ...{ test_passed: '1', created_at: seconds('g.created_at', 'n * 86400') },
      },
    },
    {
      table: 'hour_uploads',
      over: 'course_edu_logs',
      from: `course_edu_logs g where g.id > :from and g.id <= :to and ${isUploaded}`,
      columns: {
        ...{ push_id: "concat('p', g.id)", user_id: 'g.user_id', course_edu_log_id: 'g.id' },
        pushed_seconds: `${finished} * ${secondsOfChapter}`,
        ...{ state: "'confirmed'", attempts: '1', receipt_no: "concat('HB', g.id)" },
        request: `concat('{"pushId":"p', g.id, '","minutes":45,"courseName":"继续教育"}')`,
        answer: `'{"code":0,"message":"成功"}'`,
        ...{ sent_at: 'g.created_at', confirmed_at: 'g.created_at', created_at: 'g.created_at' },
      },
    },
    {
      table: 'hour_uploads',
      over: 'course_edu_logs',
      from: `course_edu_logs g where g.id > :from and g.id <= :to and not ${isUploaded} and g.id % 50 = 1
        and exists (select 1 from users where users.id = g.user_id and id_card_cipher is not null)`,
      columns: {
        ...{ push_id: "concat('q', g.id)", user_id: 'g.user_id', course_edu_log_id: 'g.id' },
        pushed_seconds: String(secondsOfChapter),
        ...{ state: "if(g.id % 100 = 1, 'refused', 'unknown')", attempts: '3' },
        open_key: 'if(g.id % 100 = 1, null, g.id)',
        ...{ request: `'{"minutes":45}'`, sent_at: 'g.created_at', created_at: 'g.created_at' },
      },
    },
    {
      table: 'hour_entries',
      over: 'study_logs',
      from: `study_logs l join course_edu_logs g on g.id = l.course_edu_log_id where l.id > :from and l.id <= :to`,
      columns: {
        ...{ user_id: 'l.user_id', course_edu_log_id: 'g.id', chapter_id: 'l.chapter_id' },
        ...{ kind: "'watch'", cause: "concat('watch:', l.id)", created_at: 'l.created_at' },
        available_seconds: `if(${isUploaded}, 0, l.study_seconds)`,
        used_seconds: `if(${isUploaded}, l.study_seconds, 0)`,
      },
    },
    {
      table: 'hour_entries',
      over: 'course_edu_logs',
      from: 'course_edu_logs g where g.id > :from and g.id <= :to and g.id % 40 = 1',
      columns: {
        ...{ user_id: 'g.user_id', course_edu_log_id: 'g.id', kind: "'correction'" },
        ...{ available_seconds: '900', cause: "concat('correction:', g.id)" },
        ...{ reason: "'断网补记'", created_at: 'g.created_at' },
      },
    },
    {
      table: 'certificate_issues',
      over: 'certificates',
      from: `certificates t where t.id > :from and t.id <= :to
        and (select sum(e.used_seconds) from ${booked}) > ${secondsOfPrint}`,
      columns: {
        ...{
          issue_no: "concat('ZX2026', lpad(t.id, 8, '0'))",
          verify_code: 'left(sha2(t.id, 256), 32)',
        },
        ...{ user_id: 't.user_id', cert_subject: 't.cert_subject', rule_version: '1' },
        ...{
          snapshot: `concat('{"userName":"学员","idCard":"420***********0011","certSubject":"', t.cert_subject, '","minutes":2433.3,"firstDay":"2024-03-01","lastDay":"2024-06-30","parts":[]}')`,
          credential: "repeat('x', 700)",
        },
        ...{ file_key: "concat('certificates/', t.id, '.pdf')", file_hash: 'sha2(t.id, 256)' },
        ...{ file_bytes: '39000', created_at: `(select max(e.created_at) from ${booked})` },
      },
    },
    {
      table: 'certificate_issue_lines',
      over: 'certificate_issues',
      from: `certificate_issues s join certificates t on t.id = cast(substr(s.issue_no, 7) as unsigned)
        where s.id > :from and s.id <= :to`,
      columns: {
        ...{ certificate_issue_id: 's.id', certificate_id: 't.id', valid_key: 't.id' },
        uploaded_seconds: String(secondsOfPrint + 1),
      },
    },
  ]
}
