import { Tag } from 'antd'
import { Link } from 'react-router'
import { CourseTagText } from '@zhuxue/api/terms/catalogue'
import { thumbnail } from '../../../components/thumbnail'
import { tagsOf } from '../courses/course'
import styles from './CourseTitle.module.css'
import type { Course } from '../../../lib/apiTypes'

/** Cover, name and tags of a course. */
export function CourseTitle(props: { course: Course; to?: string; below?: string | false }) {
  const { course, to, below } = props
  const { courseName, converImgUrl, courseTags, recommended } = course
  const tags = tagsOf(courseTags).map((tag) => CourseTagText[tag as keyof typeof CourseTagText] ?? tag)

  return (
    <div className={styles.title}>
      {converImgUrl ? (
        <img className={styles.cover} src={thumbnail(converImgUrl)} alt="" loading="lazy" width={64} height={36} />
      ) : (
        <span className={styles.cover} aria-hidden />
      )}
      <div className={styles.words}>
        {to ? (
          <Link to={to} className={styles.name} title={courseName}>
            {courseName}
          </Link>
        ) : (
          <span className={styles.name} title={courseName}>
            {courseName}
          </span>
        )}
        {(tags.length > 0 || recommended === 1) && (
          <div className={styles.tags}>
            {recommended === 1 && (
              <Tag bordered={false} color="warning">
                轮播
              </Tag>
            )}
            {tags.map((tag) => (
              <Tag key={tag} bordered={false}>
                {tag}
              </Tag>
            ))}
          </div>
        )}
        {below && <p className={styles.below}>{below}</p>}
      </div>
    </div>
  )
}
