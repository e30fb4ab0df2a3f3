/** Loads the files of the admin from a template of the page (`build/firstPaint.ts`). */
export async function loadAdmin(): Promise<void> {
  const { content } = document.querySelector<HTMLTemplateElement>('#board')!
  const links = [...content.querySelectorAll('link')]
  const styles = links.filter(({ rel }) => rel === 'stylesheet')
  const scripts = links.filter(({ rel }) => rel === 'modulepreload')
  const styled = Promise.all(styles.map(loaded))
  const antd = styles.filter(({ dataset }) => 'antd' in dataset)
  const own = styles.filter(({ dataset }) => !('antd' in dataset))
  document.head.prepend(...antd, queueOfStyles(), ...own)
  document.head.append(...scripts)
  await styled
  // One by one: together they would block a phone for half a second.
  for (const { href } of scripts) {
    await import(/* @vite-ignore */ href)
    await nextTask()
  }
}

const loaded = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', reject, { once: true })
  })

/**
 * Styles that antd generates come after the stylesheets, as they would without the skeleton, and before our own rules.
 */
function queueOfStyles() {
  const first = document.createElement('style')
  first.dataset.rcOrder = 'prependQueue'
  first.dataset.rcPriority = '-999'
  return first
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
