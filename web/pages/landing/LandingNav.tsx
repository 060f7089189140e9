import Button from '@mui/material/Button'
import { Brand } from '../../components/brand/Brand'
import { PublicLink } from '../../components/navigation/PublicLink'
import { goTo } from '../../lib/navigation/public-path'
import styles from './frame.module.css'
import { stories } from './landing-words'

/** The bar above the public pages, on the picture or on forest. */
export function LandingNav({ here }: { readonly here?: string }) {
  return (
    <div className={styles.nav}>
      <PublicLink href="/" className={styles.home} aria-label="Tembea, home">
        <Brand size="large" on="forest" />
      </PublicLink>
      <nav className={styles.links} aria-label="Main">
        {stories.map(({ path, name }) => (
          <PublicLink key={path} href={path} aria-current={here === path ? 'page' : undefined}>
            {name}
          </PublicLink>
        ))}
      </nav>
      <Button
        variant="glass"
        href="/login"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          goTo('/login')
        }}
      >
        Sign in
      </Button>
    </div>
  )
}
