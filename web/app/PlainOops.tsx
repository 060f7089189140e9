import styles from './plain-oops.module.css'

/** The error screen where not even its own files can be loaded: the server is away, or your line is. */
export function PlainOops() {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>This page could not be loaded</h1>
      <p>The server cannot be reached. What you entered is kept in this browser.</p>
      <p>
        <a href={location.href}>Try again</a>
      </p>
    </main>
  )
}
