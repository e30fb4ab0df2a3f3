import { pagerSteps } from '~/lib/pagination'
import { Icon } from '~/components/ui/Icon'
import styles from './Pager.module.css'

type Props = { page: number; pages: number; onPage: (page: number) => void }

export function Pager({ page, pages, onPage }: Props) {
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label="分页">
      <button
        type="button"
        aria-label="上一页"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <Icon name="left" size={16} />
      </button>
      {pagerSteps(page, pages).map((step, position) =>
        step === 0 ? (
          <span key={`gap-${position}`}>…</span>
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
      <button
        type="button"
        aria-label="下一页"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <Icon name="right" size={16} />
      </button>
    </nav>
  )
}
