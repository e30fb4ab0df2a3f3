import { comparisonTexts } from '@zhuxue/api/terms/catalogue/comparison'
import { Icon } from '~/components/ui/Icon'
import { icons } from '~/components/ui/icons'
import { useStore } from '~/lib/useStore'
import { compared, setCompared, type Compared } from './compared'
import { comparisonPath } from './comparisonPath'

const none: Compared[] = []

/** The chosen courses, and the way to their comparison. */
export function ComparisonBar() {
  const chosen = useStore(compared, none)
  if (chosen.length === 0) return null

  return (
    <section className="comparison-bar" aria-label={comparisonTexts.title} data-comparison>
      <ul className="comparison-bar__courses">
        {chosen.map(({ id, name }) => (
          <li key={id}>
            <span className="one-line">{name}</span>
            <button
              type="button"
              aria-label={comparisonTexts.remove(name)}
              onClick={() => setCompared(chosen.filter((one) => one.id !== id))}
            >
              <Icon path={icons.close} size={14} />
            </button>
          </li>
        ))}
      </ul>
      <div className="comparison-bar__actions">
        <button type="button" className="btn btn--plain" onClick={() => setCompared([])}>
          {comparisonTexts.clear}
        </button>
        {chosen.length > 1 ? (
          <a className="btn btn--primary" href={comparisonPath(chosen.map(({ id }) => id))}>
            {comparisonTexts.start(chosen.length)}
          </a>
        ) : (
          <span className="comparison-bar__hint">{comparisonTexts.oneMore}</span>
        )}
      </div>
    </section>
  )
}
