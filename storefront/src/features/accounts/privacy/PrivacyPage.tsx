import { FailedState } from '~/components/ui/EmptyState'
import { RequireLogin } from '~/components/ui/RequireLogin'
import { Skeleton } from '~/components/ui/loading/Skeleton'
import { ProfileSection } from '~/features/accounts/profile/ProfileSection'
import profileStyles from '~/features/accounts/profile/Profile.module.css'
import { api } from '~/lib/http/api'
import { useFetch } from '~/lib/http/useFetch'
import { paths } from '~/lib/paths'
import { ClosingForm } from './ClosingForm'
import { DownloadForm } from './DownloadForm'
import styles from './Privacy.module.css'

/** Where the user can correct a group; the others are historical records. */
const corrections: Record<string, string> = {
  个人资料: paths.profile,
  收货地址: paths.addresses,
  当前登录的设备: paths.profile,
  短信提醒设置: paths.messages,
  购物车: paths.cart,
  发票: paths.myInvoice,
}

/** 账号与隐私 (docs/product.md 1). */
export default function PrivacyPage() {
  return (
    <RequireLogin>
      <div className={profileStyles.sections}>
        <ProfileSection title="我的个人信息" text="我们保存的与您有关的信息，可更正的附有入口。">
          <Groups />
        </ProfileSection>
        <ProfileSection title="下载" text="一个压缩包：网页可直接阅读，JSON 文件可供其他软件使用。">
          <DownloadForm />
        </ProfileSection>
        <ProfileSection title="注销账号" text="注销后不能恢复，手机号可以重新注册，但不会得到原账号的内容。">
          <ClosingForm />
        </ProfileSection>
      </div>
    </RequireLogin>
  )
}

function Groups() {
  const { data, failed, reload } = useFetch(() => api.accounts.ownData.ownData.show({}), 'own-data')
  if (failed) return <FailedState onRetry={reload} />
  if (!data) return <Skeleton className={profileStyles.shortSkeleton} />
  return (
    <ul className={styles.list}>
      {data.groups.map(({ title, rows }) => (
        <li key={title}>
          <span>{title}</span>
          <span>
            {rows ? `${rows} 条` : '没有记录'}
            {corrections[title] && (
              <>
                {' '}
                <a className="link" href={corrections[title]} aria-label={`更正${title}`}>
                  更正
                </a>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
