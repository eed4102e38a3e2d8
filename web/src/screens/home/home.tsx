import { TopBar } from '../../ui/top-bar.tsx'
import styles from './home.module.css'
import { ServerLine } from './server-line.tsx'

export function Home() {
  return (
    <>
      <TopBar />
      <main className={`page ${styles.home}`}>
        <div className={styles.words}>
          <h1>Say it once before it counts</h1>
          <p className={styles.lead}>
            Colloquy lets you practise a conversation out loud with an AI persona, and gives you a
            grade you can check.
          </p>
          <ServerLine />
        </div>
        <div className={styles.mark}>
          <img src="/logo.svg" alt="" width={320} height={320} />
        </div>
      </main>
    </>
  )
}
