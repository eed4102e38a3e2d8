import { type CSSProperties, useEffect, useState } from 'react'
import { useStillness } from '../../../ui/use-stillness.ts'
import styles from './bars.module.css'
import { heightOf, litBars, stepMsOf, type VoiceState } from './visualizer.ts'

type BarsProps = {
  state: VoiceState
  /** One for each bar, from 0 to 1. */
  volumes: readonly number[]
  leastHeight: number
  look?: 'on-form' | 'plain'
}

/** What a voice does, as bars: they rise with its sound, and light up in steps while it is silent. */
export function Bars({ state, volumes, leastHeight, look = 'plain' }: BarsProps) {
  const lit = litBars(state, useStep(state), volumes.length)
  return (
    <span
      className={styles.bars}
      data-state={state}
      data-look={look}
      style={{ '--count': volumes.length } as CSSProperties}
      aria-hidden="true"
    >
      {volumes.map((volume, bar) => (
        <span
          key={bar}
          className={styles.bar}
          data-lit={lit.includes(bar) || undefined}
          style={{ '--height': `${heightOf(volume, leastHeight)}%` } as CSSProperties}
        />
      ))}
    </span>
  )
}

function useStep(state: VoiceState): number {
  const [step, setStep] = useState(0)
  const isStill = useStillness()
  useEffect(() => {
    if (isStill) return
    const steps = setInterval(() => setStep((before) => before + 1), stepMsOf(state))
    return () => {
      clearInterval(steps)
      setStep(0)
    }
  }, [state, isStill])
  return step
}
