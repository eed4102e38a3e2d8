import { contactEmail } from './contact-email.ts'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <p className={styles.brand}>
          <img src="/logo.svg" alt="" width={24} height={24} />
          Colloquy
        </p>
        <p>
          Contact: <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
        <p>© 2025 Colloquy</p>
      </div>
    </footer>
  )
}
