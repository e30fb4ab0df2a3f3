import { pagerSteps } from '~/lib/pagination'
import { ButtonWithReason } from '~/components/ui/ButtonWithReason'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import styles from './Pager.module.css'

type Props = { page: number; pages: number; onPage: (page: number) => void }

export function Pager({ page, pages, onPage }: Props) {
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label="分页">
      <ButtonWithReason
        type="button"
        aria-label="上一页"
        disabledReason={page <= 1 ? '已经是第一页' : null}
        onClick={() => onPage(page - 1)}
      >
        <Icon path={icons.left} size={16} />
      </ButtonWithReason>
      {pagerSteps(page, pages).map((step, position) =>
        step === 0 ? (
          <span key={`gap-${position}`} className={styles.gap}>
            …
          </span>
        ) : (
          <button
            key={step}
            type="button"
            aria-current={step === page ? 'page' : undefined}
            onClick={() => onPage(step)}
          >
            {step}
          </button>
        )
      )}
      <ButtonWithReason
        type="button"
        aria-label="下一页"
        disabledReason={page >= pages ? '已经是最后一页' : null}
        onClick={() => onPage(page + 1)}
      >
        <Icon path={icons.right} size={16} />
      </ButtonWithReason>
    </nav>
  )
}
