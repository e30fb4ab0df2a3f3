import { foreignMessages } from '@zhuxue/api/terms/certificates/foreign'
import { FailedState } from '~/components/ui/EmptyState'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { minute } from '~/lib/format'
import { paths } from '~/lib/paths'
import { TranscriptTable } from './TranscriptTable'
import styles from './Transcript.module.css'
import { foreignColumns } from './foreignColumns'
import { certificateColumns, courseColumns, cycleColumns, printColumns, testColumns, uploadColumns } from './columns'

/** 学习档案: all of a user's study, on one printable sheet (docs/product.md 9.14). */
export default function Transcript() {
  return (
    <RequireLogin>
      <Sheet />
    </RequireLogin>
  )
}

function Sheet() {
  const { data, failed, reload } = useFetch(() => api.learning.transcript({}), 'transcript')
  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={styles.skeleton} />
  return (
    <article className={`sheet ${styles.transcript}`} aria-label="学习档案">
      <header className={styles.head}>
        <div>
          <p className={styles.house}>筑学 · 学习档案</p>
          <dl>
            <dt>姓名</dt>
            <dd>{data.userName || '—'}</dd>
            <dt>身份证号</dt>
            <dd>{data.idCard || '未填写'}</dd>
            <dt>生成时间</dt>
            <dd>{minute(data.createTime)}</dd>
          </dl>
        </div>
        <p className={styles.actions}>
          <button type="button" className="btn btn--primary" onClick={() => window.print()}>
            打印
          </button>
          <a className="btn" href={paths.myCert}>
            我的证书
          </a>
        </p>
      </header>
      <TranscriptTable title="证书" columns={certificateColumns} rows={data.certs} />
      {data.cycles.length > 0 && (
        <TranscriptTable title="执业证书和学时周期" columns={cycleColumns} rows={data.cycles} />
      )}
      <TranscriptTable title="课程和学时" columns={courseColumns} rows={data.courses} />
      <TranscriptTable title="上传记录" columns={uploadColumns} rows={data.uploads} />
      <TranscriptTable title="测试" columns={testColumns} rows={data.tests} />
      <TranscriptTable title="打印的证书" columns={printColumns} rows={data.prints} />
      {data.foreign.length > 0 && (
        <TranscriptTable title={foreignMessages.section} columns={foreignColumns} rows={data.foreign} />
      )}
      <p className={styles.foot}>本档案由学员本人生成，学时以省平台的记录为准。</p>
    </article>
  )
}
