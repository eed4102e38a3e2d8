import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import styles from './assignments.module.css'

type ClosedBehindProps = {
  /** What the button says while it is hidden, and while it is shown. */
  words: { show: string; hide: string }
  /** Not looked up before it is shown. */
  children: ReactNode
}

/** What is closed is out of the way until somebody asks for it. */
export function ClosedBehind({ words, children }: ClosedBehindProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <>
      <div className={styles.more}>
        <Button look="plain" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </Button>
      </div>
      {isShown && children}
    </>
  )
}
