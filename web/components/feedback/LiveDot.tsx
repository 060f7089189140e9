import styles from './live-dot.module.css'

/** 'Live availability', with the green dot. */
export function LiveDot({ children = 'Live availability' }: { readonly children?: string }) {
  return <span className={styles.live}>{children}</span>
}
