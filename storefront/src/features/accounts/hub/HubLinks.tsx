import { CountBadge } from '~/components/ui/CountBadge'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { paths } from '~/lib/paths'
import styles from './MyHub.module.css'

type Props = { unreadMessages: number; openInvoices: number; hasSeats: boolean }

export function HubLinks({ unreadMessages, openInvoices, hasSeats }: Props) {
  const groups = [
    [
      { text: '我的课程', href: paths.myCourse, icon: icons.course },
      { text: '我的问答', href: paths.myAnswer, icon: icons.question },
      { text: '每日一练', href: paths.practice, icon: icons.pencil },
      { text: '专业档案', href: paths.qualifications, icon: icons.compass },
      { text: '我的证书', href: paths.myCert, icon: icons.certificate },
      { text: '学习统计', href: paths.playStatis, icon: icons.clock },
      ...(hasSeats ? [{ text: '我的学员', href: paths.trainingCentre, icon: icons.layers }] : []),
    ],
    [
      {
        text: '我的消息',
        href: paths.messages,
        icon: icons.notice,
        badge: <CountBadge count={unreadMessages} label={`${unreadMessages}条未读`} />,
      },
      {
        text: '我的发票',
        href: paths.myInvoice,
        icon: icons.file,
        badge: openInvoices > 0 && <small>{openInvoices} 张开票中</small>,
      },
      { text: '收件地址', href: paths.addresses, icon: icons.pin },
      { text: '个人信息', href: paths.profile, icon: icons.user },
      { text: '单位', href: paths.organisations, icon: icons.layers },
      { text: '账号与隐私', href: paths.privacy, icon: icons.lock },
    ],
  ]
  return groups.map((links) => (
    <ul key={links[0]!.href} className={`sheet ${styles.links}`}>
      {links.map(({ text, href, icon, ...more }) => (
        <li key={href}>
          <a href={href}>
            <Icon path={icon} size={20} />
            <span>{text}</span>
            {'badge' in more && more.badge}
            <Icon path={icons.right} size={16} />
          </a>
        </li>
      ))}
    </ul>
  ))
}
