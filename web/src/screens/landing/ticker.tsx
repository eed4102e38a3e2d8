import { useEffect, useState } from 'react'
import { PlayButton } from '../../ui/play-button.tsx'
import { useStillness } from '../../ui/use-stillness.ts'
import styles from './ticker.module.css'
import { firstTick, nextTick, TICKER_WORDS } from './ticker-timing.ts'

const SENTENCE = `Prepare for your next ${TICKER_WORDS.slice(0, -1).join(', ')} or ${TICKER_WORDS.at(-1)}.`

/** “Prepare for your next …”: every word stands in the same place, so nothing else moves. */
export function Ticker() {
  const isStill = useStillness()
  const [isPaused, setIsPaused] = useState(false)
  const [tick, setTick] = useState(firstTick)
  const isMoving = !isStill && !isPaused

  useEffect(() => {
    if (!isMoving) return
    const { afterMs, ...next } = nextTick(tick)
    const timer = setTimeout(() => setTick(next), afterMs)
    return () => clearTimeout(timer)
  }, [isMoving, tick])

  return (
    <div className={styles.ticker}>
      <p className={styles.phrase}>
        <span className="visually-hidden">{SENTENCE}</span>
        <span aria-hidden="true">Prepare for your next </span>
        <span className={styles.slot} aria-hidden="true">
          {TICKER_WORDS.map((word, index) => (
            <span key={word} className={styles.word} data-state={stateOf(index, tick)}>
              {word}
            </span>
          ))}
        </span>
      </p>
      <PlayButton
        does={isPaused ? 'play' : 'pause'}
        label={isPaused ? 'Play the changing words' : 'Pause the changing words'}
        isCompact
        isHidden={isStill}
        onPress={() => setIsPaused(!isPaused)}
      />
    </div>
  )
}

const stateOf = (index: number, { word, isLeaving }: typeof firstTick) =>
  index !== word ? 'waiting' : isLeaving ? 'leaving' : 'shown'
