import Button from '@mui/material/Button'
import { Icon } from '../../components/icons/Icon'
import { Picture } from '../../components/picture/Picture'
import { trackClick } from '../../lib/analytics/analytics'
import { registerAddress } from '../../lib/contact/contact'
import heroUrl from './art/hero.svg?no-inline'
import journey760 from './art/journey-760.webp'
import journey1240 from './art/journey-1240.webp'
import journey1860 from './art/journey-1860.webp'
import { CalendarPicture } from './CalendarPicture'
import frame from './frame.module.css'
import { LandingFoot } from './LandingFoot'
import { LandingNav } from './LandingNav'
import styles from './landing.module.css'
import { powerful, productive, profitable } from './landing-words'
import { MarginPicture } from './MarginPicture'
import { PricePicture } from './PricePicture'
import { StorySection } from './StorySection'

/** The landing page (1 §2). */
export function LandingPage() {
  return (
    <>
      <header className={styles.hero}>
        <Picture src={heroUrl} alt="" ratio="fill" eager grain className={styles.sky} />
        <div className={styles.scrim} />
        <LandingNav />
        <div className={styles.head}>
          <h1 className={styles.title}>
            Plan the journey.
            <br />
            Know the price.
          </h1>
          <p className={styles.lead}>
            Tembea is where safari specialists build, price, quote and hold journeys in Africa, and where their
            travelers say yes.
          </p>
          <div className={frame.actions}>
            <Button
              variant="main"
              size="large"
              href={registerAddress}
              onClick={() => trackClick('Register your agency', location.pathname)}
              endIcon={<Icon name="arrow-right" />}
            >
              Register your agency
            </Button>
            <a className={styles.ghost} href="#journey">
              <Icon name="circle-play" />
              See a journey being built
            </a>
          </div>
        </div>
      </header>
      <main>
        <div className={styles.shot} id="journey">
          <img
            src={journey1240}
            srcSet={`${journey760} 760w, ${journey1240} 1240w, ${journey1860} 1860w`}
            sizes="(max-width: 760px) 760px, min(1240px, 100vw)"
            width={1240}
            height={600}
            alt="An itinerary in Tembea: the journey day by day, its map and its price"
            decoding="async"
            fetchPriority="low"
          />
        </div>
        <StorySection story={productive} picture={<CalendarPicture />} />
        <StorySection story={powerful} picture={<PricePicture />} ground="sand" mirrored />
        <StorySection story={profitable} picture={<MarginPicture />} ground="forest" />
      </main>
      <LandingFoot />
    </>
  )
}
