import { pictureSources, type PictureWidth } from '@zhuxue/api/pictures'
import styles from './Picture.module.css'

/** A stored image in the smallest format that this browser reads, as in Picture.astro. */
export function Picture(props: {
  src: string
  /** Space reserved until it is loaded, in pixels. */
  width: number
  height: number
  /** The sizes attribute. */
  sizes: string
  alt?: string
  widths?: readonly PictureWidth[]
  /** In the first viewport: loaded first. */
  eager?: boolean
  className?: string
}) {
  const { src, width, height, sizes, alt = '', widths, eager, className } = props
  return (
    <picture className={styles.picture}>
      {pictureSources(src, widths).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        className={className}
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
