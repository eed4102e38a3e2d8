import { screens } from '@colloquy/contract/screens'
import { Page } from '../../frame/page.tsx'
import { buttonLook } from '../../ui/button.tsx'
import { Glow } from '../../ui/glow.tsx'
import { Demo } from './demo.tsx'
import { Features } from './features.tsx'
import styles from './landing.module.css'
import { Panels } from './panels.tsx'
import { Ticker } from './ticker.tsx'

export function Landing() {
  return (
    <Page>
      <div className={styles.landing}>
        <div className={styles.hero}>
          <div className={styles.promise}>
            <h1>Say it out loud before it counts.</h1>
            <Ticker />
            <p className={styles.lead}>
              Practise by live voice with an AI persona who wants something, holds something back,
              and answers what you really say. Then get a grade you can check.
            </p>
            <div className={styles.start}>
              <a className={buttonLook('primary')} href={screens.waitlist}>
                Get Started Now
              </a>
              <p className={styles.note}>Not open yet: join the waitlist, and we will tell you.</p>
            </div>
          </div>
          <div className={styles.stage}>
            <Glow size="large" voice="learner" at="start" />
            <Demo />
            <Glow size="large" voice="persona" at="end" />
          </div>
        </div>
        <p className={styles.how}>
          Conversations are structured, deterministic trees, powered by generative AI and served in
          real time. No install needed.
        </p>
        <Panels />
        <Features />
        <section className={styles.close}>
          <h2>The first time should not be the real time.</h2>
          <a className={buttonLook('quiet')} href={screens.waitlist}>
            Join the waitlist
          </a>
        </section>
      </div>
    </Page>
  )
}
