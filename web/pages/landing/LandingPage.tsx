import Button from '@mui/material/Button'
import { Icon } from '../../components/icons/Icon'
import { Picture } from '../../components/picture/Picture'
import { registerAddress } from '../../lib/contact/contact'
import heroUrl from './art/hero.svg?no-inline'
import journeyUrl from './art/journey.webp'
import { CalendarPicture } from './CalendarPicture'
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
        <Picture src={heroUrl} alt="" ratio="fill" eager focus="0 30%" />
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
          <div className={styles.actions}>
            <Button variant="main" size="large" href={registerAddress} endIcon={<Icon name="arrow-right" />}>
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
            src={journeyUrl}
            width={1240}
            height={600}
            alt="An itinerary in Tembea: the journey day by day, its map and its price"
            decoding="async"
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
